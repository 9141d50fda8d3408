import { z } from 'zod';
import { recordActivity } from '../activity/record-activity.js';
import { emailAddress, parseInput } from '../platform/input.js';
import { languageGiven } from '../platform/language.js';
import { queueEmail } from '../platform/mail/email.js';
import { limitRate } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { makeAccountLink, useAccountLink } from './account-links.js';
import { claimAccount } from './claim-account.js';
import { findAccountByEmail } from './find-account.js';
import { hashPassword, password } from './passwords.js';
import { ResetPasswordEmail } from './reset-password.email.js';
import { endAllSessions } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

const request = z.object({ email: emailAddress, language: languageGiven });
const completion = z.object({ token: z.string().min(1).max(200), password });

/** Mails a link for a new password, if there is such an account; the answer is the same if not. */
export async function requestPasswordReset(context: RequestContext, input: unknown): Promise<void> {
  const { email, language } = parseInput(request, input);
  await limitRate(context, 'reset-password', email);
  const account = await findAccountByEmail(context, email);
  if (!account) return;
  await context.app.database.transaction(async () => {
    const token = await makeAccountLink(context, account.id, 'reset-password');
    const mail = await queueEmail(
      context,
      new ResetPasswordEmail(context.app.config.publicUrl, token, language ?? 'en'),
      account.email,
    );
    await recordActivity(context, {
      action: 'account.password-reset-requested',
      subjectType: 'user',
      subjectId: account.id,
      followUps: [mail],
    });
  });
}

/** Sets a new password by a mailed link; every session of the account ends, the address counts as confirmed. */
export async function resetPassword(context: RequestContext, input: unknown): Promise<void> {
  const fields = parseInput(completion, input);
  await limitRate(context, 'reset-password');
  const passwordHash = await hashPassword(fields.password);
  await context.app.database.transaction(async (manager) => {
    const userId = await useAccountLink(context, fields.token, 'reset-password');
    const proven = { passwordHash, emailVerifiedAt: new Date() };
    if (!(await claimAccount(context, userId, proven))) await manager.update(UserAccount, userId, proven);
    await endAllSessions(context, userId);
    await recordActivity(context, {
      action: 'account.password-reset',
      subjectType: 'user',
      subjectId: userId,
    });
  });
}
