import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** Of what the product itself puts before staff, one action waits for each cause; jobs that staff make may be alike. */
export class ActionCentreCauses1764000000075 implements MigrationInterface {
  name = 'ActionCentreCauses1764000000075';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE action_item ADD COLUMN IF NOT EXISTS raised boolean NOT NULL DEFAULT false',
    );
    // Of those that wait twice for the same, the latest is brought up to date from now on.
    await queryRunner.query(`
      UPDATE action_item SET raised = true WHERE id IN (
        SELECT max(id) FROM action_item WHERE status = 'New' AND ref_id IS NOT NULL GROUP BY type, ref_id
        HAVING NOT bool_or(raised))
    `);
    await createIndexConcurrently(
      queryRunner,
      'action_item_cause_key',
      "action_item (type, ref_id) WHERE status = 'New' AND raised",
      { unique: true },
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX action_item_cause_key');
    await queryRunner.query('ALTER TABLE action_item DROP COLUMN raised');
  }
}
