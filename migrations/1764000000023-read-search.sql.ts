/** What one word or phrase finds, and which word was meant by one that finds nobody. */
export const SEARCH_TERMS = `
      -- What finds a word or phrase up to each of eight levels, as the text of a query; null where nobody has it:
      -- 1 all of a title, 2 all of a service, 3 part of a title, 4 part of a service, 5 a sub category, 6 a category,
      -- 7 a name, 8 what a supplier says of itself. But for the last, the words of a phrase stand together.
      CREATE FUNCTION search_phrase_levels(stems text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
      DECLARE
        levels text[] := array_fill(NULL::text, ARRAY[8]);
        together text[] := CASE WHEN cardinality(stems) = 1 THEN stems ELSE ARRAY(
          SELECT least(stems[i], stems[i + 1]) || '+' || greatest(stems[i], stems[i + 1])
          FROM generate_series(1, cardinality(stems) - 1) AS i WHERE stems[i] <> stems[i + 1]) END;
        whole text := '=' || (SELECT string_agg(stem, '+' ORDER BY stem) FROM (SELECT DISTINCT unnest(stems) AS stem) every);
        found text;
      BEGIN
        IF stems = '{}' OR EXISTS (SELECT FROM unnest(stems) AS one WHERE NOT EXISTS (
          SELECT FROM search_word w WHERE w.stem = one AND w.level <= 6)) THEN
          RETURN levels;
        END IF;
        FOR k IN 1..8 LOOP
          found := CASE
            WHEN k <= 2 THEN '''' || k || whole || ''''
            WHEN k = 5 THEN (SELECT string_agg('b' || id, '|') FROM sub_category c WHERE c.stems @> search_phrase_levels.stems)
            WHEN k = 6 THEN (SELECT string_agg('c' || id, '|') FROM category c WHERE c.stems @> search_phrase_levels.stems)
            WHEN k = 8 THEN (SELECT string_agg(format('(''1%1$s''|''2%1$s''|''5%1$s''|''6%1$s'')', stem), '&') FROM unnest(stems) AS stem)
            ELSE (SELECT string_agg('''' || k - 2 || part || '''', '&') FROM unnest(together) AS part) END;
          levels[k] := CASE WHEN found IS NULL THEN levels[k - 1] ELSE coalesce(levels[k - 1] || '|', '') || '(' || found || ')' END;
        END LOOP;
        RETURN levels;
      END $$;

      -- Whether two words stand together in a title or a service of somebody.
      CREATE FUNCTION search_together(one text, other text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
        SELECT one <> other AND EXISTS (SELECT FROM supplier_listing l
          WHERE l.words @@ format('''1%1$s''|''2%1$s''', least(one, other) || '+' || greatest(one, other))::tsquery)
      $$;

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
              AND NOT EXISTS (SELECT FROM search_synonym s WHERE s.phrase = words[a])
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

      -- The categories that are called most like what is sought, by their own names and those of their sub categories.
      -- Null: none is.
      CREATE FUNCTION search_home(stems text[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
        SELECT string_agg('c' || id, '|')::tsquery FROM (
          SELECT id, alike, max(alike) OVER () AS most FROM (
            SELECT id, sum((SELECT count(DISTINCT stem) FROM unnest(named) AS stem WHERE stem = ANY ($1))::real ^ 2 / cardinality(named)) AS alike
            FROM (SELECT category_id AS id, stems AS named FROM sub_category UNION ALL SELECT id, stems FROM category) every
            WHERE named && $1 GROUP BY id
          ) alike
        ) nearest WHERE alike > most / 2
      $$;

      -- What finds all words, or all but some, up to a level.
      CREATE FUNCTION search_all_but(nodes text[], missing integer, k integer) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
        WITH size AS (SELECT least(cardinality(nodes) / 8, 6) AS m)
        SELECT string_agg('(' || every || ')', '|')::tsquery FROM (
          SELECT CASE WHEN bool_and(nodes[j * 8 + k] IS NOT NULL) THEN string_agg(nodes[j * 8 + k], '&') END AS every
          FROM size, generate_series(1, (1 << m) - 1) AS mask, generate_series(0, m - 1) AS j
          WHERE bit_count(mask::bit(8)) = m - missing AND mask & (1 << j) <> 0 GROUP BY mask
        ) subsets WHERE every IS NOT NULL
      $$;

      -- The query for everybody who is found, and then those of the tiers, the best first, for words that must all be
      -- found: eight levels for each, and those of all of them together. After who says the very thing come those of the
      -- categories that are called so, and others who have it in their title. Where that is nobody, more is tried: any
      -- service, the name, what a supplier says of itself, and then all words but one, and so on.
      CREATE FUNCTION search_tiers(nodes text[], together text[], home tsquery) RETURNS tsquery[]
      LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
      DECLARE
        m integer := least(cardinality(nodes) / 8, 6);
        steps tsquery[];
        tiers tsquery[] := '{}';
        before tsquery;
        step tsquery;
      BEGIN
        FOR try IN 0..m + 1 LOOP
          steps := CASE
            WHEN try = 0 THEN
              CASE WHEN m > 1 THEN ARRAY[together[1]::tsquery, together[2]::tsquery, together[3]::tsquery, together[4]::tsquery] END
              || ARRAY[search_all_but(nodes, 0, 1), search_all_but(nodes, 0, 2)]
              || ARRAY(SELECT coalesce(search_all_but(nodes, 0, k) && home, search_all_but(nodes, 0, k)) FROM generate_series(3, 6) AS k)
              || search_all_but(nodes, 0, 3)
            WHEN try = 1 THEN ARRAY[search_all_but(nodes, 0, 4), search_all_but(nodes, 0, 7), search_all_but(nodes, 0, 8)]
            WHEN try <= m THEN
              ARRAY(SELECT search_all_but(nodes, try - 1, k) && home FROM generate_series(1, 6) AS k WHERE home IS NOT NULL)
              || ARRAY(SELECT search_all_but(nodes, try - 1, k) FROM generate_series(1, CASE WHEN home IS NULL THEN 6 ELSE 4 END) AS k)
            ELSE '{}' END;
          FOREACH step IN ARRAY coalesce(steps, '{}') LOOP
            CONTINUE WHEN step IS NULL OR step = before;
            tiers := array_append(tiers, coalesce(step && !!before, step));
            before := coalesce(before || step, step);
          END LOOP;
          EXIT WHEN EXISTS (SELECT FROM supplier_listing l WHERE l.words @@ before);
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
        typed_stems text[] := '{}'; all_stems text[] := '{}';
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
            WHERE NOT (len > 1 AND coalesce(whys[i:i + len - 1] && '{PLACE,IGNORED}', false)) AND (s.phrase = span
              -- In another form of it; as a word that means nothing only itself counts.
              OR s.stems = stems_of AND stems_of <> '{}' AND s.means <> '{}'
                AND cardinality(string_to_array(s.phrase, ' ')) = cardinality(string_to_array(span, ' '))
                AND NOT EXISTS (SELECT FROM search_synonym same WHERE same.phrase = span));
            EXIT WHEN len = 1 OR known.meaningless IS NOT NULL;
            IF len = 2 AND coalesce(whys[i + 1], '') NOT IN ('PLACE', 'IGNORED') THEN
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
          IF known.meaningless IS NOT TRUE AND whys[i] IS DISTINCT FROM 'IGNORED' THEN
            FOREACH phrase IN ARRAY span || coalesce(known.means, '{}') LOOP
              -- A word that only shares its stem with what suppliers say is sought by its meaning alone.
              CONTINUE WHEN phrase = span AND known.means IS NOT NULL AND len = 1
                AND NOT EXISTS (SELECT FROM search_word w WHERE w.word = span AND w.level <= 6);
              stems_of := search_stems(phrase);
              levels := search_phrase_levels(stems_of);
              CONTINUE WHEN phrase <> span AND stems_of = search_stems(span);
              CONTINUE WHEN levels[8] IS NULL;
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
            phrase := CASE WHEN len = 1 AND whys[i] IS NULL THEN search_word_meant(words[i], false) END;
            IF phrase <> words[i] THEN
              whys[i] := CASE WHEN replace(phrase, ' ', '') = words[i] THEN 'AS_TYPED' ELSE 'MISSPELT' END;
              words[i] := phrase;
              mended[i] := phrase;
              CONTINUE;
            END IF;
            unknown := true;
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
          reading.tiers := search_tiers(nodes, search_phrase_levels(typed_stems), search_home(all_stems));
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
