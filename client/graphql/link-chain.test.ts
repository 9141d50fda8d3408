import { gql } from '@apollo/client';
import { userWith } from '../testing/users';
import { createApolloClient } from './apollo-client';
import { toAppError } from './errors';
import { createLinkChain } from './link-chain';
import { createRefresh } from './refresh-session';
import { Session } from './session';

type Call = { operation: string; query: string; headers: Headers; body: object };

const user = userWith(['BUSINESS']);
const read = gql`query Numbers { impactSummary { supplierCount } }`;
const write = gql`mutation Rename { updateMyName(fullName: "Ana") { id } }`;

const refused = {
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED', id: 'r1' } }],
  data: null,
};
const numbers = { data: { impactSummary: { __typename: 'ImpactSummary', supplierCount: 240 } } };
const renewed = { data: { refreshSession: { accessToken: 'new', expiresAt: '', user } } };
const gone = { data: { refreshSession: null } };

/** Answers like the server, by the operation and the token of the request. */
function serve(answer: (operation: string, token: string | null) => object, status = 200) {
  const calls: Call[] = [];
  global.fetch = jest.fn(async (_url, init) => {
    const sent = JSON.parse(String(init?.body));
    const { operationName, query } = sent;
    const headers = new Headers(init?.headers);
    calls.push({ operation: operationName, query, headers, body: sent });
    const body = answer(operationName, headers.get('authorization'));
    const code = 'errors' in body ? (status === 200 ? 401 : status) : 200;
    return new Response(JSON.stringify(body), {
      status: code,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  });
  return calls;
}

function signedInClient() {
  const session = new Session(null);
  session.adopt({ accessToken: 'old', user });
  const client = createApolloClient({ link: createLinkChain(session, createRefresh(session)) });
  return { session, client };
}

const operations = (calls: Call[]) =>
  calls.map(({ operation, headers }) => `${operation} ${headers.get('authorization')}`);

it('requests carry the bearer token and the CSRF headers R311', async () => {
  const calls = serve(() => numbers);
  await signedInClient().client.query({ query: read });
  expect(operations(calls)).toEqual(['Numbers Bearer old']);
  expect(calls[0]?.headers.get('apollo-require-preflight')).toBe('true');
  expect(calls[0]?.headers.get('x-apollo-operation-name')).toBe('Numbers');
});

it('requests hold only the operation, so that the server can use its fast path', async () => {
  const calls = serve(() => numbers);
  await signedInClient().client.query({ query: read });
  expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(calls[0]?.headers.get('accept')).toBe('application/graphql-response+json,application/json;q=0.9');
});

it.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID'])(
  'a request refused with %s refreshes the session once and retries with the new token',
  async (code) => {
    const calls = serve((operation, token) => {
      if (operation === 'RefreshSession') return renewed;
      return token === 'Bearer new'
        ? numbers
        : { errors: [{ message: 'Please sign in.', extensions: { code } }], data: null };
    });
    const { client, session } = signedInClient();
    const { data } = await client.query({ query: read });
    expect(data).toEqual(numbers.data);
    expect(operations(calls)).toEqual(['Numbers Bearer old', 'RefreshSession null', 'Numbers Bearer new']);
    expect(session.accessToken).toBe('new');
  },
);

it('removes client directives from the refresh request', async () => {
  const calls = serve((operation) => (operation === 'RefreshSession' ? renewed : refused));
  await signedInClient()
    .client.query({ query: read })
    .catch(() => undefined);
  expect(calls[1]?.query).toContain('refreshSession');
  expect(calls[1]?.query).not.toContain('@');
});

it('requests refused at the same time share one refresh', async () => {
  const calls = serve((operation, token) => {
    if (operation === 'RefreshSession') return renewed;
    return token === 'Bearer new' ? numbers : refused;
  });
  const { client } = signedInClient();
  const ask = () =>
    client.query({ query: read, fetchPolicy: 'network-only', context: { queryDeduplication: false } });
  await Promise.all([ask(), ask(), ask()]);
  expect(calls.filter(({ operation }) => operation === 'RefreshSession')).toHaveLength(1);
});

it('retries a query without a token if the refresh is refused R311', async () => {
  const calls = serve((operation, token) => {
    if (operation === 'RefreshSession') return gone;
    return token ? refused : numbers;
  });
  const { client, session } = signedInClient();
  const { data } = await client.query({ query: read });
  expect(data).toEqual(numbers.data);
  expect(operations(calls)).toEqual(['Numbers Bearer old', 'RefreshSession null', 'Numbers null']);
  expect(session.current().status).toBe('signed-out');
});

it('retries a mutation without a token, so that a public form is sent after the session ended', async () => {
  const calls = serve((operation, token) => {
    if (operation === 'RefreshSession') return gone;
    return token ? refused : { data: { updateMyName: { __typename: 'User', id: 1 } } };
  });
  const { data } = await signedInClient().client.mutate({ mutation: write });
  expect(data).toEqual({ updateMyName: { __typename: 'User', id: 1 } });
  expect(operations(calls)).toEqual(['Rename Bearer old', 'RefreshSession null', 'Rename null']);
});

it('does not send a mutation as a visitor if the refresh failed on the server', async () => {
  const unavailable = { errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] };
  const calls = serve((operation) => (operation === 'RefreshSession' ? unavailable : refused), 503);
  const failure = await signedInClient()
    .client.mutate({ mutation: write })
    .catch((error: unknown) => error);
  expect(toAppError(failure).code).toBe('UNAUTHENTICATED');
  expect(operations(calls)).toEqual(['Rename Bearer old', 'RefreshSession null']);
});

