import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

const COLUMNS = [
  ['action_item', 'updated_at'],
  ['featured_listing', 'created_at'],
  ['featured_listing', 'updated_at'],
  ['impact_certificate', 'updated_at'],
  ['mail_template', 'created_at'],
] as const;

/** The times of creation and of the last change of records that had none. */
export class RecordTimes1764000000380 implements MigrationInterface {
  name = 'RecordTimes1764000000380';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000380-record-times.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
