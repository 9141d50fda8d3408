import { forbidden, notFound } from '../platform/errors.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { BuyerViewer } from './impact-buyer.rights.js';

/**
 * Which buyers the caller sees live or not, and their private side: Admin all of them, a buyer's own user that one
 * (A22, A38, R115).
 */
export function visibleTo(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).impactBuyerId];
}

/** The condition that buyer `b` is seen; the two placeholders take the values of `visibleTo`. */
export const visible = (all: string, ownId: string) =>
  `(b.status = 'Live Report' OR ${all}::boolean OR b.id = ${ownId}::integer)`;

/** As whom the caller of `visibleTo` sees buyer `b`; signed-in strangers see it as the public does (A148). */
export const viewerOf = (all: string, ownId: string) =>
  `CASE WHEN ${all}::boolean THEN 'Admin' WHEN b.id = ${ownId}::integer THEN 'ImpactBuyer' ELSE 'Visitor' END`;

/** As whom one may open a buyer to keep it up to date. */
export type BuyerKeeper = Exclude<BuyerViewer, 'Visitor'>;

/** The same words for a buyer that does not exist and one that is not the caller's. */
export const buyerNotFound = () => notFound('This impact buyer');

/** As whom the caller may open this buyer to keep it up to date; null where it may not (R132). */
export function buyerKeeperOf(context: RequestContext, impactBuyerId: number): BuyerKeeper | null {
  const [all, ownId] = visibleTo(context);
  if (all || context.actor.kind === 'system') return 'Admin';
  return impactBuyerId === ownId ? 'ImpactBuyer' : null;
}

/**
 * As whom the caller may change this buyer. Users of a supplier or cause that has left may not (A157).
 * @throws AppError FORBIDDEN when it is not theirs, whether it exists or not (R090, R132), has left, or is not theirs to change so
 */
export function requireBuyerKeeper(
  context: RequestContext,
  impactBuyerId: number,
  ...allowed: BuyerKeeper[]
): BuyerKeeper {
  const keeper = buyerKeeperOf(context, impactBuyerId);
  if (!keeper) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(keeper)) throw forbidden();
  return keeper;
}