it('a mutation that needs a session reports that the sign-in has ended', async () => {
  const ended = { ...refused, errors: [{ ...refused.errors[0], message: 'Your sign-in has ended.' }] };
  serve((operation, token) => {
    if (operation === 'RefreshSession') return gone;
    return token ? ended : refused;
  });
  const failure = await signedInClient()
    .client.mutate({ mutation: write })
    .catch((error: unknown) => error);
  expect(toAppError(failure)).toEqual({
    code: 'UNAUTHENTICATED',
    message: 'Your sign-in has ended.',
    id: 'r1',
    fields: [],
  });
});

it('a failed refresh on the server does not sign the user out', async () => {
  serve(
    (operation) =>
      operation === 'RefreshSession' ? { errors: [{ message: 'x', extensions: {} }] } : refused,
    500,
  );
  const session = new Session(null);
  session.adopt({ accessToken: 'old', user });
  expect(await createRefresh(session)()).toBe(false);
  expect(session.current().status).toBe('signed-in');
});

it('a user who signs out during or before a refresh stays signed out', async () => {
  const session = new Session(null);
  session.adopt({ accessToken: 'old', user });
  const calls = serve(() => {
    session.clear();
    return renewed;
  });
  const refresh = createRefresh(session);
  expect(await refresh()).toBe(false);
  expect(session.current().status).toBe('signed-out');
  expect(await refresh()).toBe(false);
  expect(operations(calls)).toEqual(['RefreshSession null']);
});

it('does not refresh for a visitor', async () => {
  const calls = serve(() => refused);
  const session = new Session(null);
  const client = createApolloClient({ link: createLinkChain(session, createRefresh(session)) });
  await client.query({ query: read }).catch(() => undefined);
  expect(operations(calls)).toEqual(['Numbers null']);
});

it('errors never show a raw message from the network or the runtime', () => {
  expect(toAppError(new TypeError('fetch failed: ECONNREFUSED 10.0.0.1'))).toMatchObject({
    code: 'NETWORK',
    message: expect.not.stringContaining('ECONN'),
  });
});

it('requests go to the site itself or to the configured API R312 A154', async () => {
  serve((operation) => (operation === 'RefreshSession' ? renewed : numbers));
  for (const apiUrl of [undefined, 'https://api.dev.uplift.example']) {
    const session = new Session(null);
    session.adopt({ accessToken: 'old', user });
    const refresh = createRefresh(session, apiUrl);
    await refresh();
    await createApolloClient({ link: createLinkChain(session, refresh, apiUrl) }).query({ query: read });
  }
  const requests = jest.mocked(global.fetch).mock.calls.map(([url, init]) => [url, init?.credentials]);
  expect(requests).toEqual([
    ['/graphql', 'include'],
    ['/graphql', 'include'],
    ['https://api.dev.uplift.example/graphql', 'include'],
    ['https://api.dev.uplift.example/graphql', 'include'],
  ]);
});
