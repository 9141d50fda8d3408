import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the file of an import writes commas before decimals: then 1,250 may be two amounts. */
export class ImportNumberStyle1764000000160 implements MigrationInterface {
  name = 'ImportNumberStyle1764000000160';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE data_import ADD COLUMN decimal_comma boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE data_import DROP COLUMN decimal_comma');
  }
}
