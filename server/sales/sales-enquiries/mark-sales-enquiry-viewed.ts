import { saveRecord } from '../../kits/records/update-record.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryRecords } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { NOT_YET_VIEWED } from './sales-enquiry.states.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

/**
 * Records that the supplier has opened its enquiry: Unopened or Opened becomes Viewed, with the time (R169).
 * Has no effect for other callers who may see it.
 * @throws AppError NOT_FOUND
 */
export async function markSalesEnquiryViewed(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async () => {
    const enquiry = await lockSalesEnquiry(context, id);
    const viewer = requireEnquiryWriter(context, enquiry);
    if (viewer !== 'Supplier' || !NOT_YET_VIEWED.includes(enquiry.emailState)) return;
    const columns = { emailState: 'Viewed', openedAt: new Date() } as const;
    await saveRecord(context, enquiryRecords, enquiry, columns, 'sales-enquiry.viewed');
  });
}
