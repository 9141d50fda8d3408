import sql, { raw, type Sql } from 'sql-template-tag';
import { ENQUIRY_VIA, type EnquiryVia } from '../sales-enquiries/sales-enquiry.states.js';
import type { SourceTotals } from './dashboard.type.js';

/** What came of the enquiries that one source brought in a year. */
export interface SourceCell {
  year: number;
  via: EnquiryVia | null;
  enquiries: number;
  contribution: number;
}

/** The cells of one supplier. They are counted from its enquiries: no totals are kept by supplier and source. */
export const sourceCellsOf = (supplierId: number): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('year', sales_year, 'via', via, 'enquiries', enquiries,
      'contribution', contribution)), '[]')
  FROM (SELECT sales_year, via, count(*) AS enquiries,
      coalesce(sum(contribution) FILTER (WHERE ${raw("progress <> 'Fallen Through'")}), 0) AS contribution
    FROM sales_enquiry WHERE supplier_id = ${supplierId}::integer GROUP BY sales_year, via) source)`;

/**
 * Every source with what it brought, the one with most enquiries first (R184). One that fell through counts, but brings
 * no money (A46); where nobody noted the source it is Other, so that all of them add up to all enquiries.
 */
export function bySource(cells: readonly SourceCell[], year: number | null): SourceTotals[] {
  const totals = new Map(ENQUIRY_VIA.map((via) => [via, { via, enquiries: 0, contribution: 0 }]));
  for (const cell of cells) {
    const total = totals.get(cell.via ?? 'Other');
    if (!total || (year !== null && cell.year !== year)) continue;
    total.enquiries += cell.enquiries;
    // In whole cents, so that sums of many cells stay exact.
    total.contribution += Math.round(cell.contribution * 100);
  }
  return [...totals.values()]
    .sort((a, b) => b.enquiries - a.enquiries)
    .map(({ contribution, ...total }) => ({ ...total, contribution: contribution / 100 }));
}
