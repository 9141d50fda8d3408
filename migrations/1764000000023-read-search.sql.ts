/** What one word or phrase finds, and which word was meant by one that finds nobody. */
export const SEARCH_TERMS = `
      -- What finds a stem up to each of the six levels, as the text of a query; null where nobody has it.
      CREATE FUNCTION search_stem_levels(stem text) RETURNS text[] LANGUAGE sql STABLE AS $$
        WITH terms AS MATERIALIZED (
          SELECT level, '''' || level || $1 || '''' AS term FROM unnest(ARRAY[1, 2, 5, 6]) AS level
          WHERE EXISTS (SELECT FROM search_word w WHERE w.stem = $1 AND w.level <= 6)
          UNION ALL SELECT 3, 'b' || id FROM sub_category WHERE stems @> ARRAY[$1]
          UNION ALL SELECT 4, 'c' || id FROM category WHERE stems @> ARRAY[$1]
        )
        SELECT array_agg((SELECT '(' || string_agg(term, '|') || ')' FROM terms WHERE level <= k) ORDER BY k)
        FROM generate_series(1, 6) AS k
      $$;

      -- The same for several stems that must all be found.
      CREATE FUNCTION search_phrase_levels(stems text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
      DECLARE
        levels text[];
        found text[];
        stem text;
      BEGIN
        FOREACH stem IN ARRAY stems LOOP
          found := search_stem_levels(stem);
          FOR k IN 1..6 LOOP
            levels[k] := CASE WHEN stem = stems[1] THEN found[k] ELSE levels[k] || '&' || found[k] END;
          END LOOP;
        END LOOP;
        RETURN levels;
      END $$;

      -- What was meant by a word that finds nobody: one that begins so, one with its letters in another order, two that
      -- were written as one, or one that is spelt nearly so.
      CREATE FUNCTION search_word_meant(typed text, last boolean) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT meant FROM (
          (SELECT word AS meant, 0 AS way FROM search_word
            WHERE last AND length(typed) >= 4 AND word ~>=~ typed AND word ~<~ (typed || U&'\\+10FFFF')
              AND (level <= 5 OR in_phrase)
            ORDER BY level NULLS FIRST, length(word), word LIMIT 1)
          UNION ALL
          (SELECT word, 1 FROM search_word
            WHERE length(typed) >= 4 AND letters = search_letters(typed) AND left(word, 1) = left(typed, 1)
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
              SELECT word, level, similarity(word, typed) AS alike, levenshtein(word, typed) AS far FROM search_word
              WHERE length(typed) BETWEEN 4 AND 40 AND word % typed AND length(word) >= 4
                AND abs(length(word) - length(typed)) <= 1 AND (level <= 5 OR in_phrase)) near
            WHERE CASE far WHEN 1 THEN left(word, 1) = left(typed, 1) OR length(typed) > 5
              WHEN 2 THEN alike >= 0.4 AND length(typed) > CASE WHEN left(word, 1) = left(typed, 1) THEN 6 ELSE 8 END
              WHEN 3 THEN alike >= 0.4 AND length(typed) > 9 END
            ORDER BY far - alike + coalesce(level, 2) * 0.1 - CASE WHEN left(word, 1) = left(typed, 1) THEN 0.5 ELSE 0 END, word
            LIMIT 1)
        ) likely ORDER BY way LIMIT 1
      $$;
`;

/** Where a text says that somebody is sought. */
export const SEARCH_PLACES = `
      CREATE TYPE search_place_read AS (first integer, last integer, name text, region text, district text, terms text);

      -- Every place that the words name, the likeliest first. A longer name hides those within it.
      CREATE FUNCTION search_places(words text[]) RETURNS SETOF search_place_read LANGUAGE sql STABLE AS $$
        WITH named AS MATERIALIZED (
          SELECT a, b, p.* FROM generate_series(1, cardinality(words)) AS a
            CROSS JOIN LATERAL generate_series(a, least(a + 4, cardinality(words))) AS b
            JOIN search_place p ON p.folded = array_to_string(words[a:b], ' ')
          -- 'Wood' is what a joiner works with, unless it is said to be a place.
          WHERE b > a OR p.kind IN ('region', 'district', 'post-code') OR words[a - 1] = ANY ('{in,near,nr,around,at,ki,kei}')
            OR NOT EXISTS (SELECT FROM search_word w WHERE w.stem = search_stem(words[a]) AND w.level <= 2)
        ), longest AS (
          SELECT * FROM named n WHERE NOT EXISTS (
            SELECT FROM named other WHERE other.a <= n.a AND other.b >= n.b AND other.b - other.a > n.b - n.a)
        )
        SELECT a, b, name, region, district,
          CASE WHEN district IS NULL THEN array_to_string(ARRAY['''r' || replace(region, '''', '''''') || '''', 'rNationwide'], '|')
            ELSE array_to_string(ARRAY['''d' || replace(district, '''', '''''') || '''', 'dNationwide', 'rNationwide'], '|') END
        FROM longest n
        -- Of several of one name the one in the region that is named beside it; then what is known best.
        ORDER BY EXISTS (SELECT FROM longest beside WHERE beside.a <> n.a AND beside.region = n.region) DESC,
          CASE WHEN EXISTS (SELECT FROM longest beside WHERE beside.a <> n.a AND beside.region = n.region) THEN -rank ELSE rank END,
          a, id
      $$;
`;

