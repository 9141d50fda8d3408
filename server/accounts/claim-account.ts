import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../platform/request-context.js';
import { UserAccount } from './user-account.entity.js';

/**
 * Whether whoever registers with the account's address may have it: user/create made it, and nothing
 * has been entrusted to it since. Anything more goes to whoever reads the mail of that address.
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
 * Gives an account that was merely noted to its first owner, with a password or an address that is confirmed. With it
 * goes an identity of ours, in place of the one that anybody could choose through user/create (A23). Of several at once,
 * one succeeds.
 */
export async function claimAccount(
  { app }: RequestContext,
  userId: number,
  fields: { passwordHash?: string; fullName?: string | null; emailVerifiedAt?: Date },
): Promise<boolean> {
  const claimed = await app.database.manager
    .createQueryBuilder()
    .update(UserAccount)
    .set({ ...fields, identityId: randomUUID() })
    .where('id = :userId AND passwordHash IS NULL AND emailVerifiedAt IS NULL', { userId })
    .execute();
  return claimed.affected === 1;
}
