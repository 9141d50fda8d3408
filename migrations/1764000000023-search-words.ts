import type { MigrationInterface, QueryRunner } from 'typeorm';
import localities from './1764000000023-localities.json' with { type: 'json' };
import aliases from './1764000000023-place-aliases.json' with { type: 'json' };
import { READ_SEARCH, SEARCH_PLACES } from './1764000000023-read-search.sql.js';
import { SEARCH_BEFORE } from './1764000000023-search-before.sql.js';
import { searchPlaces } from './1764000000023-search-places.sql.js';
import { REBUILD_SEARCH, TRADES } from './1764000000023-search-rebuild.sql.js';
import { SEARCH_TABLES } from './1764000000023-search-tables.sql.js';
import { SEARCH_TERMS } from './1764000000023-search-terms.sql.js';
import { SEARCH_TIERS } from './1764000000023-search-tiers.sql.js';
import { LISTING_WORDS, STEMS } from './1764000000023-search-words.sql.js';
import synonyms from './1764000000023-synonyms.json' with { type: 'json' };

/**
 * Search as people type: words by their stems, places, synonyms and spelling. What stands already is filled by the next
 * migration, so that nobody waits for it.
 */
export class SearchWords1764000000023 implements MigrationInterface {
  name = 'SearchWords1764000000023';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    for (const sql of [
      STEMS,
      LISTING_WORDS,
      SEARCH_TABLES,
      TRADES,
      SEARCH_TERMS,
      SEARCH_PLACES,
      SEARCH_TIERS,
      READ_SEARCH,
      REBUILD_SEARCH,
    ])
      await queryRunner.query(sql);
    await queryRunner.query(
      `INSERT INTO search_place (folded, name, kind, rank, region, district, terms)
       SELECT folded, name, kind, rank, region, district, terms FROM jsonb_to_recordset($1) AS p
         (folded text, name text, kind text, rank smallint, region text, district text, terms tsquery)
       WHERE folded <> '' ON CONFLICT DO NOTHING`,
      [JSON.stringify(searchPlaces(localities, aliases))],
    );
    await queryRunner.query(
      `INSERT INTO search_synonym (phrase, means) SELECT array_to_string(search_words(key), ' '), ARRAY(SELECT jsonb_array_elements_text(value))
       FROM jsonb_each($1) ON CONFLICT DO NOTHING`,
      [JSON.stringify(synonyms)],
    );
    await queryRunner.query(`
      SELECT add_search_words((SELECT array_agg(folded) FROM search_place WHERE rank > 2), NULL, false);
      SELECT add_search_words((SELECT array_agg(folded) FROM search_place WHERE rank <= 2), NULL, true);
      SELECT add_search_words((SELECT array_agg(name) FROM category), 4::smallint, false);
      SELECT add_search_words((SELECT array_agg(name) FROM sub_category), 3::smallint, false);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEARCH_BEFORE);
    await queryRunner.query(`
      DROP TRIGGER category_words ON category;
      DROP TRIGGER category_words ON sub_category;
      DROP TRIGGER supplier_count_trades ON supplier;
      DROP FUNCTION read_search, search_tiers, search_all_but, search_together, search_places, search_word_meant, search_phrase_levels, search_home,
        supplier_count_trades, forget_search_words, category_words, refresh_listing_words, search_knows, search_finds, listed_on, place_terms, phrase_terms,
        add_search_words;
      DROP TYPE search_reading, search_place_read, search_queries;
      ALTER TABLE supplier_listing DROP COLUMN name, DROP COLUMN listed_on;
      ALTER TABLE category DROP COLUMN stems;
      ALTER TABLE sub_category DROP COLUMN stems;
      DROP TABLE listing_words, search_place, search_synonym, search_miss, search_trade, search_word;
      DROP FUNCTION synonym_words, search_letters, search_plain, search_stems, search_stem, search_words;
    `);
  }
}
