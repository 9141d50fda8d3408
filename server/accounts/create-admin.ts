import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createRecord } from '../kits/records/create-record.js';
import { saveRecord } from '../kits/records/update-record.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badInput } from '../platform/errors.js';
import { emailAddress, line, parseInput } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import type { RequestContext } from '../platform/request-context.js';
import { endAccountLinks, makeAccountLink } from './account-links.js';
import { findAccountByEmail, lockAccount } from './find-account.js';
import { InvitationEmail } from './invitation.email.js';
import { endAllAccess } from './sessions.js';
import { users } from './user.commands.js';
import { userRecords } from './user.fields.js';
import { UserAccount } from './user-account.entity.js';

const wanted = z.object({
  email: emailAddress,
  fullName: line(200)
    .optional()
    .transform((name) => name || undefined),
});

/** The result of creating an administrator. */
export interface CreatedAdmin {
  email: string;
  /** `raised`: the account existed and got the role. `unchanged`: it had the role already. */
  outcome: 'created' | 'raised' | 'unchanged';
  /** The address that sets the password, works once and for seven days. Null if the user can sign in already. */
  link: string | null;
  /** True if the link is also sent to the user. */
  mailed: boolean;
  /** True if the account had a password although its address was never confirmed. It no longer has one. */
  passwordRemoved: boolean;
}

/**
 * Creates an account with the role Admin, or gives the role to the account with this address. Its address is
 * confirmed with a link that sets the password. A password that was chosen before the address was confirmed is
 * removed, since a stranger may have registered with the address.
 * @throws AppError BAD_USER_INPUT for an invalid address or name, or if the account is deactivated
 */
export async function createAdmin(
  context: RequestContext,
  input: { email: string; fullName?: string },
): Promise<CreatedAdmin> {
  const { email, fullName } = parseInput(wanted, input);
  return context.app.database.transaction(async () => {
    const existing = await findAccountByEmail(context, email);
    if (existing) return raise(context, existing.id);
    const besides = { email, identityId: randomUUID() };
    const fields = { fullName, roles: ['Admin'] };
    const id = await createRecord(context, users, `createAdmin ${email}`, fields, { besides });
    return { email, outcome: 'created', passwordRemoved: false, ...(await invite(context, id, email)) };
  });
}

async function raise(context: RequestContext, id: number): Promise<CreatedAdmin> {
  const account = await lockAccount(context, id);
  if (!account || account.deactivatedAt)
    throw badInput('This account is deactivated. Another Admin can reactivate it, or use another address.');
  const outcome = account.roles.includes('Admin') ? 'unchanged' : 'raised';
  if (outcome === 'raised')
    await saveRecord(context, userRecords, account, { roles: [...account.roles, 'Admin'] }, 'user.changed');
  const { email } = account;
  if (account.emailVerifiedAt) return { email, outcome, link: null, mailed: false, passwordRemoved: false };
  const passwordRemoved = account.passwordHash !== null;
  if (passwordRemoved) await endUnconfirmedAccess(context, id);
  return { email, outcome, passwordRemoved, ...(await invite(context, id, email)) };
}

async function endUnconfirmedAccess(context: RequestContext, id: number): Promise<void> {
  await context.app.database.manager.update(UserAccount, id, { passwordHash: null });
  await endAccountLinks(context, id);
  await endAllAccess(context, id);
}

/** Creates the link that sets the password, and mails it if mail is sent by SMTP. */
async function invite(
  context: RequestContext,
  id: number,
  email: string,
): Promise<{ link: string; mailed: boolean }> {
  const { publicUrl, smtpUrl } = context.app.config;
  const mail = new InvitationEmail(
    publicUrl,
    'en',
    await makeAccountLink(context, id, 'reset-password', 'invitation'),
  );
  await recordActivity(context, {
    action: 'user.invited',
    subjectType: 'user',
    subjectId: id,
    followUps: smtpUrl ? [await queueEmail(context, mail, email)] : [],
  });
  return { link: mail.link(), mailed: Boolean(smtpUrl) };
}
