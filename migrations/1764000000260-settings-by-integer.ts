import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of settings are integers, as all ids are: a number too large for them was refused instead of not found. */
export class SettingsByInteger1764000000260 implements MigrationInterface {
  name = 'SettingsByInteger1764000000260';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE settings ALTER COLUMN id TYPE integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE settings ALTER COLUMN id TYPE smallint');
  }
}
