import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of timelines, and the trash. */
export class History1764000000033 implements MigrationInterface {
  name = 'History1764000000033';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The timeline of a record, which mails stand among. Mails first, as those do it who write both, and the
      -- strongest lock before the weaker one: nobody waits for somebody who waits for this.
      CREATE INDEX mail_delivery_timeline_idx ON mail_delivery (subject_type, subject_id, created_at DESC, id DESC);
      DROP INDEX activity_subject_idx;
      CREATE INDEX activity_timeline_idx ON activity (subject_type, subject_id, occurred_at DESC, id DESC);

      -- Deleted records, whole, until they are restored or their time is over.
      CREATE TABLE deleted_record (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        subject_type text NOT NULL,
        subject_id integer NOT NULL,
        title text NOT NULL,
        -- By table: the row of the record, and those that hung on it.
        rows jsonb NOT NULL,
        -- By table: the ids of rows elsewhere that pointed at it.
        pointers jsonb NOT NULL DEFAULT '{}',
        -- Addresses of files that it has, which stay as long as it does.
        files text[] NOT NULL DEFAULT '{}',
        deleted_by_kind text NOT NULL,
        deleted_by_id integer,
        deleted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        searched_text text NOT NULL GENERATED ALWAYS AS (fold(title)) STORED,
        UNIQUE (subject_type, subject_id)
      );
      CREATE INDEX deleted_record_list_idx ON deleted_record (subject_type, id DESC);
      CREATE INDEX deleted_record_deleted_at_idx ON deleted_record (deleted_at);
      CREATE INDEX deleted_record_files_idx ON deleted_record USING gin (files);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE deleted_record;
      DROP INDEX mail_delivery_timeline_idx;
      CREATE INDEX activity_subject_idx ON activity (subject_type, subject_id, id DESC);
      DROP INDEX activity_timeline_idx;
    `);
  }
}
