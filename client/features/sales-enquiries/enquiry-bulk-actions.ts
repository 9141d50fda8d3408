import type { SalesEnquiryFilter } from '../../graphql/schema.generated';
import type { BulkAct } from '../../grid/bulk-action';
import { copyAct } from '../../grid/copy-action';
import type { EnquiryRow } from './enquiry-rows';

/** The bulk actions of staff on chosen enquiries that copy their data. */
export const enquiryBulkActs: readonly BulkAct<EnquiryRow, SalesEnquiryFilter>[] = [
  copyAct('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAct('copy-emails', 'Copy emails', ({ email }) => email),
];
