import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MEANT_IN_SINGULAR } from './1764000000240-places-as-written.sql.js';

const NEAR = 'CASE far WHEN 1 THEN true';
/** One letter away is near, unless it is the first one of a short word: `flower` is not a misspelt `lower`. */
const NEAR_BY_FIRST_LETTER = 'CASE far WHEN 1 THEN alike >= 0.5 OR left(word, 1) = left(spelt, 1)';

/** With a body that is parsed, as migration 1764000000290 has left it. */
function parsed(sql: string): string {
  const [head = '', body = ''] = sql.split(/AS \$\$|\$\$;/);
  return `${head} BEGIN ATOMIC ${body}; END`;
}

/** Trades that nobody offers by that name, with what people mean by them. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  tiler: ['bathroom renovations', 'builder'],
  tiling: ['bathroom renovations', 'builder'],
  tiles: ['bathroom renovations', 'builder'],
  'floor tiler': ['bathroom renovations', 'builder'],
  'wall tiler': ['bathroom renovations', 'builder'],
  glazier: ['joiner', 'wooden windows'],
  glazing: ['joiner', 'wooden windows'],
  'broken window': ['joiner', 'wooden windows'],
  demolition: ['builder', 'rubbish removal'],
  scaffolding: ['builder'],
  scaffolder: ['builder'],
  mulch: ['landscaper'],
  topsoil: ['landscaper'],
  'top soil': ['landscaper'],
};

/** Searches for words that begin otherwise than any that suppliers have are not mended, and more trades are known. */
export class FirstLettersOfWords1764000000310 implements MigrationInterface {
  name = 'FirstLettersOfWords1764000000310';

  async up(queryRunner: QueryRunner): Promise<void> {
    if (MEANT_IN_SINGULAR.split(NEAR).length !== 2)
      throw new Error('The function does not have this part once.');
    await queryRunner.query(parsed(MEANT_IN_SINGULAR.replace(NEAR, NEAR_BY_FIRST_LETTER)));
    await queryRunner.query(
      `INSERT INTO search_synonym (phrase, means)
       SELECT array_to_string(search_words(key), ' '), ARRAY(SELECT jsonb_array_elements_text(value)) FROM jsonb_each($1)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(SYNONYMS)],
    );
  }

  /** Those that staff have changed stay. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(parsed(MEANT_IN_SINGULAR));
    await queryRunner.query(
      `DELETE FROM search_synonym s USING jsonb_each($1)
       WHERE s.phrase = array_to_string(search_words(key), ' ') AND s.version = 1
         AND s.means = ARRAY(SELECT jsonb_array_elements_text(value))`,
      [JSON.stringify(SYNONYMS)],
    );
  }
}
