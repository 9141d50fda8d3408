/**
 * How a text is taken apart and brought back to what its words have in common. `search_words` gives the folded words of
 * a text; `search_stem` what 'plumber', 'plumbers' and 'plumbing' share.
 */
export const STEMS = `
      CREATE FUNCTION search_words(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT array_remove(regexp_split_to_array(translate(fold(value), '''’‘\`', ''), '[^[:alnum:]]+'), '')
      $$;

      -- Null for words such as 'the', which say nothing about what is sought.
      CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
      DECLARE
        stem text := left(word, 60);
      BEGIN
        IF ts_lexize('pg_catalog.english_stem', stem) = '{}' THEN RETURN NULL; END IF;
        -- Te reo Māori as it is written: open syllables, which no rule of English shortens.
        IF stem ~ '^((wh|ng|[hkmnprtw])?[aeiou])+$' THEN RETURN stem; END IF;
        stem := (ts_lexize('pg_catalog.english_stem', regexp_replace(stem, 'icians?$', 'ic')))[1];
        IF stem IS NULL OR stem IN ('flower', 'tower', 'counter', 'corner', 'poster', 'shower', 'master', 'number', 'letter')
        THEN RETURN stem; END IF;
        -- Who does something is sought with what they do: photographer and photography, baker and bakery, tiler and tiles.
        IF length(stem) > 5 THEN stem := regexp_replace(stem, 'i$', ''); END IF;
        IF length(stem) > 4 AND stem ~ '[^e]er$' THEN
          stem := coalesce((ts_lexize('pg_catalog.english_stem', left(stem, -1)))[1], stem);
        END IF;
        RETURN stem;
      END $$;

      -- The words as English counts them for one and the same, and no further: dresses and dress, but not dresser.
      CREATE FUNCTION search_plain(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT array_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) ORDER BY place)
        FROM unnest(search_words(value)) WITH ORDINALITY AS words (word, place)
      $$;

      CREATE FUNCTION search_stems(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT coalesce(array_agg(stem ORDER BY place), '{}')
        FROM unnest(search_words(value)) WITH ORDINALITY AS words (word, place), search_stem(word) AS stem
        WHERE stem IS NOT NULL
      $$;
`;

/**
 * The words by which a listing is found when nothing is called by the very text that was typed, beside the listing: rows
 * that are counted and sorted for the documented matching stay narrow. A stem stands behind the number of the best place
 * that it has there: 1 the listing title, 2 services and keywords, 5 the name, 6 what the supplier says of itself; and so
 * do the terms of each title, service and name as a whole (`phrase_terms`). Between them come the names of sub categories
 * (3) and of categories (4), which are looked up by their ids, so that renaming one changes no listing. Places and
 * categories are terms here as they are there, so that one index answers all of a search.
 */
