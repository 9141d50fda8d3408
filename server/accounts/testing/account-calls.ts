import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import type { TestUplift } from '../../testing/test-uplift.js';

type Answer = Awaited<ReturnType<TestUplift['rest']>>;
type Headers = Record<string, string>;

/** Signs in with email address and password. */
export const logIn = (uplift: TestUplift, email: string, password: string): Promise<Answer> =>
  uplift.rest('POST', 'auth/login', { body: { email, password } });

/** Renews a session with a refresh cookie. */
export const refresh = (uplift: TestUplift, headers: Headers): Promise<Answer> =>
  uplift.rest('POST', 'auth/refresh', { headers });

/** Returns the header with the access token of the session in a response. */
export const bearerOf = (answer: Answer): Headers => ({ authorization: `Bearer ${answer.json().token}` });

/** Returns the header with the refresh cookie of a response. */
export const refreshCookieOf = ({ cookies }: Pick<Answer, 'cookies'>): Headers => ({
  cookie: `uplift_refresh=${cookies.find(({ name }) => name === 'uplift_refresh')?.value}`,
});

/** Returns true if an access token is still valid. */
export const opens = async (uplift: TestUplift, headers: Headers): Promise<boolean> =>
  (await uplift.rest('GET', 'CurrentUserData', { headers })).statusCode === 200;

/** Returns the token of the link in a mail. */
export const tokenIn = (mail?: Pick<MailDelivery, 'bodyText'>): string =>
  /token=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? '';

/** Requests a link for a new password and returns its token. */
export async function mailedResetToken(uplift: TestUplift, email: string): Promise<string> {
  await uplift.rest('POST', 'auth/resetPassword', { body: { email } });
  await uplift.work('account.mail-reset-link');
  const where = { toAddress: email, kind: 'account.reset-password' };
  return tokenIn(
    await uplift.app.database.manager.findOneOrFail(MailDelivery, { where, order: { id: 'DESC' } }),
  );
}

/** Sets a new password with the token of such a link. */
export const resetPassword = (uplift: TestUplift, token: string | undefined, password: string) =>
  uplift.graphql(
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
    { token, password },
  );
