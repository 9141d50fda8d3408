/** Where a text says that somebody is sought. */
export const SEARCH_PLACES = `
      CREATE TYPE search_place_read AS (first integer, last integer, name text, region text, district text, terms tsquery);

      -- Every place that the words name, the likeliest first. A longer name hides those within it.
      CREATE FUNCTION search_places(words text[]) RETURNS SETOF search_place_read LANGUAGE sql STABLE AS $$
        WITH named AS MATERIALIZED (
          SELECT a, b, p.* FROM generate_series(1, cardinality(words)) AS a
            CROSS JOIN LATERAL generate_series(a, least(a + 4, cardinality(words))) AS b
            JOIN search_place p ON p.folded = array_to_string(words[a:b], ' ')
          -- 'Wood' is what a joiner works with, unless it is said to be a place.
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
        -- Of several of one name the one in the region that is named beside it, and not that region again; then what is
        -- known best.
        ORDER BY beside DESC, CASE WHEN beside THEN of_region::integer END, CASE WHEN beside THEN -rank ELSE rank END, a, id
      $$;
`;

/**
 * How a text is read that is no service, no name and no beginning of one: what is misspelt is mended, a place is taken
 * out, what means nothing to a search is left out, and synonyms are looked up. The answer holds queries over
 * `listing_words`, the best first; whom several find stands where the first does.
 */
export const READ_SEARCH = `
      CREATE TYPE search_reading AS (
        -- null: the text means nothing to this search.
        tiers tsquery[],
        -- Whoever any of them finds; and wherever that is.
        everybody tsquery,
        anywhere tsquery,
        -- What is sought, without the place, and mended.
        wording text,
        -- What was typed, without the place.
        rest text,
        place search_place_read,
        -- [{"typed", "sought": [], "why"}] in the order of the words.
        parts jsonb,
        -- Whether nobody has all of the words.
        partly boolean
      );

      CREATE FUNCTION read_search(typed text) RETURNS search_reading LANGUAGE plpgsql STABLE AS $$
      DECLARE
        reading search_reading;
        words text[] := (search_words(typed))[1:30];
        shown text[] := array_remove(regexp_split_to_array(translate(normalize(btrim(typed)), '''’‘\`', ''), '[^[:alnum:]]+'), '');
        mended text[];
        n integer := coalesce(cardinality(words), 0);
        -- Why each word is sought as it is; IGNORED, UNKNOWN and PLACE ones are not.
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
        -- 'wick weavers' is found by 'wickweaver'.
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
            -- 'sparkies', 'invercargil'
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
          -- 'in and around'
          i := spot.first - 1;
          WHILE words[i] = ANY ('{in,near,nr,around,at,from,to,by,and,ki,kei,i,o,me}') LOOP
            whys[i] := 'PLACE';
            i := i - 1;
          END LOOP;
        END LOOP;

        i := 1;
        WHILE i <= n LOOP
          IF whys[i] = 'PLACE' THEN i := i + 1; CONTINUE; END IF;
          -- The longest phrase from here on that staff have said something about; else the word alone.
          len := least(4, n - i + 1);
          LOOP
            span := array_to_string(words[i:i + len - 1], ' ');
            stems_of := search_stems(span);
            SELECT bool_and(s.means = '{}') AS meaningless, array_agg(DISTINCT value) FILTER (WHERE value IS NOT NULL) AS means INTO known
            FROM search_synonym s LEFT JOIN LATERAL unnest(s.means) AS value ON true
            WHERE NOT (len > 1 AND coalesce(whys[i:i + len - 1] && '{PLACE,IGNORED,UNKNOWN}', false)) AND (s.phrase = span
              -- In another form of it; as a word that means nothing only itself counts.
              OR s.stems = stems_of AND stems_of <> '{}' AND s.means <> '{}'
                AND search_plain(s.phrase) = search_plain(span)
                AND NOT EXISTS (SELECT FROM search_synonym same WHERE same.phrase = span));
            EXIT WHEN len = 1 OR known.meaningless IS NOT NULL;
            IF len = 2 AND coalesce(whys[i + 1], '') NOT IN ('PLACE', 'IGNORED', 'UNKNOWN') THEN
              -- 'gas fitter' is found by 'gasfitter', too.
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
            -- 'adviser' says nothing, 'mortgage adviser' does.
            known.meaningless := false;
          END IF;
          sought := '{}';
          node := array_fill(NULL::text, ARRAY[8]);
          IF known.meaningless IS NOT TRUE AND coalesce(whys[i], '') NOT IN ('IGNORED', 'UNKNOWN') AND cardinality(nodes) < 40 THEN
            -- A word that only shares its stem with what suppliers say is sought by its meanings, if they find somebody.
            alone := known.means IS NULL OR len > 1 OR EXISTS (SELECT FROM search_word w WHERE w.word = span AND w.level <= 6);
            FOREACH phrase IN ARRAY CASE WHEN alone THEN span || coalesce(array_remove(known.means, span), '{}') ELSE array_remove(known.means, span) || span END LOOP
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
            -- It stands in some phrase that is not here.
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
            'why', CASE WHEN sought = '{}' THEN CASE whys[i] WHEN 'UNKNOWN' THEN 'UNKNOWN' ELSE 'IGNORED' END WHEN whys[i] IN ('MISSPELT', 'BEGUN') THEN whys[i]
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
        -- A place alone is sought only by who said nothing else.
        IF (reading.place).terms IS NOT NULL AND NOT (nodes = '{}' AND unknown) THEN
          reading.everybody := coalesce(reading.anywhere && (reading.place).terms, (reading.place).terms);
          reading.tiers := coalesce(
            (SELECT array_agg(tier && (reading.place).terms ORDER BY nth)
              FROM unnest(reading.tiers) WITH ORDINALITY AS tiers (tier, nth)), ARRAY[reading.everybody]);
        END IF;
        RETURN reading;
      END $$;
`;
