import { ownRecordsOf } from '../../platform/identity/own-records.js';
import type { SignedInUser } from '../../platform/identity/signed-in-user.js';
import type { RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';

export type PanelName = 'admin' | 'supplier' | 'impactBuyer' | 'goodCause';

/**
 * Returns the panels of the user’s dashboard, one for each role with a record of its own, and the owner whose
 * sales each shows (R268, R269).
 */
export function panelsOf(user: SignedInUser): [PanelName, RollupOwner][] {
  const { supplierId, impactBuyerId, goodCauseId } = ownRecordsOf(user);
  const panels: [PanelName, RollupOwner][] = [];
  if (user.roles.includes('Admin')) panels.push(['admin', { scope: 'all', ownerId: 0 }]);
  if (supplierId !== null) panels.push(['supplier', { scope: 'supplier', ownerId: supplierId }]);
  if (impactBuyerId !== null) panels.push(['impactBuyer', { scope: 'impact-buyer', ownerId: impactBuyerId }]);
  if (goodCauseId !== null) panels.push(['goodCause', { scope: 'good-cause', ownerId: goodCauseId }]);
  return panels;
}
