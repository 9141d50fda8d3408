import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text as it is searched: letters without case and marks. */
export class TextFolding1764000000001 implements MigrationInterface {
  name = 'TextFolding1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      -- Lower case without macrons and other marks, single-spaced: Kōwhai and KOWHAI fold alike.
      CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT btrim(regexp_replace(
          lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')), '\\s+', ' ', 'g'))
      $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION fold(text)`);
  }
}
