import { forbidden, notFound } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { SupplierViewer } from './supplier.rights.js';

/**
 * Returns the suppliers that the caller sees with their private part, listed or not: all for Admin, the own
 * one for a supplier’s user (A22, R339).
 */
export function suppliersOf(context: RequestContext): [all: boolean, ownId: number | null] {
  const user = userOf(context);
  return [user?.roles.includes('Admin') ?? false, ownRecordsOf(user).supplierId];
}

/**
 * Returns the role in which the caller sees this supplier. Signed-in users of other organisations see it as
 * visitors do (A148).
 */
export function supplierViewerOf(context: RequestContext, supplierId: number): SupplierViewer {
  const [all, ownId] = suppliersOf(context);
  if (all) return 'Admin';
  return supplierId === ownId ? 'Supplier' : 'Visitor';
}

/** The role in which the caller edits a supplier. */
export type SupplierEditorRole = Exclude<SupplierViewer, 'Visitor'>;

/** The error for a supplier that does not exist and for one that is not the caller’s, with the same text. */
export const supplierNotFound = () => notFound('This supplier');

/** Returns the role in which the caller may open this supplier for editing, or null (R090). */
export function supplierEditorRoleOf(context: RequestContext, supplierId: number): SupplierEditorRole | null {
  if (context.actor.kind === 'system') return 'Admin';
  const viewer = supplierViewerOf(context, supplierId);
  return viewer === 'Visitor' ? null : viewer;
}

/**
 * Returns the role in which the caller may change this supplier. Users of a supplier that has left may not
 * (A157).
 * @throws AppError FORBIDDEN if the supplier is not the caller’s, whether it exists or not (R090, R132), has
 * left, or the caller’s role is not sufficient
 */
export function requireSupplierEditor(
  context: RequestContext,
  supplierId: number,
  ...allowed: SupplierEditorRole[]
): SupplierEditorRole {
  const editorRole = supplierEditorRoleOf(context, supplierId);
  if (!editorRole) throw forbidden();
  requireNotLeft(userOf(context));
  if (allowed.length > 0 && !allowed.includes(editorRole)) throw forbidden();
  return editorRole;
}
