-- Returns true if a listing, category, synonym or place has the word, or if a listing or category has
-- another form of it.
CREATE FUNCTION search_knows(typed text) RETURNS boolean LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT EXISTS (SELECT FROM search_word WHERE word = typed)
    OR EXISTS (SELECT FROM search_word WHERE stem = search_stem(typed) AND level <= 6);
END;

-- Returns the known word or words that an unknown word most likely means: an unfinished last word, letters
-- in another order, two words written as one, or a similar spelling. Null if there are none.
CREATE FUNCTION search_word_meant(typed text, last boolean) RETURNS text LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT meant FROM (
    (SELECT word AS meant, 0 AS way FROM search_word
      WHERE last AND length(typed) >= 4 AND word ~>=~ typed AND word ~<~ (typed || U&'\+10FFFF')
        AND (level <= 5 OR in_phrase)
      ORDER BY level NULLS FIRST, length(word), word LIMIT 1)
    UNION ALL
    (SELECT word, 1 FROM search_word
      WHERE length(typed) >= 5 AND letters = search_letters(typed) AND left(word, 1) = left(typed, 1)
        AND (level <= 5 OR in_phrase)
      ORDER BY levenshtein(word, typed), level NULLS FIRST, word LIMIT 1)
    UNION ALL
    (SELECT first.word || ' ' || second.word, 2
      FROM generate_series(3, length(typed) - 3) AS cut
        JOIN search_word first ON first.word = left(typed, cut) AND first.level <= 5
        JOIN search_word second ON second.word = substr(typed, cut + 1) AND second.level <= 5
      ORDER BY first.level + second.level, cut LIMIT 1)
    UNION ALL
    (SELECT word, 3 FROM (
        SELECT word, level, spelt, similarity(word, spelt) AS alike, levenshtein(word, spelt) AS far
        FROM unnest(ARRAY[typed, CASE WHEN typed ~ '[^s]s$' THEN left(typed, -1) END]) AS spelt JOIN search_word ON word % spelt
        WHERE length(typed) BETWEEN 6 AND 40 AND length(word) >= 4
          AND abs(length(word) - length(spelt)) <= 1 AND (level <= 5 OR in_phrase)) near
      WHERE CASE far WHEN 1 THEN alike >= 0.5 OR left(word, 1) = left(spelt, 1)
        WHEN 2 THEN alike >= 0.4 AND length(spelt) > CASE WHEN left(word, 1) = left(typed, 1) THEN 6 ELSE 8 END
        WHEN 3 THEN alike >= 0.4 AND length(spelt) > 9 END
      ORDER BY far - alike + coalesce(level, 2) * 0.1 - CASE WHEN left(word, 1) = left(typed, 1) THEN 0.5 ELSE 0 END, word
      LIMIT 1)
  ) likely
  WHERE (SELECT bool_and(w.in_phrase OR search_finds(w.stem)) FROM search_word w WHERE w.word = ANY (string_to_array(meant, ' ')))
  ORDER BY way LIMIT 1;
END;

-- Returns all places that the words name, most likely first. A longer name hides shorter names within it.
CREATE FUNCTION search_places(words text[]) RETURNS SETOF search_place_read LANGUAGE sql STABLE BEGIN ATOMIC
  WITH named AS MATERIALIZED (
    SELECT a, b, p.* FROM generate_series(1, cardinality(words)) AS a
      CROSS JOIN LATERAL generate_series(a, least(a + 4, cardinality(words))) AS b
      JOIN search_place p ON p.folded = array_to_string(words[a:b], ' ')
    -- A locality that is also a word of titles or services, or a synonym, such as 'Wood', counts as a place
    -- only after 'in' and similar words.
    WHERE b > a OR p.kind IN ('region', 'district', 'post-code') OR words[a - 1] = ANY ('{in,near,nr,around,at,ki,kei}')
      OR NOT EXISTS (SELECT FROM search_word w WHERE w.stem = search_stem(words[a]) AND w.level <= 2)
        AND NOT EXISTS (SELECT FROM search_synonym s WHERE s.phrase = words[a])
  ), longest AS (
    SELECT * FROM named n WHERE NOT EXISTS (
      SELECT FROM named other WHERE other.a <= n.a AND other.b >= n.b AND other.b - other.a > n.b - n.a)
  )
  SELECT a, b, name, region, district, terms
  FROM (SELECT n.*,
      EXISTS (SELECT FROM longest other WHERE other.a <> n.a AND other.region = n.region) AS beside,
      EXISTS (SELECT FROM longest same WHERE same.a = n.a AND same.region = n.region AND same.district IS NULL) AS of_region
    FROM longest n) n
  -- A place comes first if another place in its region is named beside it. Of these, words that do not name
  -- the region itself come first, then more local places. All other places are sorted by rank.
  ORDER BY beside DESC, CASE WHEN beside THEN of_region::integer END, CASE WHEN beside THEN -rank ELSE rank END, a, id;
