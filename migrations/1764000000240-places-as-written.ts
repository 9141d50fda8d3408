import type { MigrationInterface, QueryRunner } from 'typeorm';
import localities from './1764000000023-localities.json' with { type: 'json' };
import { searchPlaces } from './1764000000023-search-places.sql.js';
import aliases from './1764000000240-place-aliases.json' with { type: 'json' };
import {
  MEANT_BEFORE,
  MEANT_IN_SINGULAR,
  READ_BEFORE,
  READ_WITH_SURROUNDS,
} from './1764000000240-places-as-written.sql.js';

/** No place that a supplier serves, and no word of a trade: left out, as 'near me' is. */
const ISLANDS = ['north island', 'south island', 'nth island', 'sth island'].flatMap((island) => [
  island,
  ...['upper', 'lower', 'central'].map((part) => `${part} ${island}`),
]);

/** Searches read places as people write them, islands, and misspelt plurals. */
export class PlacesAsWritten1764000000240 implements MigrationInterface {
  name = 'PlacesAsWritten1764000000240';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(READ_WITH_SURROUNDS);
    await queryRunner.query(MEANT_IN_SINGULAR);
    const names = Object.keys(aliases);
    const places = searchPlaces(localities, aliases).filter(({ folded }) => names.includes(folded));
    await queryRunner.query(
      `INSERT INTO search_place (folded, name, kind, rank, region, district, terms)
       SELECT folded, name, kind, rank, region, district, terms FROM jsonb_to_recordset($1) AS p
         (folded text, name text, kind text, rank smallint, region text, district text, terms tsquery)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(places)],
    );
    await queryRunner.query('SELECT add_search_words($1::text[], NULL, true)', [names]);
    await queryRunner.query(
      `INSERT INTO search_synonym (phrase, means) SELECT phrase, '{}' FROM unnest($1::text[]) AS phrase
       ON CONFLICT DO NOTHING`,
      [ISLANDS],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM search_synonym WHERE phrase = ANY ($1::text[]) AND means = '{}' AND version = 1`,
      [ISLANDS],
    );
    await queryRunner.query('DELETE FROM search_place WHERE folded = ANY ($1::text[])', [
      Object.keys(aliases),
    ]);
    await queryRunner.query(MEANT_BEFORE);
    await queryRunner.query(READ_BEFORE);
  }
}
