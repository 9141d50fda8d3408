import { createImpactBuyer } from '../../directory/impact-buyers/impact-buyer.commands.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { AppError } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { lockSalesEnquiry, updateSalesEnquiry } from './update-sales-enquiry.js';

/**
 * Creates an impact buyer from the customer of an enquiry, sets it as the buyer of the enquiry (R182, C051)
 * and returns its id. Fields that are left out are taken from the enquiry. Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT if the enquiry already has an impact
 *   buyer
 */
export async function createImpactBuyerFromEnquiry(
  context: RequestContext,
  enquiryId: number,
  input: object,
  options?: { evenIfSimilar?: boolean },
): Promise<number> {
  return once(context, 'createImpactBuyerFromEnquiry', { enquiryId, input }, async () => {
    requireStaffRole(context);
    const enquiry = await lockSalesEnquiry(context, enquiryId);
    if (enquiry.impactBuyerId !== null)
      throw new AppError('CONFLICT', 409, 'This enquiry has an impact buyer already.');
    const taken = {
      name: enquiry.fullName,
      contactName: enquiry.fullName,
      email: enquiry.email,
      phone: enquiry.mobile,
      address: enquiry.address,
      goodCauseId: enquiry.goodCauseId,
    };
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
    const id = await createImpactBuyer(context, { ...taken, ...given }, options);
    await updateSalesEnquiry(context, enquiryId, { impactBuyerId: id });
    return id;
  });
}
