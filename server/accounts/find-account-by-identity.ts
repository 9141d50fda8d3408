import { randomUUID } from 'node:crypto';
import { type FollowUp, recordActivity } from '../platform/activity/record-activity.js';
import { sqlState } from '../platform/errors.js';
import type { VerifiedIdentity } from '../platform/identity/open-id-provider.js';
import { emailAddress, line } from '../platform/input.js';
import type { Language } from '../platform/language.js';
import { queueEmail } from '../platform/mail/email.js';
import type { RequestContext } from '../platform/request-context.js';
import { endAccountLinks } from './account-links.js';
import { changeAccount } from './change-account.js';
import { claimAccount } from './claim-account.js';
import { findAccountByEmail, lockAccount } from './find-account.js';
import { GoogleLinkedEmail } from './google-linked.email.js';
import { refusedByGoogle } from './google-refusals.js';
import { GoogleTookOverEmail } from './google-took-over.email.js';
import { isLinked, linkIdentity, ownerOf } from './linked-identities.js';
import { endAllAccess } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

/**
 * Returns the id of the account that an identity signs in to: the linked account, whatever its address is
 * now; otherwise the account with the verified address, which becomes linked; otherwise a new account without
 * a role (C067, ADR 33).
 * @throws AppError UNAUTHENTICATED if the identity is not linked and has no verified address; CONFLICT if the
 *   account with its address is linked to another identity of the provider
 */
export async function findAccountByIdentity(
  context: RequestContext,
  identity: VerifiedIdentity,
  language: Language,
): Promise<number> {
  const find = async () =>
    (await ownerOf(context, identity)) ??
    context.app.database.transaction(() => link(context, identity, language));
  try {
    return await find();
  } catch (error) {
    // A concurrent request of the same person has created the row by now.
    if (sqlState(error) !== '23505') throw error;
    return find();
  }
}

/** The fields that the proven owner of the address sets on an account. */
interface Proven {
  email: string;
  fullName: string | null;
  emailVerifiedAt: Date;
}

async function link(
  context: RequestContext,
  identity: VerifiedIdentity,
  language: Language,
): Promise<number> {
  const proven = provenBy(identity);
  const found = await findAccountByEmail(context, proven.email);
  const account = found && (await lockAccount(context, found.id));
  // A concurrent request of the same person has linked the identity.
  const owner = account && (await ownerOf(context, identity));
  if (owner) return owner;
  if (account && (await isLinked(context, account.id, identity.issuer)))
    throw refusedByGoogle('other-account');
  const userId = account?.id ?? (await open(context, proven));
  if (account) await transferAccount(context, account, proven, language);
  await linkIdentity(context, userId, identity);
  return userId;
}

function provenBy({ email, emailVerified, name }: VerifiedIdentity): Proven {
  const address = emailAddress.safeParse(email);
  if (!emailVerified || !address.success) throw refusedByGoogle('unverified');
  const fullName = line(200).safeParse(name).data || null;
  return { email: address.data, fullName, emailVerifiedAt: new Date() };
}

async function open(context: RequestContext, proven: Proven): Promise<number> {
  const { manager } = context.app.database;
  const inserted = await manager.insert(UserAccount, { ...proven, identityId: randomUUID() });
  const userId = Number(inserted.identifiers[0]?.id);
  await note(context, 'account.registered-with-google', userId);
  return userId;
}

/**
 * Gives an account to the owner of its address. An account with a confirmed address already belongs to the
 * owner and stays as it is. An unclaimed account starts with this owner.
 */
async function transferAccount(
  context: RequestContext,
  account: UserAccount,
  proven: Proven,
  language: Language,
): Promise<void> {
  const { fullName, emailVerifiedAt } = proven;
  if (account.emailVerifiedAt) {
    const mail = new GoogleLinkedEmail(context.app.config.publicUrl, language);
    const queued = await queueEmail(context, mail, account.email);
    await note(context, 'account.google-linked', account.id, queued);
  } else if (await claimAccount(context, account.id, { fullName, emailVerifiedAt })) {
    await note(context, 'account.registered-with-google', account.id);
  } else await takeOver(context, account, proven, language);
}

/**
 * Takes over an account that was registered but never confirmed, as a stranger may have registered it with
 * the owner's address. Its password, name, sessions and mailed links end, as when the owner takes it over by
 * mail (ADR 0022).
 */
async function takeOver(
  context: RequestContext,
  { id, email }: UserAccount,
  { fullName, emailVerifiedAt }: Proven,
  language: Language,
): Promise<void> {
  const changes = { fullName, emailVerifiedAt, passwordHash: null };
  await changeAccount(context.app.database.manager, id, changes);
  await endAccountLinks(context, id);
  await endAllAccess(context, id);
  const mail = new GoogleTookOverEmail(context.app.config.publicUrl, language);
  await note(context, 'account.taken-over', id, await queueEmail(context, mail, email));
}

function note(context: RequestContext, action: string, userId: number, mail?: FollowUp): Promise<void> {
  return recordActivity(context, {
    action,
    subjectType: 'user',
    subjectId: userId,
    followUps: mail && [mail],
  });
}
