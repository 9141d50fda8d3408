/** The condition that lead `l` has no result, by its status or by the buyer’s response (A69). */
const ATTEMPTED = `(l.status IN ('Already Using', 'No Opportunity') OR coalesce(l.customers_response, '')
  IN ('No Opportunity (Already Using)', 'No Opportunity (Not Interested)'))`;

const ACTIVE = `NOT ${ATTEMPTED} AND l.sales_enquiry_id IS NULL AND l.archived_at IS NULL`;

const count = (buyer: string, condition: string) => `(SELECT count(*)::integer FROM lead l
  WHERE l.impact_buyer_id = ${buyer} AND ${condition})`;

/** Returns the number of open opportunities of `buyer`, an expression for its id (A69). */
export const activeLeadsOf = (buyer: string) => count(buyer, ACTIVE);

/** Returns the number of open opportunities that the buyer has neither answered nor hidden (A69). */
export const leadsToBeReviewedBy = (buyer: string) =>
  count(buyer, `${ACTIVE} AND l.customers_response IS NULL AND NOT l.customer_hidden`);
