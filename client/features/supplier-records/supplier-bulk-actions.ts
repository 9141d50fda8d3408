import type { SupplierListFilter } from '../../graphql/schema.generated';
import type { BulkAct } from '../../grid/bulk-action';
import { copyAct } from '../../grid/copy-action';
import type { SupplierRow } from './supplier-columns';

/** The bulk actions of staff on chosen suppliers that copy their data. */
export const supplierBulkActs: readonly BulkAct<SupplierRow, SupplierListFilter>[] = [
  copyAct('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAct('copy-emails', 'Copy emails', ({ enquiryEmail }) => enquiryEmail),
];
