import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** The suppliers that gave to a cause in a year, for its yearly report, without a look at those of other causes. */
export class CausesOfAYear1764000000121 implements MigrationInterface {
  name = 'CausesOfAYear1764000000121';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      queryRunner,
      'sales_supplier_cause_total_of_cause_idx',
      'sales_supplier_cause_total (good_cause_id, sales_year, supplier_id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX sales_supplier_cause_total_of_cause_idx');
  }
}
