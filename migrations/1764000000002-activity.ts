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
      -- Rows come in the order of time: a few pages say where the old ones are.
      CREATE INDEX activity_occurred_at_idx ON activity USING brin (occurred_at);

      -- What personal fields said before, for a while; the activity itself says only that they changed.
      CREATE TABLE personal_change (
        activity_id bigint NOT NULL REFERENCES activity ON DELETE CASCADE,
        field text NOT NULL,
        before jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (activity_id, field)
      );
      CREATE INDEX personal_change_created_at_idx ON personal_change (created_at);

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
      CREATE INDEX outbox_job_activity_id_idx ON outbox_job (activity_id);
      CREATE INDEX outbox_job_dispatched_at_idx ON outbox_job (dispatched_at) WHERE dispatched_at IS NOT NULL;
      CREATE INDEX outbox_job_waiting_idx ON outbox_job (attempts, id) WHERE dispatched_at IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE outbox_job, personal_change, activity`);
  }
}
