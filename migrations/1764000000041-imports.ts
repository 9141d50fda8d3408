import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with records that staff bring in, as they were sent, and under which field each person reads a column. */
export class Imports1764000000041 implements MigrationInterface {
  name = 'Imports1764000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE data_import (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        noun text NOT NULL,
        asked_by_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
        file_name text NOT NULL,
        headers jsonb NOT NULL,
        row_count integer NOT NULL DEFAULT 0,
        -- For each column of the file the field that it is read as, or null.
        fields jsonb,
        empty_clears boolean NOT NULL DEFAULT false,
        check_task_id integer REFERENCES task ON DELETE SET NULL,
        check_counts jsonb NOT NULL DEFAULT '{}',
        import_task_id integer REFERENCES task ON DELETE SET NULL,
        import_counts jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX data_import_created_at_idx ON data_import (created_at);
      CREATE INDEX data_import_asked_by_id_idx ON data_import (asked_by_id);
      CREATE INDEX data_import_check_task_id_idx ON data_import (check_task_id);
      CREATE INDEX data_import_import_task_id_idx ON data_import (import_task_id);

      CREATE TABLE import_row (
        import_id integer NOT NULL REFERENCES data_import ON DELETE CASCADE,
        -- As spreadsheets count them: the headers are row 1.
        number integer NOT NULL,
        cells jsonb NOT NULL,
        -- The first row about the same record, where that is another one.
        same_as integer,
        PRIMARY KEY (import_id, number)
      );

      CREATE TABLE import_header (
        user_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
        noun text NOT NULL,
        header text NOT NULL,
        field text,
        PRIMARY KEY (user_id, noun, header)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE import_header, import_row, data_import');
  }
}
