import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readSql } from './run-files.js';

/** Columns and indexes for the screens of background jobs and of the audit log. */
export class JobScreens1764000000430 implements MigrationInterface {
  name = 'JobScreens1764000000430';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(await readSql('1764000000430-job-screens.sql'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX activity_changed_fields_idx, activity_action_idx, activity_of_user_idx, activity_newest_idx;
      CREATE INDEX activity_occurred_at_idx ON activity USING brin (occurred_at);
      DROP FUNCTION changed_fields;
      ALTER TABLE activity DROP token_session_id;
      ALTER TABLE chore DROP requested_at, DROP runs;`);
  }
}
