import { forbidden, notFound } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { BuyerViewer } from './impact-buyer.rights.js';

/**
 * Returns the buyers that the caller sees with private fields, with or without a Live Report: all for staff,
 * only their own for users of a buyer (A22, A38, R115).
 */
export function visibleTo(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).impactBuyerId];
}

/**
 * Returns the SQL that is true if the caller may see buyer `b`. The two placeholders take the values of
 * `visibleTo`.
 */
export const visible = (all: string, ownId: string) =>
  `(b.status = 'Live Report' OR ${all}::boolean OR b.id = ${ownId}::integer)`;

/**
 * Returns the SQL of the role in which the caller sees buyer `b`. Other signed-in users see it as the public
 * does (A148).
 */
export const viewerOf = (all: string, ownId: string) =>
  `CASE WHEN ${all}::boolean THEN 'Admin' WHEN b.id = ${ownId}::integer THEN 'ImpactBuyer' ELSE 'Visitor' END`;

/** A role that may open a buyer to edit it. */
export type BuyerEditorRole = Exclude<BuyerViewer, 'Visitor'>;

/** Returns the same error for a buyer that does not exist and one that is not the caller's own. */
export const buyerNotFound = () => notFound('This impact buyer');

/** Returns the role in which the caller may open this buyer to edit it, or null if it may not (R132). */
export function buyerEditorRoleOf(context: RequestContext, impactBuyerId: number): BuyerEditorRole | null {
  const [all, ownId] = visibleTo(context);
  if (all || context.actor.kind === 'system') return 'Admin';
  return impactBuyerId === ownId ? 'ImpactBuyer' : null;
}

/**
 * Returns the role in which the caller may change this buyer. Users of a supplier or good cause that has left
 * may not (A157).
 * @throws AppError FORBIDDEN if it is not the caller's own, whether it exists or not (R090, R132), has left,
 *   or the role is not allowed
 */
export function requireBuyerEditor(
  context: RequestContext,
  impactBuyerId: number,
  ...allowed: BuyerEditorRole[]
): BuyerEditorRole {
  const editorRole = buyerEditorRoleOf(context, impactBuyerId);
  if (!editorRole) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(editorRole)) throw forbidden();
  return editorRole;
}
