import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badField, unauthenticated } from '../platform/errors.js';
import { requireNotLeft, type SignedInUser } from '../platform/identity/signed-in-user.js';
import { line, parseInput } from '../platform/input.js';
import { limitRate } from '../platform/rate-limit.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { endAccountLinks } from './account-links.js';
import { changeAccount } from './change-account.js';
import { loadCurrentUser } from './current-user.read-model.js';
import type { CurrentUser } from './current-user.type.js';
import { lockAccount } from './find-account.js';
import { requireStrongPassword } from './password-strength.js';
import { hashPassword, password, typedPassword, verifyPassword } from './passwords.js';
import type { Session } from './session.type.js';
import { endAllSessions, startSession } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

const passwords = z.object({ currentPassword: typedPassword, newPassword: password });
const name = z.object({ fullName: line(200) });

/**
 * Returns the signed-in user of the request.
 * @throws AppError UNAUTHENTICATED
 */
export function requireUser(context: RequestContext): SignedInUser {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  return user;
}

const notCurrent = () => badField('currentPassword', 'This is not your current password.');

/**
 * Changes the password of the caller and returns a new session. Mailed links end and other devices are signed
 * out.
 */
export async function changePassword(context: RequestContext, input: unknown): Promise<Session> {
  const user = requireUser(context);
  const fields = parseInput(passwords, input);
  await limitRate(context, 'change-password', user.email);
  const { manager } = context.app.database;
  const account = await manager.findOneByOrFail(UserAccount, { id: user.id });
  if (!(await verifyPassword(fields.currentPassword, account.passwordHash))) throw notCurrent();
  await requireStrongPassword(fields.newPassword, account, 'newPassword');
  const passwordHash = await hashPassword(fields.newPassword);
  return context.app.database.transaction(async (transaction) => {
    const locked = await lockAccount(context, user.id);
    if (locked?.passwordHash !== account.passwordHash) throw notCurrent();
    await transaction.update(UserAccount, user.id, { passwordHash });
    await endAllSessions(context, user.id);
    await endAccountLinks(context, user.id);
    await recordActivity(context, {
      action: 'account.password-changed',
      subjectType: 'user',
      subjectId: user.id,
    });
    return startSession(context, { id: user.id, passwordHash }, 'password');
  });
}

/**
 * Changes the full name of the caller. Users of a supplier or good cause that has left cannot change it
 * (A157).
 */
export async function updateMyName(context: RequestContext, input: unknown): Promise<CurrentUser> {
  const user = requireUser(context);
  const { fullName } = parseInput(name, input);
  await limitRate(context, 'update-name', user.email);
  requireNotLeft(user);
  await context.app.database.transaction(async (manager) => {
    await changeAccount(manager, user.id, { fullName: fullName || null });
    await recordActivity(context, { action: 'account.renamed', subjectType: 'user', subjectId: user.id });
  });
  const current = await loadCurrentUser(context.app.database, user.id);
  if (!current) throw unauthenticated();
  return current;
}
