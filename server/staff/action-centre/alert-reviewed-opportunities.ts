import { isStaff } from '../../kits/records/staff-access.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { forbidden } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';

const BUYER = { name: 'buyer-of-reviewer', text: 'SELECT name FROM impact_buyer WHERE id = $1' };

/**
 * Raises an action about an impact buyer that has opened its leads to review (C108). Does nothing for staff
 * without a buyer.
 * @throws AppError FORBIDDEN if the caller has no buyer and is not staff
 */
export async function alertReviewedOpportunities(context: RequestContext): Promise<void> {
  const { database } = context.app;
  const id = userOf(context)?.impactBuyerId;
  const buyer = id ? await database.readOne<{ name: string }>(BUYER, [id]) : null;
  if (!id || !buyer) {
    if (isStaff(context)) return;
    throw forbidden();
  }
  await database.transaction(async () => {
    await raiseActionItem(context, {
      type: 'Opportunities reviewed',
      value: `${buyer.name} opened its leads for review`,
      redirectUrl: '/admin/ImpactBusinessAdmin/{ref_id}',
      refId: id,
    });
    await recordActivity(context, {
      action: 'impact-buyer.opportunities-reviewed',
      subjectType: 'impact-buyer',
      subjectId: id,
    });
  });
}