END;

-- Interprets a search text: corrects its spelling, recognises a place, adds synonyms, and returns the
-- queries that find suppliers.
CREATE FUNCTION read_search(typed text)
  RETURNS search_reading LANGUAGE plpgsql STABLE SET search_path TO public, pg_temp AS $$
DECLARE
  reading search_reading;
  words text[] := (search_words(typed))[1:30];
  shown text[] := array_remove(regexp_split_to_array(translate(normalize(btrim(typed)), '''’‘`', ''), '[^[:alnum:]]+'), '');
  mended text[];
  n integer := coalesce(cardinality(words), 0);
  -- Interpretation of each word. Words that are IGNORED, UNKNOWN or a PLACE are not searched for.
  whys text[] := array_fill(NULL::text, ARRAY[n]);
  kept boolean[] := array_fill(false, ARRAY[n]);
  nodes text[] := '{}';
  queries search_queries;
  unknown boolean := false;
  mends integer := 0;
  alone boolean;
  typed_stems text[] := '{}'; all_stems text[] := '{}';
  spot search_place_read;
  i integer; len integer; span text; stems_of text[]; known record; phrase text; levels text[]; node text[]; sought text[];
BEGIN
  reading.parts := '[]';
  IF shown IS NULL OR cardinality(shown) < n THEN shown := words; END IF;
  -- Joins two words that suppliers write as one, unless both are known: 'wick weavers' for 'wickweaver'.
  FOR w IN REVERSE n - 1..1 LOOP
    CONTINUE WHEN NOT EXISTS (SELECT FROM search_word s WHERE s.stem = search_stem(words[w] || words[w + 1]) AND s.level <= 5)
      OR (SELECT count(*) FROM search_word s WHERE s.word IN (words[w], words[w + 1])) = 2;
    words := words[:w - 1] || (words[w] || words[w + 1]) || words[w + 2:];
    shown := shown[:w - 1] || (shown[w] || ' ' || shown[w + 1]) || shown[w + 2:];
    n := n - 1;
  END LOOP;
  mended := shown;
  FOR w IN 1..n LOOP
    IF words[w] ~ '^[0-9]+$' AND NOT EXISTS (SELECT FROM search_place WHERE folded = words[w]) THEN
      whys[w] := 'IGNORED';
    ELSIF NOT EXISTS (SELECT FROM search_word WHERE word = words[w]) AND EXISTS (
      SELECT FROM search_word WHERE stem = search_stem(words[w]) AND in_phrase) THEN
      -- Another form of a word in a synonym or place name, such as 'sparkies' or 'invercargil'.
      SELECT word INTO phrase FROM search_word WHERE stem = search_stem(words[w]) AND in_phrase ORDER BY word LIMIT 1;
      words[w] := phrase;
    ELSIF NOT search_knows(words[w]) THEN
      mends := mends + 1;
      phrase := CASE WHEN mends <= 4 THEN search_word_meant(words[w], w = n) END;
      whys[w] := CASE WHEN phrase IS NULL THEN 'UNKNOWN' WHEN starts_with(phrase, words[w]) THEN 'BEGUN'
        WHEN replace(phrase, ' ', '') = words[w] THEN 'AS_TYPED' ELSE 'MISSPELT' END;
      unknown := unknown OR phrase IS NULL;
      words[w] := coalesce(phrase, words[w]);
      mended[w] := coalesce(phrase, mended[w]);
    END IF;
  END LOOP;

  FOR spot IN SELECT * FROM search_places(words) LOOP
    IF reading.place IS NULL THEN reading.place := spot; END IF;
    FOR w IN spot.first..spot.last LOOP whys[w] := 'PLACE'; END LOOP;
    -- Words around a place belong to it, such as 'in and around' before it and 'region' after it.
    i := spot.first - 1;
    WHILE words[i] = ANY ('{in,near,nr,around,at,from,to,by,and,ki,kei,i,o,me,greater,wider,central,inner,city,downtown}') LOOP
      whys[i] := 'PLACE';
      i := i - 1;
    END LOOP;
    i := spot.last + 1;
    WHILE words[i] = ANY ('{region,regions,area,areas,district,province,cbd,metro,suburbs,surrounds,wide}') LOOP
      whys[i] := 'PLACE';
      i := i + 1;
    END LOOP;
  END LOOP;

  i := 1;
  WHILE i <= n LOOP
    IF whys[i] = 'PLACE' THEN i := i + 1; CONTINUE; END IF;
    -- Finds the longest synonym that starts here, otherwise takes the single word.
    len := least(4, n - i + 1);
    LOOP
      span := array_to_string(words[i:i + len - 1], ' ');
      stems_of := search_stems(span);
      SELECT bool_and(s.means = '{}') AS meaningless,
        array_agg(DISTINCT value) FILTER (WHERE value IS NOT NULL) AS means INTO known
      FROM search_synonym s LEFT JOIN LATERAL unnest(s.means) AS value ON true
      WHERE NOT (len > 1 AND coalesce(whys[i:i + len - 1] && '{PLACE,IGNORED,UNKNOWN}', false)) AND (s.phrase = span
        -- Another form of the phrase counts, too, unless the synonym is one without meaning.
        OR s.stems = stems_of AND stems_of <> '{}' AND s.means <> '{}'
          AND search_plain(s.phrase) = search_plain(span)
          AND NOT EXISTS (SELECT FROM search_synonym same WHERE same.phrase = span));
      EXIT WHEN len = 1 OR known.meaningless IS NOT NULL;
      IF len = 2 AND coalesce(whys[i + 1], '') NOT IN ('PLACE', 'IGNORED', 'UNKNOWN') THEN
        -- Two words also find the word that joins them: 'gas fitter' finds 'gasfitter'.
        SELECT ARRAY[w.word] AS means, false AS meaningless INTO known FROM search_word w
        WHERE w.stem = search_stem(words[i] || words[i + 1]) AND w.level <= 5 LIMIT 1;
        EXIT WHEN known.means IS NOT NULL;
      END IF;
      len := len - 1;
    END LOOP;
    IF known.meaningless AND len = 1 AND (
      search_together(search_stem(words[i]), CASE WHEN coalesce(whys[i - 1], '') <> 'PLACE' THEN search_stem(words[i - 1]) END)
      OR search_together(search_stem(words[i]), CASE WHEN coalesce(whys[i + 1], '') <> 'PLACE' THEN search_stem(words[i + 1]) END)
    ) THEN
      -- A word without meaning counts if suppliers use it with its neighbour: 'mortgage adviser'.
      known.meaningless := false;
    END IF;
    sought := '{}';
    node := array_fill(NULL::text, ARRAY[8]);
    IF known.meaningless IS NOT TRUE AND coalesce(whys[i], '') NOT IN ('IGNORED', 'UNKNOWN') AND cardinality(nodes) < 40 THEN
      -- If suppliers use only another form of the word, its synonyms are searched first. The word itself is
      -- searched only if they find no supplier.
      alone := known.means IS NULL OR len > 1 OR EXISTS (SELECT FROM search_word w WHERE w.word = span AND w.level <= 6);
      FOREACH phrase IN ARRAY
        CASE WHEN alone THEN span || coalesce(array_remove(known.means, span), '{}')
          ELSE array_remove(known.means, span) || span END
      LOOP
        CONTINUE WHEN phrase = span AND NOT alone AND sought <> '{}';
        stems_of := search_stems(phrase);
        levels := search_phrase_levels(stems_of);
        CONTINUE WHEN levels[8] IS NULL OR phrase <> span AND alone AND stems_of = search_stems(span);
        sought := sought || phrase;
        all_stems := all_stems || stems_of;
        FOR k IN 1..8 LOOP
          node[k] := CASE WHEN levels[k] IS NULL THEN node[k] ELSE coalesce(node[k] || '|', '') || '(' || levels[k] || ')' END;
        END LOOP;
      END LOOP;
    END IF;
    IF sought <> '{}' THEN
      FOR k IN 1..8 LOOP nodes := nodes || CASE WHEN node[k] IS NULL THEN NULL ELSE '(' || node[k] || ')' END; END LOOP;
      FOR w IN i..i + len - 1 LOOP kept[w] := true; END LOOP;
      typed_stems := typed_stems || search_stems(span);
    ELSIF known.meaningless IS NOT TRUE THEN
      -- A known word that finds no supplier is corrected, if possible.
      phrase := CASE WHEN len = 1 AND whys[i] IS NULL AND mends < 4 THEN search_word_meant(words[i], false) END;
      mends := mends + 1;
      IF phrase <> words[i] THEN
        whys[i] := CASE WHEN replace(phrase, ' ', '') = words[i] THEN 'AS_TYPED' ELSE 'MISSPELT' END;
        words[i] := phrase;
        mended[i] := phrase;
        CONTINUE;
      END IF;
      unknown := true;
      whys[i] := 'UNKNOWN';
    END IF;
    reading.parts := reading.parts || jsonb_build_object(
      'typed', array_to_string(shown[i:i + len - 1], ' '), 'sought', sought,
      'why', CASE WHEN sought = '{}' THEN CASE whys[i] WHEN 'UNKNOWN' THEN 'UNKNOWN' ELSE 'IGNORED' END
        WHEN whys[i] IN ('MISSPELT', 'BEGUN') THEN whys[i]
        WHEN known.means IS NOT NULL THEN 'SYNONYM' ELSE 'AS_TYPED' END);
    i := i + len;
  END LOOP;

  SELECT string_agg(mended[w], ' ' ORDER BY w) FILTER (WHERE w BETWEEN least_kept AND most_kept AND (kept[w] OR whys[w] IS NULL)),
    string_agg(shown[w], ' ' ORDER BY w) FILTER (WHERE whys[w] IS DISTINCT FROM 'PLACE')
  INTO reading.wording, reading.rest
  FROM (SELECT min(w) AS least_kept, max(w) AS most_kept FROM generate_series(1, n) AS w WHERE kept[w]) bounds,
    generate_series(1, n) AS w;
  IF nodes <> '{}' THEN
    queries := search_tiers(nodes, search_phrase_levels(typed_stems), search_home(all_stems), (reading.place).terms);
    reading.tiers := queries.tiers;
    reading.anywhere := queries.everybody;
    reading.partly := queries.partly;
  END IF;
  reading.everybody := reading.anywhere;
  -- A place alone is searched for only if the text has no unknown words.
  IF (reading.place).terms IS NOT NULL AND NOT (nodes = '{}' AND unknown) THEN
    reading.everybody := coalesce(reading.anywhere && (reading.place).terms, (reading.place).terms);
    reading.tiers := coalesce(
      (SELECT array_agg(tier && (reading.place).terms ORDER BY nth)
        FROM unnest(reading.tiers) WITH ORDINALITY AS tiers (tier, nth)), ARRAY[reading.everybody]);
  END IF;
  RETURN reading;
END $$;
