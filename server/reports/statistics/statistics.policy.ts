import { forbidden } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';

/**
 * Refuses statistics of an owner, except to staff and the owner itself (R258).
 * @throws AppError FORBIDDEN
 */
export function demandStatisticsOf(context: RequestContext, { scope, ownerId }: RollupOwner): void {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return;
  const own = user && ownRecordsOf(user);
  const ids = {
    all: undefined,
    supplier: own?.supplierId,
    'impact-buyer': own?.impactBuyerId,
    'good-cause': own?.goodCauseId,
  };
  if (ids[scope] !== ownerId) throw forbidden();
}
