import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of its record a change has made, and which change it takes back: for the timeline and Undo. */
export class ActivityVersions1764000000032 implements MigrationInterface {
  name = 'ActivityVersions1764000000032';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE activity
        -- The version that the record has had since, so that one change can be named; null where it changed none.
        ADD COLUMN record_version integer,
        ADD COLUMN undoes_id bigint,
        -- Not when the transaction began: whoever waited for a record comes after those it waited for.
        ALTER COLUMN occurred_at SET DEFAULT clock_timestamp();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE activity DROP COLUMN record_version, DROP COLUMN undoes_id,
        ALTER COLUMN occurred_at SET DEFAULT now();
    `);
  }
}