export const LISTING_WORDS = `
      ALTER TABLE category ADD COLUMN stems text[] GENERATED ALWAYS AS (search_stems(name)) STORED;
      ALTER TABLE sub_category ADD COLUMN stems text[] GENERATED ALWAYS AS (search_stems(name)) STORED;

      ALTER TABLE supplier_listing ADD COLUMN name text, ADD COLUMN listed_on date;
      COMMENT ON COLUMN supplier_listing.name IS 'folded: the order by name';
      COMMENT ON COLUMN supplier_listing.listed_on IS 'since when on Uplift: the order by newest';

      CREATE TABLE listing_words (
        supplier_id integer PRIMARY KEY REFERENCES supplier_listing ON DELETE CASCADE,
        words tsvector NOT NULL
      );

      -- Two words of the same letters are one whose letters have changed places.
      CREATE FUNCTION search_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT string_agg(letter, '' ORDER BY letter) FROM unnest(string_to_array(word, NULL)) AS letter
      $$;

      CREATE TABLE search_word (
        word text PRIMARY KEY,
        stem text NOT NULL,
        letters text GENERATED ALWAYS AS (search_letters(word)) STORED,
        level smallint CHECK (level BETWEEN 1 AND 6),
        in_phrase boolean NOT NULL DEFAULT false
      );
      COMMENT ON TABLE search_word IS 'The words that a search understands; others may be misspelt';
      COMMENT ON COLUMN search_word.level IS 'the best place that it has in a listing or as a category; null: in none';
      COMMENT ON COLUMN search_word.in_phrase IS 'stands in a synonym or in the name of a place that many people type';
      CREATE INDEX search_word_stem_idx ON search_word (stem) INCLUDE (level) WHERE level IS NOT NULL;
      CREATE INDEX search_word_spelling_idx ON search_word USING gin (word gin_trgm_ops);
      CREATE INDEX search_word_letters_idx ON search_word (letters);
      CREATE INDEX search_word_start_idx ON search_word (word text_pattern_ops);

      CREATE FUNCTION add_search_words(texts text[], at_level smallint, phrases boolean) RETURNS void LANGUAGE sql AS $$
        INSERT INTO search_word AS known (word, stem, level, in_phrase)
        SELECT word, coalesce(search_stem(word), word), at_level, phrases FROM (
          SELECT DISTINCT left(word, 60) AS word FROM unnest(texts) AS value, unnest(search_words(value)) AS word
        ) words
        -- A row that is as it should be is left alone: writers would wait for each other.
        WHERE NOT EXISTS (SELECT FROM search_word same WHERE same.word = words.word
          AND (at_level IS NULL OR same.level <= at_level) AND (same.in_phrase OR NOT phrases))
        ORDER BY word
        ON CONFLICT (word) DO UPDATE SET level = least(known.level, excluded.level),
          in_phrase = known.in_phrase OR excluded.in_phrase
        WHERE known.level IS DISTINCT FROM least(known.level, excluded.level)
          OR known.in_phrase <> (known.in_phrase OR excluded.in_phrase)
      $$;

      -- What a phrase is found by besides its stems: two of them together, in whatever order they are typed
      -- ('carpet+clean'), and all that it says ('=carpet+clean').
      CREATE FUNCTION phrase_terms(stems text[]) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT least(one, other) || '+' || greatest(one, other)
        FROM unnest(stems[1:6]) WITH ORDINALITY AS ones (one, i), unnest(stems[1:6]) WITH ORDINALITY AS others (other, j)
        WHERE i < j AND one <> other
        UNION SELECT '=' || string_agg(stem, '+' ORDER BY stem) FROM (SELECT DISTINCT unnest(stems) AS stem) every
        HAVING count(*) > 0
      $$;

      -- What a listing is also found by: its places and categories, the terms that are no text.
      CREATE FUNCTION place_terms(terms tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
        SELECT coalesce(array_agg(lexeme), '{}') FROM unnest(terms) WHERE lexeme ~ '^[rdcb]'
      $$;

      -- Since when somebody is on Uplift.
      CREATE FUNCTION listed_on(of_supplier supplier) RETURNS date LANGUAGE sql STABLE AS $$
        SELECT coalesce(of_supplier.membership_listing_date, (of_supplier.created_at AT TIME ZONE 'Pacific/Auckland')::date)
      $$;

      CREATE FUNCTION refresh_listing_words(of_supplier supplier, terms tsvector) RETURNS void LANGUAGE sql AS $$
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
            -- Writers do not wait for each other because of words that are there.
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

      CREATE OR REPLACE FUNCTION refresh_supplier_listing(changed integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever changes the supplier or its categories meanwhile waits, so that the last one sees all.
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

      DROP TRIGGER supplier_changed ON supplier;
      CREATE TRIGGER supplier_changed AFTER INSERT OR UPDATE OF name, list_title, status, services, search_services,
          service_regions, service_districts, search_weight, commercial_search_weight, consumer_search_weight,
          show_commercial, show_consumer, who_are_we, about_what_we_do, membership_listing_date
        ON supplier FOR EACH ROW EXECUTE FUNCTION supplier_changed();

      CREATE FUNCTION category_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_search_words(ARRAY[NEW.name], TG_ARGV[0]::smallint, false);
        RETURN NULL;
      END $$;
      CREATE TRIGGER category_words AFTER INSERT OR UPDATE OF name ON category
        FOR EACH ROW EXECUTE FUNCTION category_words('4');
      CREATE TRIGGER category_words AFTER INSERT OR UPDATE OF name ON sub_category
        FOR EACH ROW EXECUTE FUNCTION category_words('3');
`;
