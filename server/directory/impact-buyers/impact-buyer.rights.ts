import type { FieldRights } from '../../kits/records/field.js';

/**
 * The roles of viewers of an impact buyer. Its own users see its private fields, staff also the fields for
 * staff.
 */
export type BuyerViewer = 'Admin' | 'ImpactBuyer' | 'Visitor';

type Rights = FieldRights<BuyerViewer>;

/** Fields of the public report that only staff change (R131). */
export const publicStaffEditable = {
  sees: ['Admin', 'ImpactBuyer', 'Visitor'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Fields of the public report that its own users can change, too (R132). */
export const profile = {
  sees: publicStaffEditable.sees,
  changes: ['Admin', 'ImpactBuyer'],
} as const satisfies Rights;
/** Private fields for its own users and staff (R340). Only staff change them (R131). */
export const own = { sees: ['Admin', 'ImpactBuyer'], changes: ['Admin'] } as const satisfies Rights;
/** Private fields that its own users can change, too (R132). */
export const contact = { sees: own.sees, changes: ['Admin', 'ImpactBuyer'] } as const satisfies Rights;
/** Private fields that are not edited here: good causes or the server change them (R118, R122). */
export const fixed = { sees: own.sees, changes: [] } as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
