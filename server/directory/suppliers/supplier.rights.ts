import type { FieldRights } from '../../kits/records/field.js';

/**
 * The role in which the caller sees a supplier: its own user sees its private fields, staff see theirs as
 * well. Each field names its rights in a field table (`*.fields.ts`).
 */
export type SupplierViewer = 'Admin' | 'Supplier' | 'Visitor';

type Rights = FieldRights<SupplierViewer>;

/** Public fields that only staff change. */
export const publicStaffEditable = {
  sees: ['Admin', 'Supplier', 'Visitor'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Private fields that the supplier’s own user and staff see (R339). */
export const own = { sees: ['Admin', 'Supplier'], changes: ['Admin'] } as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
/** Public fields that the supplier’s own user can change (R088). */
export const profile = {
  sees: publicStaffEditable.sees,
  changes: ['Admin', 'Supplier'],
} as const satisfies Rights;
/** Private fields that the supplier’s own user can change (R088). */
export const contact = { sees: own.sees, changes: ['Admin', 'Supplier'] } as const satisfies Rights;
