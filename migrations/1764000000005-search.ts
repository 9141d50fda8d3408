import type { MigrationInterface, QueryRunner } from 'typeorm';
import localities from './1764000000005-localities.json' with { type: 'json' };
import aliases from './1764000000005-place-aliases.json' with { type: 'json' };
import { searchPlaces } from './1764000000005-search-places.sql.js';
import synonyms from './1764000000005-search-synonyms.json' with { type: 'json' };
import { dropCreated, runFiles } from './run-files.js';

const FILES = [
  '1764000000005-search-tables.sql',
  '1764000000005-search-words.sql',
  '1764000000005-listing-counts.sql',
  '1764000000005-search-listings.sql',
  '1764000000005-search-queries.sql',
  '1764000000005-read-search.sql',
  '1764000000005-search-triggers.sql',
];

/** The search for suppliers: its index, which triggers keep up to date, and the places and synonyms that it knows. */
export class Search1764000000005 implements MigrationInterface {
  name = 'Search1764000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
    await queryRunner.query(
      `INSERT INTO search_place (folded, name, kind, rank, region, district, terms)
       SELECT folded, name, kind, rank, region, district, terms FROM jsonb_to_recordset($1) AS p
         (folded text, name text, kind text, rank smallint, region text, district text, terms tsquery)
       WHERE folded <> '' ON CONFLICT DO NOTHING`,
      [JSON.stringify(searchPlaces(localities, aliases))],
    );
    await queryRunner.query(
      `INSERT INTO search_synonym (phrase, means)
       SELECT key, ARRAY(SELECT jsonb_array_elements_text(value)) FROM jsonb_each($1)`,
      [JSON.stringify(synonyms)],
    );
    await queryRunner.query(`
      SELECT add_search_words((SELECT array_agg(folded) FROM search_place WHERE rank > 2), NULL, false);
      SELECT add_search_words((SELECT array_agg(folded) FROM search_place WHERE rank <= 2), NULL, true);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropCreated(queryRunner, FILES);
  }
}
