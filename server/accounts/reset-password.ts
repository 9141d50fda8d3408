import { z } from 'zod';
import { recordActivity } from '../platform/activity/record-activity.js';
import { once } from '../platform/idempotency.js';
import { emailAddress, parseInput } from '../platform/input.js';
import { type Language, languageGiven } from '../platform/language.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { accountOfLink, endAccountLinks, makeAccountLink, useAccountLink } from './account-links.js';
import { changeAccount } from './change-account.js';
import { claimAccount } from './claim-account.js';
import { findAccountByEmail, lockAccount } from './find-account.js';
import { unlinkIdentities } from './linked-identities.js';
import { requireStrongPassword } from './password-strength.js';
import { hashPassword, password } from './passwords.js';
import { ResetPasswordEmail } from './reset-password.email.js';
import { endAllAccess } from './sessions.js';

/** The schema of a request for a new password. */
export const passwordResetRequest = z.object({ email: emailAddress, language: languageGiven });
const completion = z.object({ token: z.string().min(1).max(200), password });

/**
 * Records a request for a new password, once for an Idempotency-Key. The account is looked up after the
 * response, so that neither the response nor its time reveals whether the address has one.
 */
export async function requestPasswordReset(context: RequestContext, input: unknown): Promise<void> {
  const { email, language } = parseInput(passwordResetRequest, input);
  // Not limited by account: others could block the owner. The mailbox has its own limits.
  await limitRate(context, 'reset-password');
  await once(context, 'requestPasswordReset', { email }, async () => {
    const [row]: { id: string }[] = await context.app.database.manager.query(
      'INSERT INTO password_reset_request (email, language, asked_from) VALUES ($1, $2, $3) RETURNING id',
      [email, language ?? 'en', context.clientAddress],
    );
    const requestId = String(row?.id);
    await recordActivity(context, {
      action: 'account.password-reset-asked-for',
      subjectType: 'user',
      subjectId: null,
      followUps: [{ job: 'account.mail-reset-link', payload: { requestId } }],
    });
  });
}

/** A recorded request. `requestedFrom` is the network address that limits count. */
interface ResetRequest {
  email: string;
  language: Language;
  requestedFrom: string;
}

/** Mails the requested link if the address has an active account, and deletes the request. */
export async function mailResetLink(context: RequestContext, requestId: string): Promise<void> {
  const { database, config } = context.app;
  await database.transaction(async (manager) => {
    const [[request]]: [ResetRequest[], number] = await manager.query(
      'DELETE FROM password_reset_request WHERE id = $1 RETURNING email, language, asked_from AS "requestedFrom"',
      [requestId],
    );
    const account = request && (await findAccountByEmail(context, request.email));
    if (!account || account.deactivatedAt) return;
    const token = await makeAccountLink(context, account.id, 'reset-password');
    const mail = new ResetPasswordEmail(config.publicUrl, request.language, token);
    await recordActivity(context, {
      action: 'account.password-reset-requested',
      subjectType: 'user',
      subjectId: account.id,
      followUps: [await queueEmail(context, mail, account.email, { requestedFrom: request.requestedFrom })],
    });
  });
}

/**
 * Sets a new password with the token from a mailed link. Ends every session, every other mailed link and the
 * sign-in with Google. The address counts as confirmed. The name from an unconfirmed registration is removed,
 * as it may be a stranger's.
 * @throws AppError BAD_USER_INPUT if the link no longer works, or if the password is easy to guess, after
 *   which the link still works
 */
export async function resetPassword(context: RequestContext, input: unknown): Promise<void> {
  const fields = parseInput(completion, input);
  await limitRate(context, 'reset-password');
  const account = await accountOfLink(context, fields.token, 'reset-password');
  await requireStrongPassword(fields.password, account);
  const passwordHash = await hashPassword(fields.password);
  await context.app.database.transaction(async (manager) => {
    const locked = await lockAccount(context, account.id);
    const userId = await useAccountLink(context, fields.token, 'reset-password');
    await endAccountLinks(context, userId);
    // The name of an account without a password was set by staff.
    const known = locked?.emailVerifiedAt || !locked?.passwordHash;
    const fullName = known ? (locked?.fullName ?? null) : null;
    const proven = { passwordHash, fullName, emailVerifiedAt: new Date() };
    if (!(await claimAccount(context, userId, proven))) await changeAccount(manager, userId, proven);
    await unlinkIdentities(context, userId);
    await endAllAccess(context, userId);
    await recordActivity(context, {
      action: 'account.password-reset',
      subjectType: 'user',
      subjectId: userId,
    });
  });
}
