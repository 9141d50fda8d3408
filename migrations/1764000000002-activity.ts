import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log, and the work that follows from it. */
export class Activity1764000000002 implements MigrationInterface {
  name = 'Activity1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What happened, by whom: audit log and timeline in one.
      CREATE TABLE activity (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'visitor', 'link', 'system')),
        actor_id integer,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id integer,
        changes jsonb NOT NULL DEFAULT '{}',
        request_id text
      );
      CREATE INDEX activity_subject_idx ON activity (subject_type, subject_id, id DESC);

      -- Work that follows from an activity, handed to the queue only after commit.
      CREATE TABLE outbox_job (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        activity_id bigint REFERENCES activity ON DELETE SET NULL,
        job text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        dispatched_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        -- Set aside so that the rest goes on, and why; tried again by a process that can do it.
        parked_at timestamptz,
        parked_reason text
      );
      CREATE INDEX outbox_job_waiting_idx ON outbox_job (id) WHERE dispatched_at IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE outbox_job, activity`);
  }
}
