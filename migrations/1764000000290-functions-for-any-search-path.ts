import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Executes a statement for each function of the product that meets a condition. Functions of extensions are left alone. */
const forEachFunction = (condition: string, statement: string) => `
      DO $$
      DECLARE
        f record;
      BEGIN
        FOR f IN
          SELECT p.oid::regprocedure AS signature, p.prosrc AS body, pg_get_functiondef(p.oid) AS definition
          FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
          WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
            AND pg_get_userbyid(p.proowner) = current_user AND ${condition}
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
          ORDER BY 1
        LOOP
          EXECUTE ${statement};
        END LOOP;
      END $$`;

/** Functions that only read. PostgreSQL may inline them. */
const READS = `l.lanname = 'sql' AND p.prosqlbody IS NULL AND p.provolatile <> 'v'`;
/** Functions that write are among these: PostgreSQL 15 dumps a parsed ON CONFLICT in a way that it cannot restore. */
const OTHERS = `p.prosqlbody IS NULL AND p.proname <> 'search_stem'
            AND (l.lanname = 'plpgsql' OR l.lanname = 'sql' AND p.provolatile = 'v')`;

/** Undoing an earlier migration edits a line of this text. */
const SUPPLIER_TERMS_AS_TEXT = `
      CREATE OR REPLACE FUNCTION supplier_terms(of_supplier supplier) RETURNS tsvector LANGUAGE sql STABLE AS $$
        SELECT array_to_tsvector(coalesce(array_agg(term), '{}')) FROM (
          SELECT 's' || start AS term
          FROM unnest(of_supplier.services || of_supplier.search_services) AS label, word_starts(fold(label)) AS start
          UNION ALL SELECT 'n' || start
          FROM unnest(ARRAY[of_supplier.name, of_supplier.list_title]) AS label, word_starts(fold(label)) AS start
          UNION ALL SELECT 'r' || unnest(of_supplier.service_regions)
          UNION ALL SELECT 'd' || unnest(of_supplier.service_districts)
          UNION ALL SELECT 'c' || category_id FROM supplier_category WHERE supplier_id = of_supplier.id
          UNION ALL SELECT unnest(ARRAY['b' || x.sub_category_id, 'c' || k.category_id]) FROM supplier_sub_category x
      JOIN sub_category k ON k.id = x.sub_category_id WHERE x.supplier_id = of_supplier.id
        ) terms
      $$`;

/**
 * Every function finds what it uses whatever the search path is, so that a dump can be restored: pg_dump sets an empty
 * one. Bodies that read are parsed now and keep what they refer to; the other functions set the path while they run.
 * search_stem uses built-in functions alone, and is called for each word.
 */
export class FunctionsForAnySearchPath1764000000290 implements MigrationInterface {
  name = 'FunctionsForAnySearchPath1764000000290';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      forEachFunction(
        READS,
        `split_part(f.definition, 'AS $function$', 1)
            || 'BEGIN ATOMIC ' || regexp_replace(f.body, ';\\s*$', '') || E'\\n; END'`,
      ),
    );
    await queryRunner.query(
      forEachFunction(OTHERS, `format('ALTER FUNCTION %s SET search_path TO public, pg_temp', f.signature)`),
    );
  }

  /** The other bodies that read stay parsed: they do the same. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SUPPLIER_TERMS_AS_TEXT);
    await queryRunner.query(
      forEachFunction(OTHERS, `format('ALTER FUNCTION %s RESET search_path', f.signature)`),
    );
  }
}
