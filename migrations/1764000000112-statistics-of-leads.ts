import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type AppendedTotals, appendedTotals } from './1764000000100-appended-totals.sql.js';

const count = { type: 'integer', from: '1' };
const amount = (from: string) => ({ type: 'numeric(14, 2)', from: `coalesce(${from}, 0)` });
/** The dollars that a band of an estimate counts as. */
const ofBand = (column: string, dollars: string) => amount(`(ARRAY[${dollars}])[${column}]`);

const BEFORE = {
  source: 'lead',
  plural: 'leads',
  changes: 'lead_change',
  facts: {
    status: { type: 'text', from: 'status' },
    archived: { type: 'boolean', from: 'archived_at IS NOT NULL' },
    // 0: nobody.
    person_responsible_id: { type: 'integer', from: 'coalesce(person_responsible_id, 0)' },
    buyer_type: { type: 'text', from: "coalesce(buyer_type, '')" },
    impact_buyer_id: { type: 'integer', from: 'impact_buyer_id' },
    supplier_id: { type: 'integer', from: 'supplier_id' },
  },
  sums: {
    leads: count,
    estimated_revenue: ofBand('estimated_revenue_band', '500, 2000, 5000, 10000, 10000'),
    estimated_contribution: ofBand('estimated_contribution_band', '100, 200, 500, 1000, 1000'),
    actual_revenue: amount('actual_revenue'),
    actual_contribution: amount('actual_contribution'),
  },
  totals: [
    { table: 'lead_total', key: ['status', 'archived', 'person_responsible_id', 'buyer_type'] },
    { table: 'lead_total_of_buyer', key: ['impact_buyer_id', 'status', 'archived'] },
    { table: 'lead_total_of_supplier', key: ['supplier_id', 'status', 'archived'] },
  ],
  lock: 7158305,
} as const satisfies AppendedTotals;

const ATTEMPTED = `status IN ('Already Using', 'No Opportunity')
  OR coalesce(customers_response, '') IN ('No Opportunity (Already Using)', 'No Opportunity (Not Interested)')`;
const OUTCOME = `CASE WHEN ${ATTEMPTED} THEN 'attempted' WHEN sales_enquiry_id IS NOT NULL THEN 'converted'
  WHEN archived_at IS NOT NULL THEN 'archived' ELSE 'active' END`;
const created = (part: string) => ({
  type: 'smallint',
  from: `extract(${part} FROM created_at AT TIME ZONE 'Pacific/Auckland')::smallint`,
});
const PERIOD = ['created_year', 'created_month', 'outcome'];

const NOW: AppendedTotals = {
  ...BEFORE,
  facts: {
    ...BEFORE.facts,
    created_year: created('year'),
    created_month: created('month'),
    outcome: { type: 'text', from: OUTCOME },
  },
  sums: {
    ...BEFORE.sums,
    to_review: {
      type: 'integer',
      from: `(CASE WHEN ${OUTCOME} = 'active' AND customers_response IS NULL AND NOT customer_hidden THEN 1 ELSE 0 END)`,
    },
  },
  totals: [
    ...BEFORE.totals,
    { table: 'opportunity_total', key: ['buyer_type', ...PERIOD] },
    { table: 'opportunity_total_of_supplier', key: ['supplier_id', 'buyer_type', ...PERIOD] },
    { table: 'opportunity_total_of_buyer', key: ['impact_buyer_id', 'buyer_type', ...PERIOD] },
  ],
};

/** What has become of leads, by the month in which they were made, of suppliers and of buyers (A69). */
export class StatisticsOfLeads1764000000112 implements MigrationInterface {
  name = 'StatisticsOfLeads1764000000112';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(appendedTotals(BEFORE).down);
    await queryRunner.query(appendedTotals(NOW).up);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(appendedTotals(NOW).down);
    await queryRunner.query(appendedTotals(BEFORE).up);
  }
}
