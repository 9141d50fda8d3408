import { recordActivity } from '../platform/activity/record-activity.js';
import type { RequestContext } from '../platform/request-context.js';
import { SalesEnquiry } from './sales-enquiry.entity.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

/**
 * Deletes the enquiry for good (R174); a lead that led to it stays. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deleteSalesEnquiry(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    const enquiry = await lockSalesEnquiry(context, id);
    requireEnquiryWriter(context, enquiry, 'Admin');
    await manager.delete(SalesEnquiry, id);
    const { supplierId, impactBuyerId, goodCauseId, progress, revenue, contribution } = enquiry;
    const gone = { supplierId, impactBuyerId, goodCauseId, progress, revenue, contribution };
    await recordActivity(context, {
      action: 'sales-enquiry.deleted',
      subjectType: ENQUIRY_SUBJECT,
      subjectId: id,
      changes: Object.fromEntries(Object.entries(gone).map(([field, value]) => [field, [value, null]])),
    });
  });
}
