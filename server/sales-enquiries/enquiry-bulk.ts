import { fieldsNamed } from '../platform/records/field.js';
import { bulkChange, bulkDeletion, type ManyRecords, readOffered } from '../tasks/bulk-acts.js';
import { checkEnquiry } from './check-enquiry.js';
import { deleteSalesEnquiry } from './delete-sales-enquiry.js';
import { columnsOf, enquiryFields } from './sales-enquiry.fields.js';
import { salesEnquiryHistory } from './sales-enquiry.history.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { selectEnquiries } from './select-enquiries.js';
import { updateSalesEnquiry } from './update-sales-enquiry.js';

/** What many enquiries may be given at once: how far they have come and who goes on with them, no sums. */
export const enquiryBulkFields = fieldsNamed(enquiryFields, [
  'progress',
  'paidToGoodCause',
  'followUpOn',
  'personResponsibleId',
  'archived',
]);

const many: ManyRecords<SalesEnquiryFilter> = {
  noun: 'sales-enquiry',
  called: ['enquiry', 'enquiries'],
  names: {
    name: 'names-of-enquiries',
    text: `SELECT id, coalesce(nullif(full_name, ''), nullif(enquiry_about, ''), nullif(email, '')) AS name
      FROM sales_enquiry WHERE id = ANY ($1::integer[])`,
  },
  history: salesEnquiryHistory,
  select: (context, selection) => selectEnquiries(context, selection, null),
};

const readFields = readOffered(enquiryBulkFields);

/** The same change to many enquiries (R152); the person responsible is asked for once, and is staff (R183). */
export const enquiryChange = bulkChange(many, {
  fields: enquiryBulkFields,
  read: async (context, sent) => {
    const changes = readFields(context, sent);
    await checkEnquiry(context, columnsOf(changes));
    return changes;
  },
  change: updateSalesEnquiry,
});

/** Takes many enquiries into the trash (R174, A155). */
export const enquiryDeletion = bulkDeletion(many, deleteSalesEnquiry);
