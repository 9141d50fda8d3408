/**
 * Returns the SQL of the id of the latest enquiry of `buyer`, an expression for its id, that is not archived
 * (R123).
 */
export const latestEnquiryOf = (buyer: string) => `(SELECT e.id FROM sales_enquiry e
  WHERE e.impact_buyer_id = ${buyer} AND e.archived_at IS NULL ORDER BY e.enquired_at DESC, e.id DESC LIMIT 1)`;
