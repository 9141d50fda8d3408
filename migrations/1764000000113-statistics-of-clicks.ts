import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendedTotals } from './1764000000100-appended-totals.sql.js';

const clicked = (part: string) => ({
  type: 'smallint',
  from: `extract(${part} FROM created_at AT TIME ZONE 'Pacific/Auckland')::smallint`,
});

const TOTALS = appendedTotals({
  source: 'affiliate_link_click',
  plural: 'affiliate_link_clicks',
  changes: 'affiliate_link_click_change',
  facts: {
    supplier_id: { type: 'integer', from: 'supplier_id' },
    clicked_year: clicked('year'),
    clicked_month: clicked('month'),
  },
  sums: {
    clicks: { type: 'integer', from: '1' },
    to_review: { type: 'integer', from: '(CASE WHEN reviewed_at IS NULL THEN 1 ELSE 0 END)' },
  },
  totals: [{ table: 'affiliate_link_click_total', key: ['supplier_id', 'clicked_year', 'clicked_month'] }],
  lock: 7158306,
});

/** How often the links of suppliers to their own sites were followed, and how many of these staff have not looked at (A47). */
export class StatisticsOfClicks1764000000113 implements MigrationInterface {
  name = 'StatisticsOfClicks1764000000113';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TOTALS.up);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TOTALS.down);
  }
}
