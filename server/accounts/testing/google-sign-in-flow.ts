import type { LightMyRequestResponse } from 'fastify';
import type { TestOpenIdProvider } from '../../testing/test-open-id-provider.js';
import { TestUplift } from '../../testing/test-uplift.js';

/** The address to which Google sends the browser back in tests. */
export const BACK_TO = 'http://localhost:4000/api/auth/google/back';

type Cookies = Record<string, string>;

const cookiesOf = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

/** Follows the link on the sign-in page. Returns the address it leads to and the cookies it sets. */
export async function leave(uplift: TestUplift, query = '') {
  const answer = await uplift.http.inject(`/api/auth/google/start${query}`);
  return { answer, to: String(answer.headers.location), cookies: cookiesOf(answer) };
}

/** Returns from the provider. */
export const comeBack = (uplift: TestUplift, address: string, cookies: Cookies = {}) =>
  uplift.http.inject({ url: address.replace(/^http:\/\/[^/]+/, ''), cookies });

/** Goes the whole way. Returns the page it ends on and the response that leads there. */
export async function throughGoogle(uplift: TestUplift, provider: TestOpenIdProvider, query = '') {
  const { to, cookies } = await leave(uplift, query);
  const answer = await comeBack(uplift, await provider.walk(to), cookies);
  return { answer, end: endOf(answer) };
}

/** Returns the page of the site to which a response redirects. */
export const endOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers.location).replace('http://localhost:4000', '');

/** Returns true if a response signs a user in. */
export const signsIn = (answer: LightMyRequestResponse): boolean => Boolean(cookiesOf(answer).uplift_refresh);

/** Signs in with a token from the provider. */
export const withCredential = (uplift: TestUplift, credential: string, nonce?: string) =>
  uplift.rest('POST', 'auth/google', { body: { credential, nonce } });

/** Starts the product with this provider. */
export const startWith = (provider: TestOpenIdProvider, env: Record<string, string> = {}) =>
  TestUplift.start({ ...provider.env, ...env });
