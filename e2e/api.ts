/** The password of every demo sign-in. */
const PASSWORD = 'uplift-demo';

import { underTest } from './under-test.js';

const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : undefined);

/** Returns the data of a GraphQL query. */
export async function graphql<T>(query: string, variables: object = {}, token?: string): Promise<T> {
  const response = await fetch(`${underTest().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: T }).data;
}

/** Sends a documented call that reads. Returns its status and body. */
export async function rest<T>(path: string, token: string): Promise<{ status: number; body: T }> {
  const response = await fetch(`${underTest().url}/api/${path}`, { headers: bearer(token) });
  return { status: response.status, body: (await response.json()) as T };
}

/** Returns a token of a demo sign-in. */
export async function tokenOf(email: string): Promise<string> {
  const { signIn } = await graphql<{ signIn: { accessToken: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
    { email, password: PASSWORD },
  );
  return signIn.accessToken;
}
