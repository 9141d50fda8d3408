import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The categories of supplier `s`; those of its sub categories with them, or not. */
const NAMED = 'SELECT category_id FROM supplier_category x WHERE x.supplier_id = s.id';
const OF_SUB_CATEGORIES = `SELECT k.category_id FROM supplier_sub_category x
  JOIN sub_category k ON k.id = x.sub_category_id WHERE x.supplier_id = s.id`;

const listingSource = (categories: string) => `
  CREATE OR REPLACE VIEW supplier_listing_source AS
    SELECT s.id AS supplier_id, coalesce(search_weight, 0) AS general_weight,
      CASE WHEN show_commercial THEN coalesce(commercial_search_weight, search_weight, 0) END AS commercial_weight,
      CASE WHEN show_consumer THEN coalesce(consumer_search_weight, search_weight, 0) END AS consumer_weight,
      lower(list_title) AS title, ARRAY(${categories} ORDER BY category_id) AS category_ids, s AS of_supplier
    FROM supplier s WHERE listed`;

/** Functions in which one line changes and that are long otherwise: what it was, and what it is. */
const CHANGED_LINES = [
  {
    of: 'supplier_terms(supplier)',
    before: `SELECT 'b' || sub_category_id FROM supplier_sub_category WHERE supplier_id = of_supplier.id`,
    after: `SELECT unnest(ARRAY['b' || x.sub_category_id, 'c' || k.category_id]) FROM supplier_sub_category x
      JOIN sub_category k ON k.id = x.sub_category_id WHERE x.supplier_id = of_supplier.id`,
  },
  {
    of: 'rebuild_supplier_search()',
    before: `SELECT supplier_id, false, 'b' || sub_category_id FROM supplier_sub_category`,
    after: `SELECT x.supplier_id, false, unnest(ARRAY['b' || x.sub_category_id, 'c' || k.category_id])
      FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id`,
  },
];

const changingLine = (of: string, from: string, to: string) => `
  DO $change$
  DECLARE
    was CONSTANT text := pg_get_functiondef('${of}'::regprocedure);
    now CONSTANT text := replace(was, $from$${from}$from$, $to$${to}$to$);
  BEGIN
    IF now = was THEN RAISE 'The line of ${of} that changes is not there.'; END IF;
    EXECUTE now;
  END $change$`;

/** Of everything that finds a supplier a move changes its categories alone. */
const withCategories = (terms: string) =>
  `ts_delete(${terms}, ARRAY['c' || OLD.category_id, 'c' || NEW.category_id])
     || array_to_tsvector(ARRAY(SELECT 'c' || unnest(s.category_ids)))`;

const MOVED = `
  CREATE OR REPLACE FUNCTION sub_category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    moved CONSTANT integer[] := ARRAY(SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = NEW.id);
  BEGIN
    -- Whoever changes one of them meanwhile waits, so that the last one sees all.
    PERFORM 1 FROM supplier WHERE id = ANY (moved) ORDER BY id FOR NO KEY UPDATE;
    UPDATE supplier_listing l SET category_ids = s.category_ids, terms = ${withCategories('l.terms')}
    FROM supplier_listing_source s WHERE s.supplier_id = l.supplier_id AND l.supplier_id = ANY (moved);
    UPDATE listing_words w SET words = ${withCategories('w.words')}
    FROM supplier_listing s WHERE s.supplier_id = w.supplier_id AND w.supplier_id = ANY (moved);
    RETURN NULL;
  END $$`;

const MOVED_BEFORE = `
  CREATE OR REPLACE FUNCTION sub_category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_supplier_listing(supplier_id) FROM (
      SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = NEW.id ORDER BY 1) moved;
    RETURN NULL;
  END $$`;

/** Finds anew those suppliers that the change of meaning is about. */
const REFRESH = `
  SELECT count(refresh_supplier_listing(supplier_id)) FROM (
    SELECT l.supplier_id FROM supplier_listing l JOIN supplier_listing_source s USING (supplier_id)
    WHERE l.category_ids <> s.category_ids ORDER BY 1) changed`;

/**
 * Visitors find a supplier under a category as soon as it is under one of its sub categories. So all suppliers of a sub
 * category that goes to another category are found there in the same moment, whatever their own records say yet; and
 * that takes a moment for thousands of them.
 */
export class ListedWithSubCategories1764000000080 implements MigrationInterface {
  name = 'ListedWithSubCategories1764000000080';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(listingSource(`${NAMED} UNION ${OF_SUB_CATEGORIES}`));
    for (const { of, before, after } of CHANGED_LINES)
      await queryRunner.query(changingLine(of, before, after));
    await queryRunner.query(MOVED);
    await queryRunner.query(REFRESH);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(listingSource(NAMED));
    for (const { of, before, after } of CHANGED_LINES)
      await queryRunner.query(changingLine(of, after, before));
    await queryRunner.query(MOVED_BEFORE);
    await queryRunner.query(REFRESH);
  }
}
