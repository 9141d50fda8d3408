import { bulkChangeResolver, bulkDeletionResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { enquiryBulkFields, enquiryChange, enquiryDeletion } from './enquiry-bulk.js';
import { SalesEnquiryFilter } from './sales-enquiry.inputs.js';

const many = { typeName: 'SalesEnquiry', Filter: SalesEnquiryFilter };
const Input = bulkInput('SalesEnquiry', 'enquiries', enquiryBulkFields);

export const ChangeEnquiriesResolver = bulkChangeResolver(
  { ...many, name: 'changeSalesEnquiries', Input },
  enquiryChange,
);
export const DeleteEnquiriesResolver = bulkDeletionResolver(
  { ...many, name: 'deleteSalesEnquiries' },
  enquiryDeletion,
);
