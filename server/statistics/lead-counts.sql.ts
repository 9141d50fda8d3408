/** Whether lead `l` has been tried without success, by its state or by what the customer says (A69). */
const ATTEMPTED = `(l.status IN ('Already Using', 'No Opportunity') OR coalesce(l.customers_response, '')
  IN ('No Opportunity (Already Using)', 'No Opportunity (Not Interested)'))`;

const ACTIVE = `NOT ${ATTEMPTED} AND l.sales_enquiry_id IS NULL AND l.archived_at IS NULL`;

const count = (buyer: string, condition: string) => `(SELECT count(*)::integer FROM lead l
  WHERE l.impact_buyer_id = ${buyer} AND ${condition})`;

/** How many opportunities of `buyer`, an expression for its id, are open (A69). */
export const activeLeadsOf = (buyer: string) => count(buyer, ACTIVE);

/** How many of those that are open the customer has not answered yet, of those that are shown (A69). */
export const leadsToBeReviewedBy = (buyer: string) =>
  count(buyer, `${ACTIVE} AND l.customers_response IS NULL AND NOT l.customer_hidden`);
