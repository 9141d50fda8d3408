import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts with headings, lists and links: what people read of one, and room for the marks of a story (A40, R136). */
export class RichTexts1764000000047 implements MigrationInterface {
  name = 'RichTexts1764000000047';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(String.raw`
      -- As shared/readable-text.ts reads what is stored: each block on a line of its own, without marks.
      CREATE FUNCTION readable_text(rich text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE
          WHEN position('<' IN rich) = 0
            OR rich !~* '</?(h[1-3]|p|ul|ol|li|a|strong|em|br)(?=[\s/>])[^<>]*>' THEN rich
          ELSE replace(replace(replace(replace(
            regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(rich,
              '(\n|<br>|</[a-z][^<>]*>)*</(h[1-3]|p|ul|ol|li)>', E'\n', 'g'),
              '</?(a|strong|em)(?=[\s/>])[^<>]*>', '', 'g'),
              '<br>', E'\n', 'g'),
              '([^\n>])(<[^<>]*>)+', E'\\1\n', 'g'),
              '<[^<>]*>', '', 'g'),
              '^[\s\u00a0\u2007\u202f\ufeff]+|[\s\u00a0\u2007\u202f\ufeff]+$', '', 'g'),
            '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
        END
      $$;
      ALTER TABLE impact_buyer DROP CONSTRAINT impact_buyer_recent_impact_story_check,
        ADD CONSTRAINT impact_buyer_recent_impact_story_check
          CHECK (length(recent_impact_story) <= 6200);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE impact_buyer SET recent_impact_story = left(readable_text(recent_impact_story), 700);
      ALTER TABLE impact_buyer DROP CONSTRAINT impact_buyer_recent_impact_story_check,
        ADD CONSTRAINT impact_buyer_recent_impact_story_check CHECK (length(recent_impact_story) <= 700);
      DROP FUNCTION readable_text(text);
    `);
  }
}
