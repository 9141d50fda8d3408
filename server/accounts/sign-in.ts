import { z } from 'zod';
import { oneSpelling } from '../../shared/email-address.js';
import { wrongCredentials } from '../platform/errors.js';
import { line, parseInput } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { checkPassword } from './check-password.js';
import { findAccountByEmail } from './find-account.js';
import { typedPassword } from './passwords.js';
import type { Session } from './session.type.js';
import { startSession } from './sessions.js';

/** The schema of credentials. */
export const credentials = z.object({
  // Surrounding white space is removed. A text that is not an address matches no account.
  email: line(254).transform(oneSpelling),
  password: typedPassword,
});

/**
 * Signs a user in with email address and password.
 * @throws AppError WRONG_CREDENTIALS, which never says what was wrong (A43), or RATE_LIMITED
 */
export async function signIn(context: RequestContext, input: unknown): Promise<Session> {
  const { email, password } = parseInput(credentials, input);
  const account = await findAccountByEmail(context, email);
  const fits = await checkPassword(context, { email, account, password });
  if (!account?.passwordHash || !fits) throw wrongCredentials();
  return startSession(context, { id: account.id, passwordHash: account.passwordHash }, 'password');
}
