import { ownRecordsOf } from '../platform/identity/own-records.js';
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
