-- Returns the places in which a listing with these terms is counted. The empty text stands for everywhere.
CREATE FUNCTION listing_places(terms tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE BEGIN ATOMIC
  SELECT ''
  UNION ALL SELECT 'rNationwide' WHERE terms @@ 'rNationwide'::tsquery
  UNION ALL SELECT 'dNationwide' WHERE terms @@ 'rNationwide | dNationwide'::tsquery
  UNION ALL SELECT lexeme FROM unnest(terms)
    WHERE lexeme ^@ 'r' AND NOT terms @@ 'rNationwide'::tsquery
      OR lexeme ^@ 'd' AND NOT terms @@ 'rNationwide | dNationwide'::tsquery;
END;

-- The counts of listing_rollup, computed from all listings.
CREATE VIEW listing_recount AS
  SELECT place, kind, record_id, sum(n)::integer AS general, coalesce(sum(n) FILTER (WHERE commercial),
    0)::integer AS commercial, coalesce(sum(n) FILTER (WHERE consumer), 0)::integer AS consumer
  FROM (
    SELECT 1 AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL AS consumer,
      terms, category_ids, sub_category_ids
    FROM supplier_listing
  ) moved
  CROSS JOIN LATERAL listing_places(terms) AS place
  CROSS JOIN LATERAL (
    SELECT 'all' AS kind, 0 AS record_id
    UNION ALL SELECT 'category', unnest(category_ids)
    UNION ALL SELECT 'sub-category', unnest(sub_category_ids)
  ) records
  GROUP BY place, kind, record_id;

-- Adds the differences that a statement makes to listings to the counts of listing_rollup.
CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_rollup AS r (place, kind, record_id, general, commercial, consumer)
    SELECT *
    FROM (
      SELECT place, kind, record_id, sum(n)::integer AS general, coalesce(sum(n) FILTER (WHERE commercial),
        0)::integer AS commercial, coalesce(sum(n) FILTER (WHERE consumer), 0)::integer AS consumer
      FROM (
        SELECT 1 AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL AS
          consumer, terms, category_ids, sub_category_ids
        FROM added
      ) moved
      CROSS JOIN LATERAL listing_places(terms) AS place
      CROSS JOIN LATERAL (
        SELECT 'all' AS kind, 0 AS record_id
        UNION ALL SELECT 'category', unnest(category_ids)
        UNION ALL SELECT 'sub-category', unnest(sub_category_ids)
      ) records
      GROUP BY place, kind, record_id
    ) counted
    WHERE general <> 0 OR commercial <> 0 OR consumer <> 0
    ORDER BY place, kind, record_id
    ON CONFLICT (place, kind, record_id)
    DO UPDATE SET general = r.general + excluded.general, commercial = r.commercial + excluded.commercial,
      consumer = r.consumer + excluded.consumer;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO listing_rollup AS r (place, kind, record_id, general, commercial, consumer)
    SELECT *
    FROM (
      SELECT place, kind, record_id, sum(n)::integer AS general, coalesce(sum(n) FILTER (WHERE commercial),
        0)::integer AS commercial, coalesce(sum(n) FILTER (WHERE consumer), 0)::integer AS consumer
      FROM (
        SELECT -1 AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL AS
          consumer, terms, category_ids, sub_category_ids
        FROM removed
      ) moved
      CROSS JOIN LATERAL listing_places(terms) AS place
      CROSS JOIN LATERAL (
        SELECT 'all' AS kind, 0 AS record_id
        UNION ALL SELECT 'category', unnest(category_ids)
        UNION ALL SELECT 'sub-category', unnest(sub_category_ids)
      ) records
      GROUP BY place, kind, record_id
    ) counted
    WHERE general <> 0 OR commercial <> 0 OR consumer <> 0
    ORDER BY place, kind, record_id
    ON CONFLICT (place, kind, record_id)
    DO UPDATE SET general = r.general + excluded.general, commercial = r.commercial + excluded.commercial,
      consumer = r.consumer + excluded.consumer;
  ELSIF TG_OP = 'TRUNCATE' THEN
    DELETE FROM listing_rollup;
  ELSE
    INSERT INTO listing_rollup AS r (place, kind, record_id, general, commercial, consumer)
    SELECT *
    FROM (
      SELECT place, kind, record_id, sum(n)::integer AS general, coalesce(sum(n) FILTER (WHERE commercial),
        0)::integer AS commercial, coalesce(sum(n) FILTER (WHERE consumer), 0)::integer AS consumer
      FROM (
        SELECT 1 AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL AS
          consumer, terms, category_ids, sub_category_ids
        FROM added
        UNION ALL SELECT -1 AS n, commercial_weight IS NOT NULL AS commercial, consumer_weight IS NOT NULL
          AS consumer, terms, category_ids, sub_category_ids
        FROM removed
      ) moved
      CROSS JOIN LATERAL listing_places(terms) AS place
      CROSS JOIN LATERAL (
        SELECT 'all' AS kind, 0 AS record_id
        UNION ALL SELECT 'category', unnest(category_ids)
        UNION ALL SELECT 'sub-category', unnest(sub_category_ids)
      ) records
      GROUP BY place, kind, record_id
    ) counted
    WHERE general <> 0 OR commercial <> 0 OR consumer <> 0
    ORDER BY place, kind, record_id
    ON CONFLICT (place, kind, record_id)
    DO UPDATE SET general = r.general + excluded.general, commercial = r.commercial + excluded.commercial,
      consumer = r.consumer + excluded.consumer;
  END IF;
  RETURN NULL;
END $$;

-- Compares the counts with a recount, adds the differences, and returns the number of wrong rows.
CREATE FUNCTION mend_listing_counts()
  RETURNS integer LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
DECLARE mended integer;
BEGIN
  INSERT INTO listing_rollup AS r (place, kind, record_id, general, commercial, consumer)
  SELECT place, kind, record_id, sum(general), sum(commercial), sum(consumer) FROM (
    SELECT place, kind, record_id, general, commercial, consumer FROM listing_recount
    UNION ALL SELECT place, kind, record_id, -general, -commercial, -consumer FROM listing_rollup) difference
  GROUP BY place, kind, record_id HAVING sum(general) <> 0 OR sum(commercial) <> 0 OR sum(consumer) <> 0
  ORDER BY place, kind, record_id
  ON CONFLICT (place, kind, record_id) DO UPDATE SET general = r.general + excluded.general,
    commercial = r.commercial + excluded.commercial, consumer = r.consumer + excluded.consumer;
  GET DIAGNOSTICS mended = ROW_COUNT;
  RETURN mended;
END $$;
