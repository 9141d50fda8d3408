import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recomputeColumn } from '../server/platform/database/migrate.js';
import { FOLD, foldBefore } from './1764000000170-fold-all-scripts.sql.js';

/** Stored columns of folded text. A new expression writes the table and its indexes again. */
const KEPT: readonly (readonly [table: string, expression: string])[] = [
  ['supplier', `fold(name || ' ' || list_title)`],
  ['impact_buyer', 'fold(name)'],
  ['lead', 'found_by(from_name, from_email, list_title, phone_digits(from_phone))'],
  [
    'sales_enquiry',
    `fold(coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(enquiry_about, ''))`,
  ],
  ['mail_delivery', `fold(to_address || ' ' || subject)`],
  ['deleted_record', 'fold(title)'],
];

/** Indexes of what is folded as it is looked up. */
const INDEXES = [
  'user_account_found_by_idx',
  'impact_box_order_found_by_idx',
  'contact_message_found_by_idx',
];

/** One table at a time: nobody waits for two of them, and so nobody for somebody who waits. */
async function computeAgain(queryRunner: QueryRunner): Promise<void> {
  for (const [table, expression] of KEPT)
    await recomputeColumn(queryRunner, { table, column: 'searched_text', expression });
  for (const name of INDEXES) await queryRunner.query(`REINDEX INDEX ${name}`);
}

const counted = (table: string, columns: string, sums: string, added: string) => `
      CREATE TEMPORARY TABLE refolded AS SELECT * FROM ${table} WHERE folded <> fold(label);
      DELETE FROM ${table} WHERE folded <> fold(label);
      INSERT INTO ${table} AS t (folded, label, ${columns})
      SELECT fold(label), min(label), ${sums} FROM refolded WHERE fold(label) <> '' GROUP BY 1
      ON CONFLICT (folded) DO UPDATE SET ${added};
      DROP TABLE refolded;`;

/** Folds the tables of the public search again. It writes only rows whose folded text changes. */
const SEARCH = `
      ${counted('search_trade', 'listed_suppliers', 'sum(listed_suppliers)', 'listed_suppliers = t.listed_suppliers + excluded.listed_suppliers')}
      ${counted(
        'search_phrase',
        'listed_suppliers, offered',
        'sum(listed_suppliers), bool_or(offered)',
        'listed_suppliers = t.listed_suppliers + excluded.listed_suppliers, offered = coalesce(t.offered OR excluded.offered, t.offered, excluded.offered)',
      )}
      WITH changed AS MATERIALIZED (
        SELECT id, array_to_string(search_words(phrase), ' ') AS key FROM search_synonym
        WHERE phrase <> array_to_string(search_words(phrase), ' ')
      )
      DELETE FROM search_synonym s USING changed WHERE changed.id = s.id AND (key = ''
        OR EXISTS (SELECT FROM search_synonym other WHERE other.phrase = key)
        OR EXISTS (SELECT FROM changed other WHERE other.key = changed.key AND other.id < changed.id));
      UPDATE search_synonym SET phrase = array_to_string(search_words(phrase), ' ')
      WHERE phrase <> array_to_string(search_words(phrase), ' ');
      UPDATE category SET name = name WHERE stems IS DISTINCT FROM search_stems(name);
      UPDATE sub_category SET name = name WHERE stems IS DISTINCT FROM search_stems(name);
      SELECT count(refresh_supplier_listing(id)) FROM (
        SELECT id FROM supplier WHERE listed AND EXISTS (
          SELECT FROM unnest(services || search_services || ARRAY[name, list_title, who_are_we, about_what_we_do]) AS label
          WHERE fold(label) IS DISTINCT FROM fold_before(label) AND label <> '') ORDER BY id) changed;`;

/**
 * One key by which texts are compared: without accents of any script and invisible characters, with one kind of space,
 * apostrophe, quote and hyphen. Whoever reads these tables meanwhile waits, some seconds for 200,000 rows.
 */
export class FoldAllScripts1764000000170 implements MigrationInterface {
  name = 'FoldAllScripts1764000000170';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(foldBefore('fold_before'));
    await queryRunner.query(FOLD);
    await computeAgain(queryRunner);
    await queryRunner.query(SEARCH);
    await queryRunner.query('DROP FUNCTION fold_before(text)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER FUNCTION fold_any(text) RENAME TO fold_before;
      ${foldBefore('fold')}`);
    await computeAgain(queryRunner);
    await queryRunner.query(SEARCH);
    await queryRunner.query('DROP FUNCTION fold_before(text)');
  }
}
