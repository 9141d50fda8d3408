import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff give categories, and the sub categories of each, an order of their own. Without a place one stands by name. */
export class OrderOfCategories1764000000055 implements MigrationInterface {
  name = 'OrderOfCategories1764000000055';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE category ADD COLUMN position integer;
      ALTER TABLE sub_category ADD COLUMN position integer;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sub_category DROP COLUMN position;
      ALTER TABLE category DROP COLUMN position;
    `);
  }
}
