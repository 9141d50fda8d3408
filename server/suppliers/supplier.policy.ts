import { forbidden, notFound } from '../platform/errors.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { requireNotLeft } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { SupplierViewer } from './supplier.rights.js';

/** Which suppliers the caller sees listed or not, and their private side: Admin all, a supplier's own user that one (A22, R339). */
export function suppliersOf(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).supplierId];
}

/** As whom the caller sees this supplier; signed-in strangers see it as visitors do (A148). */
export function supplierViewerOf(context: RequestContext, supplierId: number): SupplierViewer {
  const [all, ownId] = suppliersOf(context);
  if (all) return 'Admin';
  return supplierId === ownId ? 'Supplier' : 'Visitor';
}

/** As whom one may open a supplier to keep it up to date. */
export type SupplierKeeper = Exclude<SupplierViewer, 'Visitor'>;

/** The same words for a supplier that does not exist and one that is not the caller's. */
export const supplierNotFound = () => notFound('This supplier');

/** As whom the caller may open this supplier to keep it up to date; null where it may not (R090). */
export function supplierKeeperOf(context: RequestContext, supplierId: number): SupplierKeeper | null {
  if (context.actor.kind === 'system') return 'Admin';
  const viewer = supplierViewerOf(context, supplierId);
  return viewer === 'Visitor' ? null : viewer;
}

/**
 * As whom the caller may change this supplier. Users of one that has left may not (A157).
 * @throws AppError FORBIDDEN when it is not theirs, whether it exists or not (R090, R132), has left, or is not theirs to change so
 */
export function requireSupplierKeeper(
  context: RequestContext,
  supplierId: number,
  ...allowed: SupplierKeeper[]
): SupplierKeeper {
  const keeper = supplierKeeperOf(context, supplierId);
  if (!keeper) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(keeper)) throw forbidden();
  return keeper;
}
