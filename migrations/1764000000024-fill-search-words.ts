import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../server/platform/database/migrate.js';

/** So many listings at a time, that whoever changes a supplier meanwhile does not wait for long. */
const BATCH = 20;

/** Gives the listings that stand already their words, a few at a time, and indexes them; readers and writers go on. */
export class FillSearchWords1764000000024 implements MigrationInterface {
  name = 'FillSearchWords1764000000024';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (let filled = BATCH; filled === BATCH; ) {
      const [{ n }] = await queryRunner.query(
        `SELECT count(refresh_supplier_listing(supplier_id))::integer AS n FROM (
          SELECT supplier_id FROM supplier_listing LEFT JOIN listing_words USING (supplier_id)
          WHERE words IS NULL ORDER BY supplier_id LIMIT ${BATCH}) waiting`,
      );
      filled = n;
    }
    await queryRunner.query(`
      INSERT INTO search_trade (folded, label, listed_suppliers)
      SELECT fold(list_title), min(btrim(list_title)), count(*) FROM supplier WHERE listed AND fold(list_title) <> '' GROUP BY 1
      ON CONFLICT (folded) DO UPDATE SET listed_suppliers = excluded.listed_suppliers`);
    await createIndexConcurrently(
      queryRunner,
      'listing_words_idx',
      'listing_words USING gin (words) WITH (fastupdate = off)',
    );
    await createIndexConcurrently(
      queryRunner,
      'supplier_listing_name_idx',
      'supplier_listing (name, supplier_id)',
    );
    await createIndexConcurrently(
      queryRunner,
      'supplier_listing_newest_idx',
      'supplier_listing (listed_on DESC, supplier_id DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP INDEX listing_words_idx, supplier_listing_name_idx, supplier_listing_newest_idx',
    );
  }
}
