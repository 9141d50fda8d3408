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
        SELECT one <> other AND EXISTS (SELECT FROM listing_words l
          WHERE l.words @@ format('''1%1$s''|''2%1$s''', least(one, other) || '+' || greatest(one, other))::tsquery)
      $$;

      -- Whether a word, or another form of it, stands somewhere.
      CREATE FUNCTION search_knows(typed text) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM search_word WHERE word = typed)
          OR EXISTS (SELECT FROM search_word WHERE stem = search_stem(typed) AND level <= 6)
      $$;

      -- Whether somebody is found by a word still: what nobody says any more is forgotten at night.
      CREATE FUNCTION search_finds(stem text) RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off AS $$
        SELECT EXISTS (SELECT FROM listing_words WHERE words @@ format('''1%1$s''|''2%1$s''|''5%1$s''', stem)::tsquery)
          OR EXISTS (SELECT FROM sub_category WHERE stems @> ARRAY[$1]) OR EXISTS (SELECT FROM category WHERE stems @> ARRAY[$1])
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
              SELECT word, level, similarity(word, typed) AS alike, levenshtein(word, typed) AS far FROM search_word
              WHERE length(typed) BETWEEN 6 AND 40 AND word % typed AND length(word) >= 4
                AND abs(length(word) - length(typed)) <= 1 AND (level <= 5 OR in_phrase)) near
            WHERE CASE far WHEN 1 THEN true
              WHEN 2 THEN alike >= 0.4 AND length(typed) > CASE WHEN left(word, 1) = left(typed, 1) THEN 6 ELSE 8 END
              WHEN 3 THEN alike >= 0.4 AND length(typed) > 9 END
            ORDER BY far - alike + coalesce(level, 2) * 0.1 - CASE WHEN left(word, 1) = left(typed, 1) THEN 0.5 ELSE 0 END, word
            LIMIT 1)
        ) likely
        WHERE (SELECT bool_and(w.in_phrase OR search_finds(w.stem)) FROM search_word w WHERE w.word = ANY (string_to_array(meant, ' ')))
        ORDER BY way LIMIT 1
      $$;
`;
