import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/**
 * Returns true if anyone who registers with the address of the account may take it: user/create made it, and
 * it has received nothing since. Any other account goes only to a person who can read the mail of its
 * address.
 */
export const isUnclaimed = (account: UserAccount): boolean =>
  account.passwordHash === null &&
  account.emailVerifiedAt === null &&
  account.fullName === null &&
  account.roles.length === 0 &&
  account.supplierId === null &&
  account.impactBuyerId === null &&
  account.goodCauseId === null;

/**
 * Gives an unclaimed account to its first owner, with a password or a confirmed address. It gets a new
 * identity id, in place of the one that anyone could choose through user/create (A23). Of several concurrent
 * calls, one succeeds. Returns true for that one.
 */
export async function claimAccount(
  { app }: RequestContext,
  userId: number,
  fields: { passwordHash?: string; fullName?: string | null; emailVerifiedAt?: Date },
): Promise<boolean> {
  const claimed = await app.database.manager
    .createQueryBuilder()
    .update(UserAccount)
    .set({ ...fields, identityId: randomUUID(), version: () => 'version + 1', updatedAt: () => 'now()' })
    .where('id = :userId AND passwordHash IS NULL AND emailVerifiedAt IS NULL', { userId })
    .execute();
  return claimed.affected === 1;
}
