import { appendedTotals } from './1764000000007-appended-totals.sql.js';

const count = { type: 'integer', from: '1' };
const amount = (from: string) => ({ type: 'numeric(14, 2)', from: `coalesce(${from}, 0)` });
/** The amount in dollars that a band of an estimate counts as. */
const ofBand = (column: string, dollars: string) => amount(`(ARRAY[${dollars}])[${column}]`);
const created = (part: string) => ({
  type: 'smallint',
  from: `extract(${part} FROM created_at AT TIME ZONE 'Pacific/Auckland')::smallint`,
});

const ATTEMPTED = `status IN ('Already Using', 'No Opportunity')
  OR coalesce(customers_response, '') IN ('No Opportunity (Already Using)', 'No Opportunity (Not Interested)')`;
const OUTCOME = `CASE WHEN ${ATTEMPTED} THEN 'attempted' WHEN sales_enquiry_id IS NOT NULL THEN 'converted'
  WHEN archived_at IS NOT NULL THEN 'archived' ELSE 'active' END`;
const PERIOD = ['created_year', 'created_month', 'outcome'];

/** The totals of leads: by status, and the outcome of leads by the month in which they were created (A69). */
export const LEAD_TOTALS = appendedTotals({
  source: 'lead',
  plural: 'leads',
  changes: 'lead_change',
  facts: {
    status: { type: 'text', from: 'status' },
    archived: { type: 'boolean', from: 'archived_at IS NOT NULL' },
    // 0 if nobody is responsible.
    person_responsible_id: { type: 'integer', from: 'coalesce(person_responsible_id, 0)' },
    buyer_type: { type: 'text', from: "coalesce(buyer_type, '')" },
    impact_buyer_id: { type: 'integer', from: 'impact_buyer_id' },
    supplier_id: { type: 'integer', from: 'supplier_id' },
    created_year: created('year'),
    created_month: created('month'),
    outcome: { type: 'text', from: OUTCOME },
  },
  sums: {
    leads: count,
    estimated_revenue: ofBand('estimated_revenue_band', '500, 2000, 5000, 10000, 10000'),
    estimated_contribution: ofBand('estimated_contribution_band', '100, 200, 500, 1000, 1000'),
    actual_revenue: amount('actual_revenue'),
    actual_contribution: amount('actual_contribution'),
    to_review: {
      type: 'integer',
      from: `(CASE WHEN ${OUTCOME} = 'active' AND customers_response IS NULL AND NOT customer_hidden THEN 1 ELSE 0 END)`,
    },
  },
  totals: [
    { table: 'lead_total', key: ['status', 'archived', 'person_responsible_id', 'buyer_type'] },
    { table: 'lead_total_of_buyer', key: ['impact_buyer_id', 'status', 'archived'] },
    { table: 'lead_total_of_supplier', key: ['supplier_id', 'status', 'archived'] },
    { table: 'opportunity_total', key: ['buyer_type', ...PERIOD] },
    { table: 'opportunity_total_of_supplier', key: ['supplier_id', 'buyer_type', ...PERIOD] },
    { table: 'opportunity_total_of_buyer', key: ['impact_buyer_id', 'buyer_type', ...PERIOD] },
  ],
  lock: 7158305,
});

/** The totals of clicks on the affiliate links of suppliers, and how many of them staff have not reviewed (A47). */
export const CLICK_TOTALS = appendedTotals({
  source: 'affiliate_link_click',
  plural: 'affiliate_link_clicks',
  changes: 'affiliate_link_click_change',
  facts: {
    supplier_id: { type: 'integer', from: 'supplier_id' },
    clicked_year: created('year'),
    clicked_month: created('month'),
  },
  sums: {
    clicks: count,
    to_review: { type: 'integer', from: '(CASE WHEN reviewed_at IS NULL THEN 1 ELSE 0 END)' },
  },
  totals: [{ table: 'affiliate_link_click_total', key: ['supplier_id', 'clicked_year', 'clicked_month'] }],
  lock: 7158306,
});
