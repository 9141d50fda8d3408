import { randomUUID } from 'node:crypto';
import { type FollowUp, recordActivity } from '../platform/activity/record-activity.js';
import { sqlState } from '../platform/errors.js';
import type { ProvenIdentity } from '../platform/identity/open-id-provider.js';
import { emailAddress, line } from '../platform/input.js';
import type { Language } from '../platform/language.js';
import { queueEmail } from '../platform/mail/email.js';
import type { RequestContext } from '../platform/request-context.js';
import { endAccountLinks } from './account-links.js';
import { claimAccount } from './claim-account.js';
import { findAccountByEmail } from './find-account.js';
import { GoogleLinkedEmail } from './google-linked.email.js';
import { refusedByGoogle } from './google-refusals.js';
import { GoogleTookOverEmail } from './google-took-over.email.js';
import { isLinked, linkIdentity, ownerOf } from './linked-identities.js';
import { lockAccount } from './lock-account.js';
import { endAllSessions } from './sessions.js';
import { UserAccount } from './user-account.entity.js';

/**
 * The account that an identity signs in to: the one it is linked to, whatever its address is now; else the one with
 * its verified address, which is linked by that; else a new one without a role (C067, ADR 33).
 * @throws AppError UNAUTHENTICATED when it is not linked and has no verified address; CONFLICT when the account with its
 *   address is somebody else's at the provider
 */
export async function accountOfIdentity(
  context: RequestContext,
  identity: ProvenIdentity,
  language: Language,
): Promise<number> {
  const find = async () =>
    (await ownerOf(context, identity)) ??
    context.app.database.transaction(() => link(context, identity, language));
  try {
    return await find();
  } catch (error) {
    // The same person twice at the same moment: by now the first of them is there.
    if (sqlState(error) !== '23505') throw error;
    return find();
  }
}

/** What an account is given by whoever owns its address. */
interface Proven {
  email: string;
  fullName: string | null;
  emailVerifiedAt: Date;
}

async function link(context: RequestContext, identity: ProvenIdentity, language: Language): Promise<number> {
  const proven = provenBy(identity);
  const found = await findAccountByEmail(context, proven.email);
  const account = found && (await lockAccount(context, found.id));
  // The same person, a moment before.
  const owner = account && (await ownerOf(context, identity));
  if (owner) return owner;
  if (account && (await isLinked(context, account.id, identity.issuer)))
    throw refusedByGoogle('other-account');
  const userId = account?.id ?? (await open(context, proven));
  if (account) await handOver(context, account, proven, language);
  await linkIdentity(context, userId, identity);
  return userId;
}

function provenBy({ email, emailVerified, name }: ProvenIdentity): Proven {
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
 * Gives an account to the owner of its address. One whose address is confirmed has been theirs before, and stays as it
 * is; one that was merely noted begins with them.
 */
async function handOver(
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
 * An account that somebody registered and nobody confirmed may be a stranger's trap for the owner of its address: its
 * password, its name, its sessions and its mailed links end, as when the owner takes it over by mail (ADR 0022).
 */
async function takeOver(
  context: RequestContext,
  { id, email }: UserAccount,
  { fullName, emailVerifiedAt }: Proven,
  language: Language,
): Promise<void> {
  const changes = { fullName, emailVerifiedAt, passwordHash: null };
  await context.app.database.manager.update(UserAccount, id, changes);
  await endAccountLinks(context, id);
  await endAllSessions(context, id);
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
