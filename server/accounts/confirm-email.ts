import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badInput } from '../platform/errors.js';
import { line, parseInput } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { accountOfLink, linkExpired, useAccountLink } from './account-links.js';
import { changeAccount } from './change-account.js';
import { checkPassword } from './check-password.js';
import { lockAccount } from './find-account.js';
import { requireStrongPassword } from './password-strength.js';
import { hashPassword, password, typedPassword } from './passwords.js';
import { endAllAccess } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

const confirmation = z
  .object({
    token: z.string().max(200),
    password: typedPassword.nullish(),
    newPassword: password.nullish(),
    fullName: line(200).nullish(),
  })
  .refine((given) => !(given.password && given.newPassword), {
    message: 'Enter the password you registered with, or reset it to choose a new one.',
  });
type Confirmation = z.output<typeof confirmation>;

/**
 * Confirms an address with the token from a mailed link. The user who registered proves it with the password,
 * or by being signed in. Any other reader of the mail did not register: a new password makes the account
 * theirs, ends every session and removes the name. The link works until it has confirmed the address. It
 * cannot set the password of an account with a confirmed address.
 * @throws AppError BAD_USER_INPUT, at `password` if it is missing or wrong; RATE_LIMITED
 */
export async function confirmEmail(context: RequestContext, input: unknown): Promise<void> {
  const given = parseInput(confirmation, input);
  await limitRate(context, 'confirm-email');
  const account = await accountOfLink(context, given.token, 'confirm-email');
  requireOpen(account, given);
  if (!given.newPassword) await requireRegistrant(context, account, given.password);
  const changes = given.newPassword
    ? await takenOver(account, given.newPassword, given.fullName)
    : { emailVerifiedAt: new Date() };
  await context.app.database.transaction(async (manager) => {
    requireOpen(await lockAccount(context, account.id), given);
    await useAccountLink(context, given.token, 'confirm-email');
    await changeAccount(manager, account.id, changes);
    if (given.newPassword) await endAllAccess(context, account.id);
    await recordActivity(context, {
      action: given.newPassword ? 'account.taken-over' : 'account.email-confirmed',
      subjectType: 'user',
      subjectId: account.id,
    });
  });
}

/**
 * Throws if the link would set the password of an account with a confirmed address. Its owner can reset the
 * password by a link that works for minutes, not days.
 */
function requireOpen(account: UserAccount | null, { newPassword }: Confirmation): void {
  if (newPassword && account?.emailVerifiedAt) throw linkExpired();
}

async function requireRegistrant(
  context: RequestContext,
  account: UserAccount,
  given: string | null | undefined,
): Promise<void> {
  if (userOf(context)?.id === account.id) return;
  if (!given) throw refused('Enter the password you registered with.', 'missing');
  if (!(await checkPassword(context, { email: account.email, account, password: given })))
    throw refused('That password isn’t right.', 'wrong');
}

const refused = (message: string, reason: string) =>
  badInput(message, [{ field: 'password', message, reason }]);

async function takenOver(account: UserAccount, newPassword: string, fullName: Confirmation['fullName']) {
  await requireStrongPassword(newPassword, { email: account.email, fullName }, 'newPassword');
  return {
    passwordHash: await hashPassword(newPassword),
    fullName: fullName || null,
    emailVerifiedAt: new Date(),
  };
}
