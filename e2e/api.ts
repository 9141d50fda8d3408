/** Of every demo sign-in. */
const PASSWORD = 'uplift-demo';

import { underTest } from './under-test.js';

const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : undefined);

/** What the GraphQL API answers. */
export async function graphql<T>(query: string, variables: object = {}, token?: string): Promise<T> {
  const response = await fetch(`${underTest().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: T }).data;
}

/** A documented call that reads: its status and what it answers. */
export async function rest<T>(path: string, token: string): Promise<{ status: number; body: T }> {
  const response = await fetch(`${underTest().url}/api/${path}`, { headers: bearer(token) });
  return { status: response.status, body: (await response.json()) as T };
}

/** A token of a demo sign-in. */
export async function tokenOf(email: string): Promise<string> {
  const { signIn } = await graphql<{ signIn: { accessToken: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
    { email, password: PASSWORD },
  );
  return signIn.accessToken;
}