/**
 * How a text is read that is no service, no name and no beginning of one: what is misspelt is mended, a place is taken
 * out, what means nothing to a search is left out, and synonyms are looked up. The answer holds queries over
 * `supplier_listing.words`, the best first; nobody is found by two of them.
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
        parts jsonb
      );

      -- The query for everybody who is found, and then those of the tiers, the best first, for words that must all be
      -- found (six levels for each). Where nobody has all of them,
      -- or says no more than that, those follow who have all but one, and so on.
      CREATE FUNCTION search_tiers(nodes text[]) RETURNS tsquery[] LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
      DECLARE
        m integer := least(cardinality(nodes) / 6, 6);
        tiers tsquery[] := '{}';
        before tsquery;
        query text; wanted tsquery; both_ text;
      BEGIN
        FOR missing IN 0..m - 1 LOOP
          FOR k IN 1..CASE missing WHEN 0 THEN 6 ELSE 4 END LOOP
            query := NULL;
            FOR mask IN 1..(1 << m) - 1 LOOP
              CONTINUE WHEN bit_count(mask::bit(8)) <> m - missing;
              SELECT CASE WHEN bool_and(nodes[j * 6 + k] IS NOT NULL) THEN string_agg(nodes[j * 6 + k], '&') END INTO both_
              FROM generate_series(0, m - 1) AS j WHERE mask & (1 << j) <> 0;
              query := CASE WHEN both_ IS NULL THEN query ELSE coalesce(query || '|', '') || '(' || both_ || ')' END;
            END LOOP;
            IF query IS NOT NULL AND query::tsquery IS DISTINCT FROM wanted THEN
              wanted := query::tsquery;
              tiers := tiers || CASE WHEN before IS NULL THEN wanted ELSE wanted && !!before END;
              before := CASE WHEN before IS NULL OR missing = 0 THEN wanted ELSE before || wanted END;
            END IF;
            -- What a supplier says of itself counts where nobody has the words in a better place.
            IF (k = 5 OR missing > 0 AND k = 4) AND EXISTS (SELECT FROM supplier_listing l WHERE l.words @@ before) THEN
              RETURN array_prepend(before, tiers);
            END IF;
          END LOOP;
        END LOOP;
        RETURN array_prepend(before, tiers);
      END $$;

      CREATE FUNCTION read_search(typed text) RETURNS search_reading LANGUAGE plpgsql STABLE AS $$
      DECLARE
        reading search_reading;
        words text[] := (search_words(typed))[1:12];
        shown text[] := array_remove(regexp_split_to_array(translate(normalize(btrim(typed)), '''’‘\`', ''), '[^[:alnum:]]+'), '');
        mended text[];
        n integer := coalesce(cardinality(words), 0);
        -- Why each word is sought as it is; IGNORED and PLACE ones are not.
        whys text[] := array_fill(NULL::text, ARRAY[n]);
        kept boolean[] := array_fill(false, ARRAY[n]);
        nodes text[] := '{}';
        unknown boolean := false;
        spot search_place_read;
        i integer := 1; len integer; span text; stems_of text[]; known record; phrase text; levels text[]; node text[]; sought text[];
      BEGIN
        reading.parts := '[]';
        IF shown IS NULL OR cardinality(shown) < n THEN shown := words; END IF;
        mended := shown;
        FOR w IN 1..n LOOP
          IF words[w] ~ '^[0-9]+$' AND NOT EXISTS (SELECT FROM search_place WHERE folded = words[w]) THEN
            whys[w] := 'IGNORED';
          ELSIF NOT EXISTS (SELECT FROM search_word WHERE word = words[w]) AND EXISTS (
            SELECT FROM search_word WHERE stem = search_stem(words[w]) AND in_phrase) THEN
            -- 'sparkies', 'invercargil'
            SELECT word INTO phrase FROM search_word WHERE stem = search_stem(words[w]) AND in_phrase ORDER BY word LIMIT 1;
            words[w] := phrase;
          ELSIF NOT EXISTS (SELECT FROM search_word WHERE word = words[w])
            AND NOT EXISTS (SELECT FROM search_word WHERE stem = search_stem(words[w]) AND level <= 6) THEN
            phrase := search_word_meant(words[w], w = n);
            whys[w] := CASE WHEN phrase IS NULL THEN 'IGNORED' WHEN starts_with(phrase, words[w]) THEN 'BEGUN'
              WHEN replace(phrase, ' ', '') = words[w] THEN 'AS_TYPED' ELSE 'MISSPELT' END;
            unknown := unknown OR phrase IS NULL;
            words[w] := coalesce(phrase, words[w]);
            mended[w] := coalesce(phrase, mended[w]);
          END IF;
        END LOOP;

        FOR spot IN SELECT * FROM search_places(words) LOOP
          IF reading.place IS NULL THEN reading.place := spot; END IF;
          FOR w IN spot.first..spot.last LOOP whys[w] := 'PLACE'; END LOOP;
          IF words[spot.first - 1] = ANY ('{in,near,nr,around,at,from,by,ki,kei,i,o}') THEN whys[spot.first - 1] := 'PLACE'; END IF;
        END LOOP;

        WHILE i <= n LOOP
          IF whys[i] = 'PLACE' THEN i := i + 1; CONTINUE; END IF;
          -- The longest phrase from here on that staff have said something about; else the word alone.
          len := least(4, n - i + 1);
          LOOP
            span := array_to_string(words[i:i + len - 1], ' ');
            stems_of := search_stems(span);
            SELECT bool_and(s.means = '{}') AS meaningless, array_agg(DISTINCT value) FILTER (WHERE value IS NOT NULL) AS means INTO known
            FROM search_synonym s LEFT JOIN LATERAL unnest(s.means) AS value ON true
            WHERE NOT (len > 1 AND coalesce(whys[i:i + len - 1] && '{PLACE,IGNORED}', false))
              AND (s.phrase = span OR s.stems = stems_of AND stems_of <> '{}');
            EXIT WHEN len = 1 OR known.meaningless IS NOT NULL;
            IF len = 2 AND coalesce(whys[i + 1], '') NOT IN ('PLACE', 'IGNORED') THEN
              -- 'gas fitter' is found by 'gasfitter', too.
              SELECT ARRAY[w.word] AS means, false AS meaningless INTO known FROM search_word w
              WHERE w.stem = search_stem(words[i] || words[i + 1]) AND w.level <= 5 LIMIT 1;
              EXIT WHEN known.means IS NOT NULL;
            END IF;
            len := len - 1;
          END LOOP;
          sought := '{}';
          node := array_fill(NULL::text, ARRAY[6]);
          IF known.meaningless IS NOT TRUE AND whys[i] IS DISTINCT FROM 'IGNORED' THEN
            FOREACH phrase IN ARRAY span || coalesce(known.means, '{}') LOOP
              levels := search_phrase_levels(search_stems(phrase));
              CONTINUE WHEN levels[6] IS NULL;
              sought := sought || phrase;
              FOR k IN 1..6 LOOP
                node[k] := CASE WHEN levels[k] IS NULL THEN node[k] ELSE coalesce(node[k] || '|', '') || '(' || levels[k] || ')' END;
              END LOOP;
            END LOOP;
          END IF;
          IF sought <> '{}' THEN
            FOR k IN 1..6 LOOP nodes := nodes || CASE WHEN node[k] IS NULL THEN NULL ELSE '(' || node[k] || ')' END; END LOOP;
            FOR w IN i..i + len - 1 LOOP kept[w] := true; END LOOP;
          END IF;
          reading.parts := reading.parts || jsonb_build_object(
            'typed', array_to_string(shown[i:i + len - 1], ' '), 'sought', sought,
            'why', CASE WHEN sought = '{}' THEN 'IGNORED' WHEN known.means IS NOT NULL THEN 'SYNONYM' ELSE coalesce(whys[i], 'AS_TYPED') END);
          i := i + len;
        END LOOP;

        SELECT string_agg(mended[w], ' ' ORDER BY w) FILTER (WHERE w BETWEEN least_kept AND most_kept AND (kept[w] OR whys[w] IS NULL)),
          string_agg(shown[w], ' ' ORDER BY w) FILTER (WHERE whys[w] IS DISTINCT FROM 'PLACE')
        INTO reading.wording, reading.rest
        FROM (SELECT min(w) AS least_kept, max(w) AS most_kept FROM generate_series(1, n) AS w WHERE kept[w]) bounds,
          generate_series(1, n) AS w;
        IF nodes <> '{}' THEN
          reading.tiers := search_tiers(nodes);
          reading.anywhere := reading.tiers[1];
          reading.tiers := reading.tiers[2:];
        END IF;
        reading.everybody := reading.anywhere;
        -- A place alone is sought only by who said nothing else.
        IF (reading.place).terms IS NOT NULL AND NOT (nodes = '{}' AND unknown) THEN
          reading.everybody := coalesce(reading.anywhere && (reading.place).terms::tsquery, (reading.place).terms::tsquery);
          reading.tiers := coalesce(
            (SELECT array_agg(tier && (reading.place).terms::tsquery ORDER BY nth)
              FROM unnest(reading.tiers) WITH ORDINALITY AS tiers (tier, nth)), ARRAY[reading.everybody]);
        END IF;
        RETURN reading;
      END $$;
`;
