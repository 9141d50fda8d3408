import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { fetchNewest } from './fetch-newest';

type Thing = { __typename: 'Thing'; id: number; name: string };

const THING: TypedDocumentNode<{ thing: Thing }, { id: number }> = gql`
  query Thing($id: Int!) {
    thing(id: $id) {
      id
      name
    }
  }
`;
const thing = (name: string): Thing => ({ __typename: 'Thing', id: 7, name });

it('returns the server’s answer while a change of the same record is saving', async () => {
  const cache = new InMemoryCache();
  const link = new ApolloLink(() => of({ data: { thing: thing('theirs') } }));
  const client = new ApolloClient({ cache, link });
  cache.writeQuery({ query: THING, variables: { id: 7 }, data: { thing: thing('before') } });
  cache.recordOptimisticTransaction((open) => {
    open.writeQuery({ query: THING, variables: { id: 7 }, data: { thing: thing('mine') } });
  }, 'saving');
  const newest = await fetchNewest(client, THING, { id: 7 });
  expect(newest?.thing.name).toBe('theirs');
  cache.removeOptimistic('saving');
  expect(cache.readQuery({ query: THING, variables: { id: 7 } })?.thing.name).toBe('theirs');
});
