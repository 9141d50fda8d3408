import type { DeleteOptions } from '../../kits/records/delete-record.js';
import { moveToTrash } from '../../kits/records/move-to-trash.js';
import type { Changes } from '../../platform/activity/changes.js';
import type { RequestContext } from '../../platform/request-context.js';
import { enquiryRecords } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { enquiryTrash } from './sales-enquiry-trash.js';
import { lockSalesEnquiry, refuseStaleEnquiry } from './update-sales-enquiry.js';

/**
 * Moves an enquiry to the trash (R174, A155). A lead that led to it stays. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT with the newer values as `current`
 */
export async function deleteSalesEnquiry(
  context: RequestContext,
  id: number,
  { version }: DeleteOptions = {},
): Promise<void> {
  await context.app.database.transaction(async () => {
    const enquiry = await lockSalesEnquiry(context, id);
    requireEnquiryWriter(context, enquiry, 'Admin');
    await refuseStaleEnquiry(context, enquiry, version);
    const { supplierId, impactBuyerId, goodCauseId, progress, revenue, contribution } = enquiry;
    const gone = { supplierId, impactBuyerId, goodCauseId, progress, revenue, contribution };
    const changes = Object.fromEntries(Object.entries(gone).map(([field, value]) => [field, [value, null]]));
    await moveToTrash(context, enquiryRecords, enquiryTrash, enquiry, changes as Changes);
  });
}
