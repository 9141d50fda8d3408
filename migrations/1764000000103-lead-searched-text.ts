import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = 'found_by(from_name, from_email, list_title, phone_digits(from_phone))';

/** What leads are found by is kept, so that an index of parts of words is checked against it without folding it anew. */
export class LeadSearchedText1764000000103 implements MigrationInterface {
  name = 'LeadSearchedText1764000000103';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lead ADD COLUMN searched_text text NOT NULL GENERATED ALWAYS AS (${WORDS}) STORED;
      CREATE INDEX lead_quick_search_idx ON lead USING gin (searched_text gin_trgm_ops);
      DROP INDEX lead_found_by_idx;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lead DROP COLUMN searched_text;
      CREATE INDEX lead_found_by_idx ON lead USING gin (${WORDS} gin_trgm_ops);
    `);
  }
}
