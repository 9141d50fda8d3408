import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'place, kind, record_id';

/** What the listings of `tables` (name and sign) add to the counts or take from them. */
const counted = (tables: readonly (readonly [string, 1 | -1])[]) => `
  SELECT place, kind, record_id, sum(n)::integer AS general,
    coalesce(sum(n) FILTER (WHERE commercial), 0)::integer AS commercial,
    coalesce(sum(n) FILTER (WHERE consumer), 0)::integer AS consumer
  FROM (${tables
    .map(
      ([table, sign]) => `
    SELECT ${sign} AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL AS consumer,
      terms, category_ids, sub_category_ids FROM ${table}`,
    )
    .join(' UNION ALL ')}) moved
  CROSS JOIN LATERAL listing_places(terms) AS place
  CROSS JOIN LATERAL (
    SELECT 'all' AS kind, 0 AS record_id
    UNION ALL SELECT 'category', unnest(category_ids)
    UNION ALL SELECT 'sub-category', unnest(sub_category_ids)) records
  GROUP BY ${KEY}`;

const addToRollup = (...tables: (readonly [string, 1 | -1])[]) => `
  INSERT INTO listing_rollup AS r (${KEY}, general, commercial, consumer)
  SELECT * FROM (${counted(tables)}) counted
  WHERE general <> 0 OR commercial <> 0 OR consumer <> 0 ORDER BY ${KEY}
  ON CONFLICT (${KEY}) DO UPDATE SET general = r.general + excluded.general,
    commercial = r.commercial + excluded.commercial, consumer = r.consumer + excluded.consumer;`;

/** The counts by audience and by category alone, as migration 3 had them. */
const addToFormerRollup = (moved: string) => `
  INSERT INTO listing_rollup AS r (kind, category_id, suppliers)
  SELECT kind, category_id, sum(n) FROM (${moved}) moved GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2
  ON CONFLICT (kind, category_id) DO UPDATE SET suppliers = r.suppliers + excluded.suppliers;`;

const formerCounts = (table: string, sign: 1 | -1) => `
  SELECT ${sign} AS n, kind, category_id FROM ${table} CROSS JOIN LATERAL (
    SELECT 'general' AS kind, 0 AS category_id
    UNION ALL SELECT 'commercial', 0 WHERE commercial_weight IS NOT NULL
    UNION ALL SELECT 'consumer', 0 WHERE consumer_weight IS NOT NULL
    UNION ALL SELECT 'category', unnest(category_ids)) kinds`;

const listingChanged = (added: string, removed: string, both: string) => `
  CREATE OR REPLACE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${added}
    ELSIF TG_OP = 'DELETE' THEN ${removed}
    ELSIF TG_OP = 'TRUNCATE' THEN DELETE FROM listing_rollup;
    ELSE ${both}
    END IF;
    RETURN NULL;
  END $$;`;

/**
 * How many listed suppliers each category and sub category has, in every place and for every audience: what stands
 * beside them wherever the results are narrowed by place. Kept exact with each write to a listing.
 *
 * A place is a term of the listing ('rOtago', 'dNapier City'), or empty for everywhere. Who serves the whole country
 * is counted once, under 'rNationwide' and 'dNationwide', not under each place: a region's count is that of its own
 * term and of 'rNationwide' together.
 */
export class CategoryCounts1763600000009 implements MigrationInterface {
  name = 'CategoryCounts1763600000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE supplier_listing ADD COLUMN sub_category_ids integer[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN supplier_listing.sub_category_ids IS 'those of its categories: the others are found under none';

      CREATE FUNCTION listing_sub_categories() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sub_category_ids := ARRAY(
          SELECT x.sub_category_id FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
          WHERE x.supplier_id = NEW.supplier_id AND k.category_id = ANY (NEW.category_ids) ORDER BY 1);
        RETURN NEW;
      END $$;
      CREATE TRIGGER listing_sub_categories BEFORE INSERT OR UPDATE ON supplier_listing
        FOR EACH ROW EXECUTE FUNCTION listing_sub_categories();

      CREATE FUNCTION sub_category_moved() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM refresh_supplier_listing(supplier_id) FROM (
          SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = NEW.id ORDER BY 1) moved;
        RETURN NULL;
      END $$;
      CREATE TRIGGER sub_category_moved AFTER UPDATE OF category_id ON sub_category
        FOR EACH ROW EXECUTE FUNCTION sub_category_moved();
    `);
    await queryRunner.query(`
      -- The places under which a listing with these terms is counted.
      CREATE FUNCTION listing_places(terms tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
        SELECT ''
        UNION ALL SELECT 'rNationwide' WHERE terms @@ 'rNationwide'::tsquery
        UNION ALL SELECT 'dNationwide' WHERE terms @@ 'rNationwide | dNationwide'::tsquery
        UNION ALL SELECT lexeme FROM unnest(terms)
          WHERE lexeme ^@ 'r' AND NOT terms @@ 'rNationwide'::tsquery
            OR lexeme ^@ 'd' AND NOT terms @@ 'rNationwide | dNationwide'::tsquery
      $$;

      DROP TABLE listing_rollup;
      CREATE TABLE listing_rollup (
        place text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('all', 'category', 'sub-category')),
        record_id integer NOT NULL,
        general integer NOT NULL,
        commercial integer NOT NULL,
        consumer integer NOT NULL,
        PRIMARY KEY (${KEY})
      );
      COMMENT ON TABLE listing_rollup IS 'How many listed suppliers there are, by audience';
      COMMENT ON COLUMN listing_rollup.place IS 'a term of supplier_listing; empty: everywhere';
      COMMENT ON COLUMN listing_rollup.record_id IS 'the category or sub category; 0: of all of them';
      CREATE VIEW listing_recount AS ${counted([['supplier_listing', 1]])};
      ${listingChanged(
        addToRollup(['added', 1]),
        addToRollup(['removed', -1]),
        addToRollup(['added', 1], ['removed', -1]),
      )}

      -- Writing each row has listing_sub_categories fill it; the index of terms is quicker made anew than kept.
      ALTER TABLE supplier_listing DISABLE TRIGGER listing_updated;
      DROP INDEX supplier_listing_terms_idx;
      UPDATE supplier_listing SET sub_category_ids = '{}';
      CREATE INDEX supplier_listing_terms_idx ON supplier_listing USING gin (terms) WITH (fastupdate = off);
      ALTER TABLE supplier_listing ENABLE TRIGGER listing_updated;
      INSERT INTO listing_rollup SELECT * FROM listing_recount;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sub_category_moved ON sub_category;
      DROP TRIGGER listing_sub_categories ON supplier_listing;
      DROP VIEW listing_recount;
      DROP TABLE listing_rollup;
      DROP FUNCTION listing_places, listing_sub_categories, sub_category_moved;
      ALTER TABLE supplier_listing DROP COLUMN sub_category_ids;
      CREATE TABLE listing_rollup (
        kind text NOT NULL CHECK (kind IN ('general', 'commercial', 'consumer', 'category')),
        category_id integer NOT NULL DEFAULT 0,
        suppliers integer NOT NULL,
        PRIMARY KEY (kind, category_id)
      );
      ${listingChanged(
        addToFormerRollup(formerCounts('added', 1)),
        addToFormerRollup(formerCounts('removed', -1)),
        addToFormerRollup(`${formerCounts('added', 1)} UNION ALL ${formerCounts('removed', -1)}`),
      )}
      ${addToFormerRollup(formerCounts('supplier_listing', 1))}
    `);
  }
}
