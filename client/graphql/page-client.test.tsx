/** @jest-environment node */
import { ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, skipToken, useFragment, useQuery } from '@apollo/client/react';
import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { executeLink } from '../testing/execute-link';
import { createApolloClient } from './apollo-client';
import { PageClient, type ServerOperation } from './page-client';

type Supplier = { __typename: 'Supplier'; id: number; name: string; phone: string | null };
type Card = { name: string; telephone: string | null };
const card: TypedDocumentNode<Card> = gql`
  fragment Card on Supplier {
    name
    telephone: phone
  }
`;
type Answer = { supplier: (Supplier & { telephone: string | null }) | null };
const profile: TypedDocumentNode<Answer, { id: number }> = gql`
  query Profile($id: Int!) {
    supplier(id: $id) {
      id
      ...Card
    }
  }
  ${card}
`;
const nameOnly: TypedDocumentNode<{ supplier: { name: string } }, { id: number }> = gql`
  query NameOnly($id: Int!) {
    supplier(id: $id) {
      name
    }
  }
`;

const plumber = { supplier: { __typename: 'Supplier', id: 5, name: 'Kōwhai Plumbing', telephone: null } };
const drawn = (client: ApolloClient, Page: FunctionComponent) =>
  renderToString(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );

const answering = (result: ExecutionResult) => {
  const operations: ServerOperation[] = [];
  const client = new PageClient((operation) => {
    operations.push(operation);
    return result;
  });
  return { client, operations };
};

function CardOf({ from }: { from: Pick<Supplier, '__typename' | 'id'> | null }) {
  const { data, complete } = useFragment<Card>({ fragment: card, fragmentName: 'Card', from });
  return complete ? `${data.name}, ${data.telephone ?? 'no phone'}` : 'incomplete';
}

function Profile({ id = 5 }) {
  const { data, loading, error } = useQuery(profile, { variables: { id } });
  if (error) return 'failed';
  if (loading) return 'on its way';
  return data?.supplier ? <CardOf from={data.supplier} /> : 'unknown';
}

const Name = ({ id }: { id: number }) => useQuery(nameOnly, { variables: { id } }).data?.supplier.name;

function Skipped() {
  const { data, loading, refetch } = useQuery(profile, skipToken);
  expect(() => refetch()).toThrow('cannot be fetched again');
  return data || loading ? 'wrong' : 'skipped';
}

describe('page client for server rendering', () => {
  it('renders loader data with fragments and aliases, without watching queries', async () => {
    const { client } = answering({ data: plumber });
    const watch = [jest.spyOn(client, 'watchQuery'), jest.spyOn(client, 'watchFragment')];
    await client.query({ query: profile, variables: { id: 5 } });
    expect(drawn(client, () => <Profile />)).toBe('Kōwhai Plumbing, no phone');
    for (const spy of watch) expect(spy).not.toHaveBeenCalled();
  });

  it('passes the same state to the browser as Apollo Client', async () => {
    const { client } = answering({ data: plumber });
    const own = createApolloClient({ link: executeLink(() => ({ data: plumber })) });
    for (const each of [client, own]) await each.query({ query: profile, variables: { id: 5 } });
    expect(client.extract()).toEqual(own.extract());
    expect(client.extract()).toHaveProperty('Supplier:5');
  });

  it('deduplicates requests and reuses one document, so that the server compiles it once', async () => {
    const [first, second] = [answering({ data: plumber }), answering({ data: plumber })];
    for (const { client } of [first, first, second])
      await client.query({ query: profile, variables: { id: 5 } });
    expect(first.operations).toEqual([
      { query: second.operations[0]?.query, variables: { id: 5 }, operationName: 'Profile' },
    ]);
    expect(first.operations[0]?.query).toBe(second.operations[0]?.query);
  });

  it('requests the type of each record, so that the browser finds it in its cache', async () => {
    const { client, operations } = answering({ data: plumber });
    await client.query({ query: nameOnly, variables: { id: 5 } });
    expect(print(operations[0]?.query as DocumentNode)).toMatch(/supplier.*{\s+name\s+__typename/);
  });

  it('throws response errors, caches nothing and leaves that part of the page to the browser', async () => {
    const { client } = answering({ data: plumber, errors: [{ message: 'too long' } as never] });
    await expect(client.query({ query: profile, variables: { id: 5 } })).rejects.toThrow('too long');
    expect(client.extract()).toEqual({});
    expect(drawn(client, () => <Profile />)).toBe('on its way');
  });

  it('distinguishes a missing record from an unrequested one', async () => {
    const { client } = answering({ data: { supplier: null } });
    await client.query({ query: profile, variables: { id: 6 } });
    expect(drawn(client, () => <Profile id={6} />)).toBe('unknown');
    expect(drawn(client, () => <Profile id={7} />)).toBe('on its way');
  });

  it('reads a query from the data of other operations if it is complete', async () => {
    const { client } = answering({ data: plumber });
    await client.query({ query: profile, variables: { id: 5 } });
    expect(drawn(client, () => <Name id={5} />)).toBe('Kōwhai Plumbing');
    expect(drawn(client, () => <Name id={6} />)).toBe('');
  });

  it('reads a fragment by reference from the cache and reports missing fields', async () => {
    const { client } = answering({ data: plumber });
    await client.query({ query: profile, variables: { id: 5 } });
    expect(drawn(client, () => <CardOf from={{ __typename: 'Supplier', id: 5 }} />)).toContain('Kōwhai');
    expect(drawn(client, () => <CardOf from={{ __typename: 'Supplier', id: 6 }} />)).toBe('incomplete');
    expect(drawn(client, () => <CardOf from={null} />)).toBe('incomplete');
  });

  it('requests nothing for a skipped query and refuses browser-only operations', () => {
    const { client, operations } = answering({ data: plumber });
    expect(drawn(client, Skipped)).toBe('skipped');
    expect(operations).toEqual([]);
  });
});
