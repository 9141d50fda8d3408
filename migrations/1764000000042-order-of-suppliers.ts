import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff open the list of suppliers by title, and often by name: a page of it is read without the rest. */
export class OrderOfSuppliers1764000000042 implements MigrationInterface {
  name = 'OrderOfSuppliers1764000000042';

  async up(queryRunner: QueryRunner): Promise<void> {
    // As lists sort by a text: what is empty stands behind every letter.
    for (const column of ['list_title', 'name'])
      await queryRunner.query(
        String.raw`CREATE INDEX supplier_by_${column}_idx ON supplier ((coalesce(nullif(${column}, ''), U&'\FFFF')), id)`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX supplier_by_name_idx; DROP INDEX supplier_by_list_title_idx');
  }
}
