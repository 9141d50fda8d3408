-- Returns the date since which a supplier is on Uplift: its listing date, otherwise its creation date.
CREATE FUNCTION listed_on(of_supplier supplier) RETURNS date LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT coalesce(of_supplier.membership_listing_date, (of_supplier.created_at AT TIME ZONE 'Pacific/Auckland')::date);
END;

-- Returns the terms that a plain search finds a supplier by. See supplier_listing.
CREATE FUNCTION supplier_terms(of_supplier supplier) RETURNS tsvector LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT array_to_tsvector(coalesce(array_agg(term), '{}')) FROM (
    SELECT 's' || start AS term
    FROM unnest(of_supplier.services || of_supplier.search_services) AS label, word_starts(fold(label)) AS start
    UNION ALL SELECT 'n' || start
    FROM unnest(ARRAY[of_supplier.name, of_supplier.list_title]) AS label, word_starts(fold(label)) AS start
    UNION ALL SELECT 'r' || unnest(of_supplier.service_regions)
    UNION ALL SELECT 'd' || unnest(of_supplier.service_districts)
    UNION ALL SELECT 'c' || category_id FROM supplier_category WHERE supplier_id = of_supplier.id
    UNION ALL SELECT unnest(ARRAY['b' || x.sub_category_id, 'c' || k.category_id])
    FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
    WHERE x.supplier_id = of_supplier.id
  ) terms;
END;

