import type { MigrationInterface, QueryRunner } from 'typeorm';

const count = (condition: string) => `CASE WHEN ${condition} THEN enquiries ELSE 0 END`;
/** Dollars; what fell through brings none. */
const dollars = (column: string, condition = 'true') =>
  `CASE WHEN progress <> 'Fallen Through' AND ${condition} THEN ${column} ELSE 0 END`;

/** Nobody's noted source counts with the others. */
const SOURCES = {
  website: "via = 'Email off Website'",
  call_tracking: "via = 'Call Tracking'",
  repeat: "via = 'Repeat Sale'",
  affiliate: "via = 'Affiliate'",
  brokered: "via = 'Brokered Lead'",
  connection: "via = 'Connection'",
  backdoor: "via = 'Backdoor Sale'",
  alias_email: "via = 'Alias Email'",
  other: "via IN ('Other', '')",
};
const SUMS = {
  enquiries: 'enquiries',
  revenue: dollars('revenue'),
  contribution: dollars('contribution'),
  new_enquiries: count("progress = 'Enquiry'"),
  introductions: count("progress = 'Introduction'"),
  in_progress: count("progress = 'In Progress'"),
  completed: count("progress = 'Completed'"),
  fallen_through: count("progress = 'Fallen Through'"),
  consumer_enquiries: count("buyer_type = ''"),
  repeat_sales: count('repeat_sale'),
  ...Object.fromEntries(
    Object.entries(SOURCES).flatMap(([source, condition]) => [
      [`${source}_enquiries`, count(condition)],
      [`${source}_contribution`, dollars('contribution', condition)],
    ]),
  ),
};
const OWNERS = {
  all: '0',
  supplier: 'supplier_id',
  'impact-buyer': 'impact_buyer_id',
  'good-cause': 'good_cause_id',
};
const pending = Object.entries(OWNERS)
  .map(
    ([scope, owner]) => `
      SELECT '${scope}'::text AS scope, ${owner} AS owner_id, sales_year, sales_month,
        ${Object.entries(SUMS)
          .map(([sum, of]) => `${of} AS ${sum}`)
          .join(', ')}
      FROM enquiry_change WHERE ${owner} IS NOT NULL`,
  )
  .join(' UNION ALL ');

/**
 * What months come to as it stands, with what has not been folded beside it: whoever adds up some of the columns over
 * some of the months need not have all of them added up by month before.
 */
export class PartsOfMonths1764000000133 implements MigrationInterface {
  name = 'PartsOfMonths1764000000133';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW sales_month_parts AS
      SELECT scope, owner_id, sales_year, sales_month, ${Object.keys(SUMS).join(', ')} FROM sales_month_total
      UNION ALL ${pending}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW sales_month_parts');
  }
}
