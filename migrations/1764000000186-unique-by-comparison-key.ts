import type { MigrationInterface, QueryRunner } from 'typeorm';

interface UniqueText {
  index: string;
  table: string;
  column: string;
  /** Column within whose values the text is unique. */
  within?: string;
}

const TEXTS: readonly UniqueText[] = [
  { index: 'category_name_folded_key', table: 'category', column: 'name' },
  { index: 'sub_category_name_folded_key', table: 'sub_category', column: 'name', within: 'category_id' },
  { index: 'good_cause_name_folded_key', table: 'good_cause', column: 'name' },
  { index: 'impact_buyer_url_keyword_folded_key', table: 'impact_buyer', column: 'url_keyword' },
  { index: 'supplier_url_keyword_folded_key', table: 'supplier', column: 'url_keyword' },
];

/** The index without the rows whose text, by the comparison key, an older row has. */
const makeIndex = ({ index, table, column, within }: UniqueText) => {
  const key = `${within ? `${within}, ` : ''}fold(${column})`;
  return `
    DO $$
    DECLARE doubles text;
    BEGIN
      -- A double that came between the two statements would fail the second one.
      LOCK TABLE ${table} IN SHARE MODE;
      SELECT string_agg(id::text, ', ' ORDER BY id) INTO doubles FROM (
        SELECT id, row_number() OVER (PARTITION BY ${key} ORDER BY id) AS place
        FROM ${table} WHERE ${column} IS NOT NULL) rows WHERE place > 1;
      EXECUTE 'CREATE UNIQUE INDEX IF NOT EXISTS ${index} ON ${table} (${key})'
        || coalesce(' WHERE id NOT IN (' || doubles || ')', '');
    END $$`;
};

/**
 * Names and URL keywords are unique by the key that code compares texts with, besides by their lower case. Rows that
 * are double by that key already keep their text and stay out of the index, so that nothing changes for visitors; staff
 * can rename them.
 */
export class UniqueByComparisonKey1764000000186 implements MigrationInterface {
  name = 'UniqueByComparisonKey1764000000186';

  transaction = false;

  /** One table at a time: nobody waits for two of them, and so nobody for somebody who waits. */
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of TEXTS) await queryRunner.query(makeIndex(text));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { index } of TEXTS) await queryRunner.query(`DROP INDEX IF EXISTS ${index}`);
  }
}
