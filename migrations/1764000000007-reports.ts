import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CLICK_TOTALS, LEAD_TOTALS } from './1764000000007-lead-and-click-totals.sql.js';
import { SALES_FUNCTIONS, SALES_VIEWS } from './1764000000007-sales-totals.sql.js';
import { dropCreated, dropObjects, readSql } from './run-files.js';

const FILES = [
  '1764000000007-certificates.sql',
  '1764000000007-sales-totals.sql',
  '1764000000007-sales-totals-triggers.sql',
  '1764000000007-supplier-periods.sql',
  '1764000000007-mend-totals.sql',
];

/**
 * Certificates, and the totals of sales enquiries, leads and clicks, exact after every write.
 *
 * A write appends its difference to a table of changes, in its own transaction. The worker folds these changes into
 * the totals. Readers use views that add up both, so that no writer waits for another one.
 */
export class Reports1764000000007 implements MigrationInterface {
  name = 'Reports1764000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    const [certificates, tables, triggers, periods, mending] = await Promise.all(FILES.map(readSql));
    for (const sql of [
      certificates,
      tables,
      SALES_VIEWS,
      periods,
      triggers,
      SALES_FUNCTIONS,
      LEAD_TOTALS,
      CLICK_TOTALS,
      mending,
    ])
      await queryRunner.query(sql ?? '');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [CLICK_TOTALS, LEAD_TOTALS, SALES_FUNCTIONS]) await dropObjects(queryRunner, sql);
    await dropCreated(queryRunner, FILES);
  }
}
