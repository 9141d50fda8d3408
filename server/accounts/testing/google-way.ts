import type { LightMyRequestResponse } from 'fastify';
import type { TestOpenIdProvider } from '../../testing/test-open-id-provider.js';
import { TestUplift } from '../../testing/test-uplift.js';

/** Where the product that `TestUplift` starts is sent back to. */
export const BACK_TO = 'http://localhost:4000/api/auth/google/back';

type Cookies = Record<string, string>;

const cookiesOf = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

/** Follows the link on the sign-in page: where it leads, and what the browser keeps. */
export async function leave(uplift: TestUplift, query = '') {
  const answer = await uplift.http.inject(`/api/auth/google/start${query}`);
  return { answer, to: String(answer.headers.location), cookies: cookiesOf(answer) };
}

/** Comes back from the provider. */
export const comeBack = (uplift: TestUplift, address: string, cookies: Cookies = {}) =>
  uplift.http.inject({ url: address.replace(/^http:\/\/[^/]+/, ''), cookies });

/** The whole way: where it ends on the site, and the answer that led there. */
export async function throughGoogle(uplift: TestUplift, provider: TestOpenIdProvider, query = '') {
  const { to, cookies } = await leave(uplift, query);
  const answer = await comeBack(uplift, await provider.walk(to), cookies);
  return { answer, end: endOf(answer) };
}

/** Where an answer leads to on the site. */
export const endOf = ({ headers }: LightMyRequestResponse): string =>
  String(headers.location).replace('http://localhost:4000', '');

/** Whether an answer signs somebody in. */
export const signsIn = (answer: LightMyRequestResponse): boolean => Boolean(cookiesOf(answer).uplift_refresh);

/** Signs in with a token of the provider's. */
export const withCredential = (uplift: TestUplift, credential: string, nonce?: string) =>
  uplift.rest('POST', 'auth/google', { body: { credential, nonce } });

/** A product that uses the provider. */
export const startWith = (provider: TestOpenIdProvider, env: Record<string, string> = {}) =>
  TestUplift.start({ ...provider.env, ...env });
