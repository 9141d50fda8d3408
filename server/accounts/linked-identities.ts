import type { ProvenIdentity } from '../platform/identity/open-id-provider.js';
import type { RequestContext } from '../platform/request-context.js';
import { LinkedIdentity } from './linked-identity.entity.js';

type Known = Pick<ProvenIdentity, 'issuer' | 'subject'>;

/** Whose account the identity is linked to; null for none. */
export async function ownerOf({ app }: RequestContext, { issuer, subject }: Known): Promise<number | null> {
  const linked = await app.database.manager.findOneBy(LinkedIdentity, { issuer, subject });
  return linked?.userId ?? null;
}

/** Whether the account signs in with somebody of that provider already. */
export function isLinked({ app }: RequestContext, userId: number, issuer: string): Promise<boolean> {
  return app.database.manager.existsBy(LinkedIdentity, { userId, issuer });
}

/** From now on whoever holds the identity signs in to the account. Call it with the account locked. */
export async function linkIdentity(
  { app }: RequestContext,
  userId: number,
  { issuer, subject }: Known,
): Promise<void> {
  await app.database.manager.insert(LinkedIdentity, { userId, issuer, subject });
}

/** Nobody signs in to the account with a provider, until somebody proves there that the address is theirs. */
export async function unlinkIdentities({ app }: RequestContext, userId: number): Promise<void> {
  await app.database.manager.delete(LinkedIdentity, { userId });
}
