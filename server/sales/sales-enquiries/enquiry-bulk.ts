import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion, readOffered } from '../../kits/tasks/bulk-actions.js';
import { checkEnquiry } from './check-enquiry.js';
import { deleteSalesEnquiry } from './delete-sales-enquiry.js';
import { columnsOf, enquiryFields } from './sales-enquiry.fields.js';
import { salesEnquiryHistory } from './sales-enquiry.history.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { selectEnquiries } from './select-enquiries.js';
import { updateSalesEnquiry } from './update-sales-enquiry.js';

/** The fields that a bulk change can set: the progress and the responsible person, no amounts. */
export const enquiryBulkFields = fieldsNamed(enquiryFields, [
  'progress',
  'paidToGoodCause',
  'followUpOn',
  'personResponsibleId',
  'archived',
]);

const many: BulkRecords<SalesEnquiryFilter> = {
  recordType: 'sales-enquiry',
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

/**
 * Applies one change to many enquiries (R152). The responsible person is looked up once and has to be staff
 * (R183).
 */
export const enquiryChange = bulkChange(many, {
  fields: enquiryBulkFields,
  read: async (context, sent) => {
    const changes = readFields(context, sent);
    await checkEnquiry(context, columnsOf(changes));
    return changes;
  },
  change: updateSalesEnquiry,
});

/** Moves many enquiries to the trash (R174, A155). */
export const enquiryDeletion = bulkDeletion(many, deleteSalesEnquiry);
