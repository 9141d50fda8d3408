import sql, { raw } from 'sql-template-tag';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import type { RollupTotals } from '../../kits/lists/rollup-totals.js';
import { buyerNamed, personNamed, supplierNamed } from './lead-columns.sql.js';
import type { LEAD_SUMS } from './lead-record.sql.js';

const sums: Record<(typeof LEAD_SUMS)[number], ReturnType<typeof raw>> = {
  estimatedRevenue: raw('t.estimated_revenue'),
  estimatedContribution: raw('t.estimated_contribution'),
  actualRevenue: raw('t.actual_revenue'),
  actualContribution: raw('t.actual_contribution'),
};

/** The columns that all stored totals have. */
const common: ListColumns = {
  status: { kind: 'choice', value: raw('t.status') },
  archived: { kind: 'choice', value: raw("CASE WHEN t.archived THEN 'Yes' ELSE 'No' END") },
};

const rollupTotals = (view: string, columns: ListColumns): RollupTotals => ({
  from: sql`${raw(view)} t`,
  columns: { ...common, ...columns },
  usually: raw('NOT t.archived'),
  count: raw('t.leads'),
  sums,
});

/**
 * The stored totals of leads, updated with every write. They serve lists that are filtered by these columns
 * only.
 */
export const leadRollupTotals: readonly RollupTotals[] = [
  rollupTotals('lead_total_parts', {
    buyerType: { kind: 'text', value: raw('t.buyer_type') },
    personResponsible: personNamed('t'),
  }),
  rollupTotals('lead_total_of_buyer_parts', { impactBuyer: buyerNamed('t') }),
  rollupTotals('lead_total_of_supplier_parts', { supplier: supplierNamed('t') }),
];
