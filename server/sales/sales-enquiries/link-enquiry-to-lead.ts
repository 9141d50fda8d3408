import { saveRecord } from '../../kits/records/update-record.js';
import { AppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryRecords } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

/**
 * Links an enquiry to the lead that led to it: its end of the link (A80). Admin only, in the transaction that
 * writes the other end.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it is linked to another lead
 */
export async function linkEnquiryToLead(context: RequestContext, id: number, leadId: number): Promise<void> {
  const enquiry = await lockSalesEnquiry(context, id);
  requireEnquiryWriter(context, enquiry, 'Admin');
  if (enquiry.leadId === leadId) return;
  if (enquiry.leadId !== null)
    throw new AppError('CONFLICT', 409, `Enquiry ${id} is linked to lead ${enquiry.leadId} already.`);
  await saveRecord(context, enquiryRecords, enquiry, { leadId }, 'sales-enquiry.linked');
}
