import type { Selection } from '../../platform/database/selection.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RollupOwner } from '../../sales/sales-enquiries/enquiry-visibility.js';
import type { PanelName } from './dashboard.policy.js';
import { readPanels } from './dashboard.read-model.js';
import type { Period } from './period.js';
import type { AnsweredPanel } from './sales-panel.js';
import { demandStatisticsOf } from './statistics.policy.js';

const PANEL_OF: Record<RollupOwner['scope'], PanelName> = {
  all: 'admin',
  supplier: 'supplier',
  'impact-buyer': 'impactBuyer',
  'good-cause': 'goodCause',
};

/**
 * Returns the panel of one owner, for staff and the owner itself (R258).
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function loadSalesPanel(
  context: RequestContext,
  owner: RollupOwner,
  period: Period,
  selection: Selection | null = null,
): Promise<AnsweredPanel> {
  demandStatisticsOf(context, owner);
  const name = PANEL_OF[owner.scope];
  const { [name]: panel } = await readPanels(context, [[name, owner]], period, () => selection);
  // The totals of a missing record are 0. Its missing name shows that it does not exist.
  if (!panel?.ownerName) throw notFound('This record');
  return panel;
}
