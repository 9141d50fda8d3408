import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createRecord } from '../kits/records/create-record.js';
import type { RecordDefinition } from '../kits/records/record-definition.js';
import { rejectDuplicate } from '../kits/records/reject-duplicate.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badField, badInput, sqlState } from '../platform/errors.js';
import { once } from '../platform/idempotency.js';
import { emailAddress, parseInput } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import type { RequestContext } from '../platform/request-context.js';
import { makeAccountLink } from './account-links.js';
import { findAccountByEmail, lockAccount } from './find-account.js';
import { InvitationEmail } from './invitation.email.js';
import { users } from './user.commands.js';
import type { userFields } from './user.fields.js';
import { requireUserEditor, userNotFound } from './user.policy.js';
import type { UserAccount } from './user-account.entity.js';

const addressed = z.object({ email: emailAddress });

/** The error for a taken address. It may name the existing user, as callers see all users. */
const taken = ({ id, fullName, email }: UserAccount) =>
  badField('email', `There is already a user with this email address: “${fullName || email}” (ID ${id}).`);

/** Mails the link with which only the owner of the address can choose a password. */
async function mailInvitation(context: RequestContext, id: number, email: string): Promise<void> {
  const token = await makeAccountLink(context, id, 'reset-password', 'invitation');
  const mail = new InvitationEmail(context.app.config.publicUrl, 'en', token);
  await recordActivity(context, {
    action: 'user.invited',
    subjectType: 'user',
    subjectId: id,
    followUps: [await queueEmail(context, mail, email)],
  });
}

const invitedTo = (email: string): RecordDefinition<UserAccount, typeof userFields> => ({
  ...users,
  follow: async (context, { id }) => {
    await mailInvitation(context, id, email);
    return undefined;
  },
});

/**
 * Creates an account with roles and links, mails an invitation to choose a password, and returns the id.
 * Nobody can sign in before that. Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, also at `email` if a user has the address, which the message names;
 *   CONFLICT if a user has the same name, unless `evenIfSimilar`
 */
export async function inviteUser(
  context: RequestContext,
  { email: given, ...fields }: { email: string },
  { evenIfSimilar = false }: { evenIfSimilar?: boolean } = {},
): Promise<number> {
  const { email } = parseInput(addressed, { email: given });
  const refuse = async ({ fullName }: Partial<UserAccount>) => {
    // If the address is taken, that is the better error message.
    if (evenIfSimilar || (await findAccountByEmail(context, email))) return;
    await rejectDuplicate(context, 'user_account', { name: fullName });
  };
  const besides = { email, identityId: randomUUID() };
  try {
    // The address is part of the idempotent request.
    return await createRecord(context, invitedTo(email), `inviteUser ${email}`, fields, { besides, refuse });
  } catch (error) {
    const existing = sqlState(error) === '23505' ? await findAccountByEmail(context, email) : null;
    throw existing ? taken(existing) : error;
  }
}

/**
 * Mails another invitation to a user who has not accepted one. Earlier links work until one is used. Admin
 * only. Repeatable under an Idempotency-Key.
 * @throws AppError NOT_FOUND, FORBIDDEN, or BAD_USER_INPUT if the user can sign in already or is deactivated
 */
export async function inviteAgain(context: RequestContext, id: number): Promise<void> {
  requireUserEditor(context, id, 'Admin');
  await once(context, 'inviteUserAgain', { id }, async () => {
    const user = await lockAccount(context, id);
    if (!user) throw userNotFound();
    if (user.deactivatedAt) throw badInput('This user is deactivated.');
    if (user.passwordHash || user.emailVerifiedAt) throw badInput('This user can sign in already.');
    await mailInvitation(context, id, user.email);
  });
}
