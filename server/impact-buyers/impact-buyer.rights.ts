import type { FieldRights } from '../platform/records/field.js';

/** As whom one sees an impact buyer: its own user sees what is private of it, staff what is theirs. */
export type BuyerViewer = 'Admin' | 'ImpactBuyer' | 'Visitor';

type Rights = FieldRights<BuyerViewer>;

/** On the public report, for staff to say (R131). */
export const open = {
  sees: ['Admin', 'ImpactBuyer', 'Visitor'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Of the public report, for its own user to keep up to date (R132). */
export const profile = { sees: open.sees, changes: ['Admin', 'ImpactBuyer'] } as const satisfies Rights;
/** Private: for its own user and staff (R340), staff change it (R131). */
export const own = { sees: ['Admin', 'ImpactBuyer'], changes: ['Admin'] } as const satisfies Rights;
/** Private, and its own user changes it (R132). */
export const contact = { sees: own.sees, changes: ['Admin', 'ImpactBuyer'] } as const satisfies Rights;
/** Private, and nobody changes it here: good causes do, or the server itself (R118, R122). */
export const fixed = { sees: own.sees, changes: [] } as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
