import type { SalesEnquiryFilter } from '../../graphql/schema.generated';
import type { BulkAct } from '../../grid/bulk-act';
import { copyAct } from '../../grid/copy-act';
import type { EnquiryRow } from './enquiry-rows';

/** What staff can do with many enquiries at once. */
export const enquiryBulkActs: readonly BulkAct<EnquiryRow, SalesEnquiryFilter>[] = [
  copyAct('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAct('copy-emails', 'Copy e-mails', ({ email }) => email),
];
