import type { RequestContext } from '../../platform/request-context.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import type { EnquiryColumns } from './sales-enquiry.fields.js';
import { contributionIsDue, type SaleOutcome, suggestContribution } from './suggest-contribution.js';

/**
 * Returns the columns that a save fills in: the buyer’s good cause if the enquiry has a buyer and no cause
 * (A134), and the agreed contribution if the sale is completed without one (A50). `before` is null for a new
 * enquiry; `given` are the columns to write.
 */
export async function applySaleDefaults(
  context: RequestContext,
  before: SalesEnquiry | null,
  given: EnquiryColumns,
): Promise<EnquiryColumns> {
  const filled: EnquiryColumns = {};
  const after = { ...before, ...given };
  if (after.impactBuyerId && !after.goodCauseId) {
    const buyer = await enquiryParties.buyer(context, after.impactBuyerId);
    if (buyer?.goodCauseId) filled.goodCauseId = buyer.goodCauseId;
  }
  // An amount that is emptied in this save is meant to be empty.
  if (given.contribution !== undefined || !after.supplierId) return filled;
  if (!contributionIsDue(before && outcomeOf(before), outcomeOf(after))) return filled;
  const supplier = await enquiryParties.supplier(context, after.supplierId);
  const suggested = supplier && suggestContribution(supplier, after.revenue ?? null);
  if (suggested !== null) filled.contribution = suggested;
  return filled;
}

const outcomeOf = (sale: Partial<SalesEnquiry>): SaleOutcome => ({
  progress: sale.progress ?? 'Enquiry',
  revenue: sale.revenue ?? null,
  contribution: sale.contribution ?? null,
});
