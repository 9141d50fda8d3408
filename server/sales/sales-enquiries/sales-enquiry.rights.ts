import type { FieldRights } from '../../kits/records/field.js';
import type { RowViewer } from './enquiry-viewers.js';

type Rights = FieldRights<RowViewer>;

/** Everyone who may see the enquiry sees these fields; only staff change them (R152). */
export const open = {
  sees: ['Admin', 'Supplier', 'ImpactBuyer', 'GoodCause'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Fields of the customer, hidden from good causes (R341). */
export const customer = {
  sees: ['Admin', 'Supplier', 'ImpactBuyer'],
  changes: ['Admin'],
} as const satisfies Rights;
/** Fields of the supplier, which it can change as staff can (R155); buyers do not see them (R188). */
export const supplier = {
  sees: ['Admin', 'Supplier'],
  changes: ['Admin', 'Supplier'],
} as const satisfies Rights;
/** Fields of the buyer (R157, R188). */
export const buyer = {
  sees: ['Admin', 'ImpactBuyer'],
  changes: ['Admin', 'ImpactBuyer'],
} as const satisfies Rights;
export const staff = { sees: ['Admin'], changes: ['Admin'] } as const satisfies Rights;
