import type { RequestContext } from '../platform/request-context.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import type { SalesEnquiry } from './sales-enquiry.entity.js';
import type { EnquiryColumns } from './sales-enquiry.fields.js';
import { contributionIsDue, type SaleOutcome, suggestContribution } from './suggest-contribution.js';

/**
 * What a save fills in of itself: the buyer's good cause where the enquiry has a buyer and no cause
 * (A134), and the agreed contribution when the sale is completed and none was entered (A50).
 * `before` is null for a new enquiry; `given` are the columns about to be written.
 */
export async function fillInSale(
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
  // Whoever empties the amount in this very save means it.
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
