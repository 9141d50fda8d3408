import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

const COLUMNS = ['list_title', 'name'];

/** Staff open the list of suppliers by title, and often by name: a page of it is read without the rest. */
export class OrderOfSuppliers1764000000042 implements MigrationInterface {
  name = 'OrderOfSuppliers1764000000042';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // As lists sort by a text: what is empty stands behind every letter.
    for (const column of COLUMNS)
      await createIndexConcurrently(
        queryRunner,
        `supplier_by_${column}_idx`,
        String.raw`supplier ((coalesce(nullif(${column}, ''), U&'\FFFF')), id)`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await queryRunner.query(`DROP INDEX IF EXISTS supplier_by_${column}_idx`);
  }
}
