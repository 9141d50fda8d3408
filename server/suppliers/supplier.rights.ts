import type { FieldRights } from '../platform/records/field.js';

/** As whom one sees a supplier: its own user sees what is private of it, staff what is theirs. */
export type SupplierViewer = 'Admin' | 'Supplier' | 'Visitor';

type Rights = FieldRights<SupplierViewer>;

/** On the public profile. */
export const open = { sees: ['Admin', 'Supplier', 'Visitor'], changes: ['Admin'] } as const satisfies Rights;
/** Private: for its own user and staff (R339). */
export const own = { sees: ['Admin', 'Supplier'], changes: ['Admin'] } as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
/** Of the public profile, for its own user to keep up to date (R088). */
export const profile = {
  sees: open.sees,
  changes: ['Admin', 'Supplier'],
} as const satisfies Rights;
/** Private, and its own user changes it (R088). */
export const contact = { sees: own.sees, changes: ['Admin', 'Supplier'] } as const satisfies Rights;
