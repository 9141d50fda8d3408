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

/**
 * How many listings each category and sub category has in every place, kept with each write; and what finds counts that
 * are wrong and puts them right.
 */
export const LISTING_COUNTS = `
      -- The places under which a listing with these terms is counted.
      CREATE FUNCTION listing_places(terms tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
        SELECT ''
        UNION ALL SELECT 'rNationwide' WHERE terms @@ 'rNationwide'::tsquery
        UNION ALL SELECT 'dNationwide' WHERE terms @@ 'rNationwide | dNationwide'::tsquery
        UNION ALL SELECT lexeme FROM unnest(terms)
          WHERE lexeme ^@ 'r' AND NOT terms @@ 'rNationwide'::tsquery
            OR lexeme ^@ 'd' AND NOT terms @@ 'rNationwide | dNationwide'::tsquery
      $$;

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

      CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${addToRollup(['added', 1])}
        ELSIF TG_OP = 'DELETE' THEN ${addToRollup(['removed', -1])}
        ELSIF TG_OP = 'TRUNCATE' THEN DELETE FROM listing_rollup;
        ELSE ${addToRollup(['added', 1], ['removed', -1])}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER listing_inserted AFTER INSERT ON supplier_listing
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
      CREATE TRIGGER listing_removed AFTER DELETE ON supplier_listing
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
      CREATE TRIGGER listing_truncated AFTER TRUNCATE ON supplier_listing
        FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
      CREATE TRIGGER listing_updated AFTER UPDATE ON supplier_listing
        REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

      -- Compares the counts with their recount, adds what is missing, and answers how many rows were wrong.
      CREATE FUNCTION mend_listing_counts() RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE mended integer;
      BEGIN
        INSERT INTO listing_rollup AS r (${KEY}, general, commercial, consumer)
        SELECT ${KEY}, sum(general), sum(commercial), sum(consumer) FROM (
          SELECT ${KEY}, general, commercial, consumer FROM listing_recount
          UNION ALL SELECT ${KEY}, -general, -commercial, -consumer FROM listing_rollup) difference
        GROUP BY ${KEY} HAVING sum(general) <> 0 OR sum(commercial) <> 0 OR sum(consumer) <> 0 ORDER BY ${KEY}
        ON CONFLICT (${KEY}) DO UPDATE SET general = r.general + excluded.general,
          commercial = r.commercial + excluded.commercial, consumer = r.consumer + excluded.consumer;
        GET DIAGNOSTICS mended = ROW_COUNT;
        RETURN mended;
      END $$;
    `;
