import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

const setReasons = (
  reasons: string,
) => `ALTER TABLE webhook DROP CONSTRAINT IF EXISTS webhook_pause_reason_check,
  ADD CONSTRAINT webhook_pause_reason_check CHECK (pause_reason = ANY (ARRAY[${reasons}]))`;

/**
 * The pause of webhooks when all access of their owner ends, the time of the last failed attempt, and an index of
 * waiting test events, which are sent to paused webhooks too.
 */
export class WebhookPauses1764000000400 implements MigrationInterface {
  name = 'WebhookPauses1764000000400';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(setReasons(`'owner', 'failing', 'gone', 'access-ended'`));
    await queryRunner.query('ALTER TABLE webhook ADD COLUMN IF NOT EXISTS last_failed_at timestamptz');
    await createIndexConcurrently(
      queryRunner,
      'webhook_delivery_test_idx',
      `webhook_delivery (webhook_id, next_attempt_at) WHERE status = 'waiting' AND event_type = 'webhook.test'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS webhook_delivery_test_idx');
    await queryRunner.query('ALTER TABLE webhook DROP COLUMN IF EXISTS last_failed_at');
    await queryRunner.query(`UPDATE webhook SET pause_reason = 'owner' WHERE pause_reason = 'access-ended'`);
    await queryRunner.query(setReasons(`'owner', 'failing', 'gone'`));
  }
}
