import type { VerifiedIdentity } from '../platform/identity/open-id-provider.js';
import type { RequestContext } from '../platform/request-context.js';
import { LinkedIdentity } from './user-account.entity.js';

type Known = Pick<VerifiedIdentity, 'issuer' | 'subject'>;

/** Returns the id of the user to whose account the identity is linked, or null. */
export async function ownerOf({ app }: RequestContext, { issuer, subject }: Known): Promise<number | null> {
  const linked = await app.database.manager.findOneBy(LinkedIdentity, { issuer, subject });
  return linked?.userId ?? null;
}

/** Returns true if the account is linked to an identity of that provider. */
export function isLinked({ app }: RequestContext, userId: number, issuer: string): Promise<boolean> {
  return app.database.manager.existsBy(LinkedIdentity, { userId, issuer });
}

/** Links an identity to the account, so that it can sign in to it. Call it with the account locked. */
export async function linkIdentity(
  { app }: RequestContext,
  userId: number,
  { issuer, subject }: Known,
): Promise<void> {
  await app.database.manager.insert(LinkedIdentity, { userId, issuer, subject });
}

/**
 * Unlinks all identities from the account. To sign in with a provider again, the user has to prove there that
 * the address is theirs.
 */
export async function unlinkIdentities({ app }: RequestContext, userId: number): Promise<void> {
  await app.database.manager.delete(LinkedIdentity, { userId });
}
