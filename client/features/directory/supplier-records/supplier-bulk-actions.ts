import type { SupplierListFilter } from '../../../graphql/schema.generated';
import type { BulkAction } from '../../../grid/bulk-action';
import { copyAction } from '../../../grid/copy-action';
import type { SupplierRow } from './supplier-columns';

/** The bulk actions of staff on chosen suppliers that copy their data. */
export const supplierBulkActions: readonly BulkAction<SupplierRow, SupplierListFilter>[] = [
  copyAction('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAction('copy-emails', 'Copy email addresses', ({ enquiryEmail }) => enquiryEmail),
];
