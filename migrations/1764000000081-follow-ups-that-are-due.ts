import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** The day of a follow-up brings up one action, whatever has become of that one since. */
export class FollowUpsThatAreDue1764000000081 implements MigrationInterface {
  name = 'FollowUpsThatAreDue1764000000081';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE action_item ADD COLUMN IF NOT EXISTS raised_for date');
    await createIndexConcurrently(
      queryRunner,
      'action_item_raised_for_key',
      'action_item (type, ref_id, raised_for) WHERE raised_for IS NOT NULL',
      { unique: true },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE action_item DROP COLUMN raised_for');
  }
}
