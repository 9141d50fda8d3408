import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is remembered of calls: first answers under a key, and how many there were. */
export class Calls1764000000004 implements MigrationInterface {
  name = 'Calls1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Same key, same answer: the first answer to a creating call, kept for replays.
      CREATE TABLE idempotency_key (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash bytea NOT NULL,
        status smallint,
        response jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      );
      CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);

      -- Calls counted per key and minute, shared by all processes; worth nothing after a crash.
      CREATE UNLOGGED TABLE rate_limit_window (
        key text NOT NULL,
        minute bigint NOT NULL,
        calls integer NOT NULL DEFAULT 1,
        PRIMARY KEY (key, minute)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE rate_limit_window, idempotency_key`);
  }
}
