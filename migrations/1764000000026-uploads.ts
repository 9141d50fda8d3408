import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What uploads are known by: their sender's name for them, whose they are, and since when nobody has them. */
export class Uploads1764000000026 implements MigrationInterface {
  name = 'Uploads1764000000026';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE stored_file
        ADD COLUMN sent_name text CHECK (char_length(sent_name) <= 200),
        ADD COLUMN variants text[] NOT NULL DEFAULT '{}',
        ADD COLUMN record_type text,
        ADD COLUMN record_id integer,
        ADD COLUMN unused_since timestamptz,
        ADD COLUMN leaving boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT stored_file_record_check CHECK ((record_type IS NULL) = (record_id IS NULL));
      -- Looked through every hour for those whose time is over.
      CREATE INDEX stored_file_unused_since_idx ON stored_file (unused_since) WHERE unused_since IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE stored_file
        DROP COLUMN sent_name, DROP COLUMN variants, DROP COLUMN record_type, DROP COLUMN record_id,
        DROP COLUMN unused_since, DROP COLUMN leaving;
    `);
  }
}
