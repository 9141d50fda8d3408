import type { FieldRights } from '../platform/records/field.js';

/** As whom one sees a supplier: its own user sees what is private of it, staff what is theirs. */
export type SupplierViewer = 'Admin' | 'Supplier' | 'Visitor';

type Rights = FieldRights<SupplierViewer>;

/** On the public profile. */
export const open = { sees: ['Admin', 'Supplier', 'Visitor'], changes: ['Admin'] } as const satisfies Rights;
/** Private: for its own user and staff (R339). */
export const own = { sees: ['Admin', 'Supplier'], changes: ['Admin'] } as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
