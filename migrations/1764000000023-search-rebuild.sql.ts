/** The same as the triggers write, set by set, for bulk loads with the triggers off: each different text is read once. */
export const REBUILD_SEARCH = `
      CREATE OR REPLACE FUNCTION rebuild_supplier_search() RETURNS void LANGUAGE plpgsql AS $$
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
        SELECT label, phrase_terms(ARRAY(SELECT stem FROM unnest(words) AS word JOIN word_stem USING (word) WHERE stem IS NOT NULL)) AS term
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
            UNION ALL SELECT supplier_id, false, 'b' || sub_category_id FROM supplier_sub_category
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

      -- Forgets words by which nobody is found any more; whoever adds some meanwhile waits for a moment.
      CREATE FUNCTION forget_search_words() RETURNS integer LANGUAGE plpgsql AS $$
      DECLARE forgotten integer;
      BEGIN
        LOCK TABLE search_word IN SHARE ROW EXCLUSIVE MODE;
        WITH found AS MATERIALIZED (
          SELECT substr(word, 2) AS stem, min(substr(word, 1, 1)::smallint) AS level
          FROM ts_stat('SELECT words FROM listing_words') WHERE word ~ '^[1-6][^+=]*$' GROUP BY 1
        ), sorted AS (
          SELECT stem, min(level) AS level FROM (
            SELECT stem, level FROM found
            UNION ALL SELECT unnest(stems), 3 FROM sub_category UNION ALL SELECT unnest(stems), 4 FROM category
          ) every GROUP BY stem
        ), phrases AS MATERIALIZED (
          SELECT word, bool_or(offered) AS offered FROM (
            SELECT unnest(search_words(phrase)) AS word, true AS offered FROM search_synonym
            UNION ALL SELECT unnest(string_to_array(folded, ' ')), rank <= 2 FROM search_place
          ) every GROUP BY word
        ), mended AS (
          UPDATE search_word w SET level = now.level, in_phrase = now.in_phrase FROM (
            SELECT known.word, sorted.level, coalesce(phrases.offered, false) AS in_phrase, phrases.word IS NOT NULL AS named
            FROM search_word known LEFT JOIN sorted ON sorted.stem = known.stem LEFT JOIN phrases ON phrases.word = known.word
          ) now
          WHERE w.word = now.word AND (w.in_phrase <> now.in_phrase OR (w.level IS NULL) <> (now.level IS NULL))
            AND (now.level IS NOT NULL OR now.named)
        ), gone AS (
          DELETE FROM search_word w WHERE NOT EXISTS (SELECT FROM sorted WHERE sorted.stem = w.stem)
            AND NOT EXISTS (SELECT FROM phrases WHERE phrases.word = w.word) RETURNING 1
        )
        SELECT count(*) INTO forgotten FROM gone;
        RETURN forgotten;
      END $$;
`;

/** Trades: what suppliers call themselves in the title of their listing, with how many listed ones do. */
export const TRADES = `
      CREATE TABLE search_trade (
        folded text PRIMARY KEY,
        label text NOT NULL,
        listed_suppliers integer NOT NULL
      );
      CREATE INDEX search_trade_start_idx ON search_trade (folded text_pattern_ops) WHERE listed_suppliers > 0;

      CREATE FUNCTION supplier_count_trades() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_trade AS t (folded, label, listed_suppliers)
        SELECT folded, min(label), sum(n) FROM (
          SELECT fold(OLD.list_title) AS folded, btrim(OLD.list_title) AS label, -1 AS n WHERE TG_OP <> 'INSERT' AND OLD.listed
          UNION ALL SELECT fold(NEW.list_title), btrim(NEW.list_title), 1 WHERE TG_OP <> 'DELETE' AND NEW.listed
        ) changed WHERE folded <> '' GROUP BY folded HAVING sum(n) <> 0 ORDER BY folded
        ON CONFLICT (folded) DO UPDATE SET listed_suppliers = t.listed_suppliers + excluded.listed_suppliers;
        RETURN NULL;
      END $$;
      CREATE TRIGGER supplier_count_trades AFTER INSERT OR DELETE OR UPDATE OF list_title, status
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_count_trades();
`;
