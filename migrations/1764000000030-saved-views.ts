import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people ask of lists, kept under names, and the one of each list that it opens with. */
export class SavedViews1764000000030 implements MigrationInterface {
  name = 'SavedViews1764000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE saved_view (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        owner_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
        list text NOT NULL CHECK (list ~ '^[a-z][a-z-]{0,39}$'),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        search text NOT NULL DEFAULT '' CHECK (length(search) <= 4000),
        columns jsonb,
        shared boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (id, list)
      );
      CREATE UNIQUE INDEX saved_view_owner_id_list_name_key ON saved_view (owner_id, list, lower(name));
      CREATE INDEX saved_view_shared_idx ON saved_view (list) WHERE shared;
      CREATE TABLE saved_view_default (
        user_id integer NOT NULL REFERENCES user_account ON DELETE CASCADE,
        list text NOT NULL,
        view_id integer NOT NULL,
        PRIMARY KEY (user_id, list),
        FOREIGN KEY (view_id, list) REFERENCES saved_view (id, list) ON DELETE CASCADE
      );
      CREATE INDEX saved_view_default_view_id_idx ON saved_view_default (view_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE saved_view_default; DROP TABLE saved_view');
  }
}
