import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff note on orders and messages, and how far they have come with a message (A162). */
export class StaffLists1764000000035 implements MigrationInterface {
  name = 'StaffLists1764000000035';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE impact_box_order
        ADD COLUMN admin_notes text CHECK (length(admin_notes) <= 20000),
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE contact_message
        ADD COLUMN state text NOT NULL DEFAULT 'New' CHECK (state IN ('New', 'In hand', 'Done')),
        ADD COLUMN admin_notes text CHECK (length(admin_notes) <= 20000),
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX testimonial_created_at_idx ON testimonial (created_at DESC, id DESC);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX testimonial_created_at_idx;
      ALTER TABLE contact_message
        DROP COLUMN state, DROP COLUMN admin_notes, DROP COLUMN version, DROP COLUMN updated_at;
      ALTER TABLE impact_box_order DROP COLUMN admin_notes, DROP COLUMN updated_at;
    `);
  }
}