-- Returns the terms of a listing that are not text: its regions, districts, categories and sub categories.
CREATE FUNCTION place_terms(terms tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT BEGIN ATOMIC
  SELECT coalesce(array_agg(lexeme), '{}') FROM unnest(terms) WHERE lexeme ~ '^[rdcb]';
END;

-- Weights, title and categories of each listed supplier, as supplier_listing stores them.
CREATE VIEW supplier_listing_source AS
  SELECT s.id AS supplier_id, coalesce(search_weight, 0) AS general_weight, CASE WHEN show_commercial THEN
    coalesce(commercial_search_weight, search_weight, 0) END AS commercial_weight, CASE WHEN show_consumer
    THEN coalesce(consumer_search_weight, search_weight, 0) END AS consumer_weight, lower(list_title) AS
    title, ARRAY(
    SELECT category_id
    FROM supplier_category x
    WHERE x.supplier_id = s.id UNION
    SELECT k.category_id
    FROM supplier_sub_category x
    JOIN sub_category k ON k.id = x.sub_category_id
    WHERE x.supplier_id = s.id
    ORDER BY category_id
  ) AS category_ids, s AS of_supplier
  FROM supplier s
  WHERE listed;

-- Writes the words of a listed supplier to listing_words, and adds new words to search_word.
CREATE FUNCTION refresh_listing_words(of_supplier supplier, terms tsvector)
  RETURNS void LANGUAGE sql SET search_path TO public, pg_temp AS $$
  WITH texts AS MATERIALIZED (
    SELECT level, search_words(regexp_replace(value, '<[^>]*>', ' ', 'g')) AS words FROM (
      VALUES (1, ARRAY[of_supplier.list_title]), (2, of_supplier.services || of_supplier.search_services),
        (5, ARRAY[of_supplier.name]), (6, ARRAY[of_supplier.who_are_we, of_supplier.about_what_we_do])
    ) places (level, texts), unnest(texts) AS value
  ), stemmed AS MATERIALIZED (
    SELECT word, search_stem(word) AS stem FROM (SELECT DISTINCT unnest(words) AS word FROM texts) every
  ), said AS MATERIALIZED (
    SELECT level, words, ARRAY(SELECT stem FROM unnest(words) WITH ORDINALITY AS spoken (word, nth) JOIN stemmed USING (word)
      WHERE stem IS NOT NULL ORDER BY nth) AS stems FROM texts
  ), known AS (
    INSERT INTO search_word AS known (word, stem, level)
    SELECT left(word, 60), min(stem), min(level) FROM said, unnest(words) AS word JOIN stemmed USING (word)
    WHERE stem IS NOT NULL
      -- Existing words are left alone, so that writers do not wait for each other.
      AND NOT EXISTS (SELECT FROM search_word same WHERE same.word = left(stemmed.word, 60) AND same.level <= said.level)
    GROUP BY left(word, 60) ORDER BY left(word, 60)
    ON CONFLICT (word) DO UPDATE SET level = excluded.level WHERE known.level IS NULL OR known.level > excluded.level
  )
  INSERT INTO listing_words AS l
  SELECT of_supplier.id, array_to_tsvector(coalesce(array_agg(term), '{}') || place_terms(terms)) FROM (
    SELECT min(level) || stem AS term FROM said, unnest(stems) AS stem GROUP BY stem
    UNION SELECT level || term FROM said, phrase_terms(stems) AS term WHERE level < 6
  ) every
  ON CONFLICT (supplier_id) DO UPDATE SET words = excluded.words WHERE l.words <> excluded.words
$$;

-- Writes the listing of a supplier and its words, or deletes them if the supplier is not listed.
CREATE FUNCTION refresh_supplier_listing(changed integer)
  RETURNS void LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  -- Concurrent changes of the supplier or its categories wait, so that the last of them sees all changes.
  PERFORM 1 FROM supplier WHERE id = changed FOR NO KEY UPDATE;
  INSERT INTO supplier_listing AS l
  SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
    supplier_terms(of_supplier), '{}', fold((of_supplier).name), listed_on(of_supplier)
  FROM supplier_listing_source WHERE supplier_id = changed
  ON CONFLICT (supplier_id) DO UPDATE SET general_weight = excluded.general_weight,
    commercial_weight = excluded.commercial_weight, consumer_weight = excluded.consumer_weight,
    title = excluded.title, category_ids = excluded.category_ids, terms = excluded.terms,
    name = excluded.name, listed_on = excluded.listed_on;
  IF NOT FOUND THEN
    DELETE FROM supplier_listing WHERE supplier_id = changed;
    RETURN;
  END IF;
  PERFORM refresh_listing_words(s, l.terms) FROM supplier s JOIN supplier_listing l ON l.supplier_id = s.id WHERE s.id = changed;
END $$;

-- Sets the sub categories of a listing: those that belong to one of its categories.
CREATE FUNCTION listing_sub_categories()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  NEW.sub_category_ids := ARRAY(
    SELECT x.sub_category_id FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
    WHERE x.supplier_id = NEW.supplier_id AND k.category_id = ANY (NEW.category_ids) ORDER BY 1);
  RETURN NEW;
END $$;

-- Changes the category of all listings of a sub category that has moved to another category.
CREATE FUNCTION sub_category_moved()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
DECLARE
  moved CONSTANT integer[] := ARRAY(SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = NEW.id);
BEGIN
  -- Concurrent changes of these suppliers wait, so that the last of them sees all changes.
  PERFORM 1 FROM supplier WHERE id = ANY (moved) ORDER BY id FOR NO KEY UPDATE;
  UPDATE supplier_listing l SET category_ids = s.category_ids,
    terms = ts_delete(l.terms, ARRAY['c' || OLD.category_id, 'c' || NEW.category_id])
   || array_to_tsvector(ARRAY(SELECT 'c' || unnest(s.category_ids)))
  FROM supplier_listing_source s WHERE s.supplier_id = l.supplier_id AND l.supplier_id = ANY (moved);
  UPDATE listing_words w SET words = ts_delete(w.words, ARRAY['c' || OLD.category_id, 'c' || NEW.category_id])
   || array_to_tsvector(ARRAY(SELECT 'c' || unnest(s.category_ids)))
  FROM supplier_listing s WHERE s.supplier_id = w.supplier_id AND w.supplier_id = ANY (moved);
  RETURN NULL;
END $$;

-- Refreshes the listing of a supplier that was added or changed.
CREATE FUNCTION supplier_changed() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  PERFORM refresh_supplier_listing(NEW.id);
  RETURN NULL;
END $$;

-- Refreshes the listing of a supplier whose categories or sub categories have changed.
CREATE FUNCTION supplier_categories_changed()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_supplier_listing(OLD.supplier_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_supplier_listing(NEW.supplier_id); END IF;
  RETURN NULL;
END $$;

-- Adds the services of a changed supplier to search_phrase, and counts the listed suppliers that show each.
CREATE FUNCTION supplier_count_services()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  INSERT INTO search_phrase AS p (folded, label, listed_suppliers)
  SELECT folded, min(label), sum(n) FROM (
    SELECT DISTINCT ON (folded) fold(label) AS folded, btrim(label) AS label,
      CASE WHEN OLD.status = 'Approved & Live' AND OLD.id <> 32 THEN -1 ELSE 0 END AS n
    FROM unnest(OLD.services) AS label WHERE TG_OP <> 'INSERT'
    UNION ALL (
    SELECT DISTINCT ON (folded) fold(label) AS folded, btrim(label),
      CASE WHEN NEW.status = 'Approved & Live' AND NEW.id <> 32 THEN 1 ELSE 0 END
    FROM unnest(NEW.services) AS label WHERE TG_OP <> 'DELETE')
  ) changed WHERE folded <> '' GROUP BY folded ORDER BY folded
  ON CONFLICT (folded) DO UPDATE SET listed_suppliers = p.listed_suppliers + excluded.listed_suppliers
  WHERE excluded.listed_suppliers <> 0;
  RETURN NULL;
END $$;

-- Counts the listed suppliers for each listing title in search_trade.
CREATE FUNCTION supplier_count_trades()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  INSERT INTO search_trade AS t (folded, label, listed_suppliers)
  SELECT folded, min(label), sum(n) FROM (
    SELECT fold(OLD.list_title) AS folded, btrim(OLD.list_title) AS label, -1 AS n WHERE TG_OP <> 'INSERT' AND OLD.listed
    UNION ALL SELECT fold(NEW.list_title), btrim(NEW.list_title), 1 WHERE TG_OP <> 'DELETE' AND NEW.listed
  ) changed WHERE folded <> '' GROUP BY folded HAVING sum(n) <> 0 ORDER BY folded
  ON CONFLICT (folded) DO UPDATE SET listed_suppliers = t.listed_suppliers + excluded.listed_suppliers;
  RETURN NULL;
END $$;

-- Requests one job to match supplier alerts, for each transaction that changes words of listings while
-- there are confirmed alerts.
CREATE FUNCTION match_supplier_alerts()
  RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM supplier_alert WHERE confirmed_at IS NOT NULL) AND NOT EXISTS (
    SELECT FROM outbox_job WHERE dispatched_at IS NULL AND job = 'supplier-alert.match'
      AND xmin = pg_current_xact_id()::xid
  ) THEN
    INSERT INTO outbox_job (job, payload) VALUES ('supplier-alert.match', '{}');
    NOTIFY outbox;
  END IF;
  RETURN NULL;
END $$;

-- Rebuilds the search index of all suppliers, for bulk loads with the triggers off.
CREATE FUNCTION rebuild_supplier_search()
  RETURNS void LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  CREATE TEMPORARY TABLE supplier_label AS
  SELECT supplier.id AS supplier_id, kind, label, listed
  FROM supplier CROSS JOIN LATERAL (
    SELECT 'service' AS kind, unnest(services) AS label
    UNION ALL SELECT 'keyword', unnest(search_services)
    UNION ALL VALUES ('name', name), ('title', list_title), ('about', who_are_we), ('about', about_what_we_do)
  ) labels WHERE label IS NOT NULL;
  CREATE TEMPORARY TABLE folded_label AS
  SELECT label, fold(label) AS folded, ARRAY(SELECT word_starts(fold(label))) AS starts,
    search_words(label) AS words
  FROM (SELECT DISTINCT label FROM supplier_label WHERE kind <> 'about') labels
  UNION ALL
  SELECT label, '', '{}', search_words(regexp_replace(label, '<[^>]*>', ' ', 'g'))
  FROM (SELECT label FROM supplier_label WHERE kind = 'about'
    EXCEPT SELECT label FROM supplier_label WHERE kind <> 'about') labels;
  CREATE TEMPORARY TABLE word_stem AS
  SELECT word, search_stem(word) AS stem FROM (SELECT DISTINCT unnest(words) AS word FROM folded_label) words;
  CREATE TEMPORARY TABLE label_term AS
  SELECT label, phrase_terms(
    ARRAY(SELECT stem FROM unnest(words) AS word JOIN word_stem USING (word) WHERE stem IS NOT NULL)) AS term
  FROM folded_label WHERE folded <> '';
  CREATE TEMPORARY TABLE supplier_word AS
  SELECT supplier_id, word, stem, min(level) AS level FROM (
    SELECT supplier_id, unnest(words) AS word,
      CASE kind WHEN 'title' THEN 1 WHEN 'name' THEN 5 WHEN 'about' THEN 6 ELSE 2 END AS level
    FROM supplier_label JOIN folded_label USING (label) WHERE listed
  ) words JOIN word_stem USING (word) WHERE stem IS NOT NULL GROUP BY supplier_id, word, stem;
  ANALYZE supplier_label, folded_label, label_term, supplier_word;

  INSERT INTO search_phrase (folded, label, listed_suppliers)
  SELECT folded, min(btrim(label)), count(DISTINCT supplier_id) FILTER (WHERE listed)
  FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service' AND folded <> '' GROUP BY folded
  ON CONFLICT (folded) DO UPDATE SET listed_suppliers = excluded.listed_suppliers;
  UPDATE search_phrase SET listed_suppliers = 0 WHERE listed_suppliers <> 0 AND folded NOT IN (
    SELECT folded FROM supplier_label JOIN folded_label USING (label) WHERE kind = 'service');

  TRUNCATE search_trade;
  INSERT INTO search_trade (folded, label, listed_suppliers)
  SELECT folded, min(btrim(label)), count(*) FROM supplier_label JOIN folded_label USING (label)
  WHERE kind = 'title' AND listed AND folded <> '' GROUP BY folded;

  TRUNCATE supplier_listing, listing_words;
  INSERT INTO supplier_listing
  SELECT supplier_id, general_weight, commercial_weight, consumer_weight, title, category_ids,
    array_to_tsvector(found.terms || found.places), '{}', fold((of_supplier).name), listed_on(of_supplier)
  FROM supplier_listing_source JOIN (
    SELECT supplier_id, array_agg(term) FILTER (WHERE text) AS terms,
      coalesce(array_agg(term) FILTER (WHERE NOT text), '{}') AS places
    FROM (
      SELECT supplier_id, true AS text,
        CASE WHEN kind IN ('name', 'title') THEN 'n' ELSE 's' END || unnest(starts) AS term
      FROM supplier_label JOIN folded_label USING (label) WHERE listed AND kind <> 'about'
      UNION ALL SELECT id, false, 'r' || unnest(service_regions) FROM supplier WHERE listed
      UNION ALL SELECT id, false, 'd' || unnest(service_districts) FROM supplier WHERE listed
      UNION ALL SELECT supplier_id, false, 'c' || category_id FROM supplier_category
      UNION ALL SELECT x.supplier_id, false, unnest(ARRAY['b' || x.sub_category_id, 'c' || k.category_id])
FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
    ) terms GROUP BY supplier_id
  ) found USING (supplier_id)
  ORDER BY general_weight DESC, title;

  INSERT INTO listing_words
  SELECT supplier_id, array_to_tsvector(coalesce(stems, '{}') || place_terms(terms)) FROM supplier_listing LEFT JOIN (
    SELECT supplier_id, array_agg(level || stem) AS stems FROM (
      SELECT supplier_id, stem, min(level) AS level FROM supplier_word GROUP BY supplier_id, stem
      UNION SELECT supplier_id, term, CASE kind WHEN 'title' THEN 1 WHEN 'name' THEN 5 ELSE 2 END
      FROM supplier_label JOIN label_term USING (label) WHERE listed AND kind <> 'about') stems
    GROUP BY supplier_id
  ) said USING (supplier_id) ORDER BY supplier_id;

  INSERT INTO search_word AS known (word, stem, level)
  SELECT left(word, 60), min(stem), min(level)::smallint FROM supplier_word GROUP BY left(word, 60)
  ON CONFLICT (word) DO UPDATE SET level = least(known.level, excluded.level);
  PERFORM add_search_words((SELECT array_agg(name) FROM category), 4::smallint, false);
  PERFORM add_search_words((SELECT array_agg(name) FROM sub_category), 3::smallint, false);
  PERFORM forget_search_words();
  DROP TABLE supplier_label, folded_label, word_stem, label_term, supplier_word;
END $$;
