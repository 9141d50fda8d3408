-- Returns the known word or words that an unknown word most likely means, null if there are none. The
-- singular comes first, since the stemmer leaves plurals of abbreviations, such as 'ppes', as they are.
CREATE OR REPLACE FUNCTION search_word_meant(typed text, last boolean) RETURNS text LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT meant FROM (
    (SELECT word AS meant, -1 AS way FROM search_word
      WHERE typed ~ '^.{2,}[^s]s$' AND word = left(typed, -1) AND (level <= 5 OR in_phrase))
    UNION ALL
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
