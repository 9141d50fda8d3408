import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MENTIONS_BEFORE, MENTIONS_LAST } from './1764000000180-search-tiers.sql.js';
import wider from './1764000000180-wider-meanings.json' with { type: 'json' };

/** Each service with the sub category that leads on where no supplier offers it; synonyms that staff changed stay. */
const WIDER = `wider AS (SELECT array_to_string(search_words(key), ' ') AS service, value AS leads_to FROM jsonb_each_text($1))`;
/** The synonyms that mean one of the services, in their order. */
const MEANS_IT = `s.version = 1 AND (s.phrase = service OR EXISTS (
  SELECT FROM unnest(s.means) AS one WHERE array_to_string(search_words(one), ' ') = service))`;

/** A search for a trade that no supplier offers leads to the sub category around it. */
export class WiderSearches1764000000180 implements MigrationInterface {
  name = 'WiderSearches1764000000180';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(MENTIONS_LAST);
    const services = JSON.stringify(wider);
    await queryRunner.query(
      `WITH ${WIDER}
       INSERT INTO search_synonym (phrase, means) SELECT service, ARRAY[leads_to] FROM wider
       WHERE NOT EXISTS (SELECT FROM search_synonym s WHERE s.phrase = service)`,
      [services],
    );
    await queryRunner.query(
      `WITH ${WIDER}, added AS (
         SELECT s.id, array_agg(DISTINCT leads_to) AS further FROM search_synonym s JOIN wider ON ${MEANS_IT}
         WHERE s.means <> '{}' AND NOT EXISTS (SELECT FROM unnest(s.means) AS one WHERE lower(one) = lower(leads_to)) GROUP BY s.id)
       UPDATE search_synonym s SET means = (s.means || further)[1:20] FROM added WHERE added.id = s.id`,
      [services],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const services = JSON.stringify(wider);
    await queryRunner.query(
      `WITH ${WIDER}, gone AS (
         SELECT s.id, array_agg(DISTINCT leads_to) AS further FROM search_synonym s JOIN wider ON ${MEANS_IT} GROUP BY s.id)
       UPDATE search_synonym s SET means = ARRAY(
         SELECT one FROM unnest(s.means) WITH ORDINALITY AS means (one, nth) WHERE NOT one = ANY (further) ORDER BY nth)
       FROM gone WHERE gone.id = s.id`,
      [services],
    );
    await queryRunner.query(
      `WITH ${WIDER} DELETE FROM search_synonym s USING wider WHERE s.phrase = service AND s.version = 1 AND s.means = '{}'`,
      [services],
    );
    await queryRunner.query(MENTIONS_BEFORE);
  }
}
