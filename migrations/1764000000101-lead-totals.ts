import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendedTotals } from './1764000000100-appended-totals.sql.js';

const count = { type: 'integer', from: '1' };
const amount = (from: string) => ({ type: 'numeric(14, 2)', from: `coalesce(${from}, 0)` });
/** The dollars that a band of an estimate counts as. */
const ofBand = (column: string, dollars: string) => amount(`(ARRAY[${dollars}])[${column}]`);

const TOTALS = appendedTotals({
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
});

/** How many leads there are and what they come to, by what the list of leads is filtered by most. */
export class LeadTotals1764000000101 implements MigrationInterface {
  name = 'LeadTotals1764000000101';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TOTALS.up);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TOTALS.down);
  }
}
