-- Returns the rest of a phrase from each of its words on, and the phrase as written. They are cut, since
-- the length of terms is limited.
CREATE FUNCTION word_starts(phrase text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT BEGIN ATOMIC
  SELECT left(array_to_string(words[i:], ' '), 400)
  FROM (SELECT regexp_split_to_array(phrase, '[^[:alnum:]]+') AS words) split,
    generate_subscripts(words, 1) AS i
  WHERE words[i] <> ''
  UNION SELECT left(phrase, 400);
END;

-- Returns the query for all terms that start with this one.
CREATE FUNCTION term_start(term text)
  RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE BEGIN ATOMIC
  SELECT ('''' || replace(replace(term, '\', '\\'), '''', '''''') || ''':*')::tsquery;
END;

-- Returns the terms of a phrase besides its single stems, whose order does not matter: each pair of stems
-- ('carpet+clean'), and all stems as one ('=carpet+clean').
CREATE FUNCTION phrase_terms(stems text[])
  RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT BEGIN ATOMIC
  SELECT least(one, other) || '+' || greatest(one, other)
  FROM unnest(stems[1:6]) WITH ORDINALITY AS ones (one, i), unnest(stems[1:6]) WITH ORDINALITY AS others (other, j)
  WHERE i < j AND one <> other
  UNION SELECT '=' || string_agg(stem, '+' ORDER BY stem) FROM (SELECT DISTINCT unnest(stems) AS stem) every
  HAVING count(*) > 0;
END;

-- Adds the words of texts to search_word. Words that exist already keep their level if it is better.
CREATE FUNCTION add_search_words(texts text[], at_level smallint, phrases boolean)
  RETURNS void LANGUAGE sql SET search_path TO public, pg_temp AS $$
  INSERT INTO search_word AS known (word, stem, level, in_phrase)
  SELECT word, coalesce(search_stem(word), word), at_level, phrases FROM (
    SELECT DISTINCT left(word, 60) AS word FROM unnest(texts) AS value, unnest(search_words(value)) AS word
  ) words
  -- Rows that are correct already are left alone, so that writers do not wait for each other.
  WHERE NOT EXISTS (SELECT FROM search_word same WHERE same.word = words.word
    AND (at_level IS NULL OR same.level <= at_level) AND (same.in_phrase OR NOT phrases))
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET level = least(known.level, excluded.level),
    in_phrase = known.in_phrase OR excluded.in_phrase
  WHERE known.level IS DISTINCT FROM least(known.level, excluded.level)
    OR known.in_phrase <> (known.in_phrase OR excluded.in_phrase)
$$;

-- Adds the words of a new or renamed category or sub category to search_word.
CREATE FUNCTION category_words() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  PERFORM add_search_words(ARRAY[NEW.name], TG_ARGV[0]::smallint, false);
  RETURN NULL;
END $$;

-- Adds the words of new and changed synonyms to search_word.
CREATE FUNCTION synonym_words() RETURNS trigger LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
BEGIN
  PERFORM add_search_words(ARRAY(SELECT phrase FROM changed), NULL, true);
  RETURN NULL;
END $$;

-- Removes words that are no longer used, corrects the others, and returns the number of removed words.
-- Other writers of words wait meanwhile.
CREATE FUNCTION forget_search_words()
  RETURNS integer LANGUAGE plpgsql SET search_path TO public, pg_temp AS $$
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

CREATE TRIGGER category_words AFTER INSERT OR UPDATE OF name ON category
  FOR EACH ROW EXECUTE FUNCTION category_words('4');

CREATE TRIGGER category_words AFTER INSERT OR UPDATE OF name ON sub_category
  FOR EACH ROW EXECUTE FUNCTION category_words('3');

CREATE TRIGGER synonym_inserted AFTER INSERT ON search_synonym
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION synonym_words();

CREATE TRIGGER synonym_updated AFTER UPDATE ON search_synonym
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION synonym_words();
