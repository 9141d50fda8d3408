import type { SalesEnquiryFilter } from '../../../graphql/schema.generated';
import type { BulkAction } from '../../../grid/bulk-action';
import { copyAction } from '../../../grid/copy-action';
import type { EnquiryRow } from './enquiry-rows';

/** The bulk actions of staff on chosen enquiries that copy their data. */
export const enquiryBulkActions: readonly BulkAction<EnquiryRow, SalesEnquiryFilter>[] = [
  copyAction('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAction('copy-emails', 'Copy email addresses', ({ email }) => email),
];
