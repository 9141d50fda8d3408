import { bulkChangeResolver, bulkInput } from '../tasks/bulk-resolvers.js';
import { enquiryBulkFields, enquiryChange } from './enquiry-bulk.js';
import { SalesEnquiryFilter } from './sales-enquiry.inputs.js';

export const ChangeEnquiriesResolver = bulkChangeResolver(
  {
    noun: 'SalesEnquiry',
    name: 'changeSalesEnquiries',
    Filter: SalesEnquiryFilter,
    Input: bulkInput('SalesEnquiry', 'enquiries', enquiryBulkFields),
  },
  enquiryChange,
);
