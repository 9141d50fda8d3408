/** Who is found by the words of a text, in which order. */
export const SEARCH_TIERS = `
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
        WITH size AS (SELECT cardinality(nodes) / 8 AS m)
        SELECT string_agg('(' || every || ')', '|')::tsquery FROM (
          SELECT CASE WHEN bool_and(nodes[j * 8 + k] IS NOT NULL) THEN string_agg(nodes[j * 8 + k], '&') END AS every
          FROM size, generate_series(1, (1 << m) - 1) AS mask, generate_series(0, m - 1) AS j
          WHERE bit_count(mask::bit(8)) = m - missing AND mask & (1 << j) <> 0 GROUP BY mask
        ) subsets WHERE every IS NOT NULL
      $$;

      -- The queries that find somebody for words that must all be found, the best first: eight levels for each word, and
      -- those of all of them together. After who says the very thing come those of the categories that are called so, and
      -- others who have it in their title. Where that is nobody, more is tried: any service, the name, what a supplier says
      -- of itself, and at last all words but one or two (partly). Whom several find stands where the first does.
      CREATE TYPE search_queries AS (tiers tsquery[], everybody tsquery, partly boolean);

      CREATE FUNCTION search_tiers(nodes text[], together text[], home tsquery, place tsquery) RETURNS search_queries
      LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
      DECLARE
        m integer := cardinality(nodes) / 8;
        queries search_queries;
        steps tsquery[];
        fresh tsquery[];
        step tsquery;
        before tsquery;
      BEGIN
        FOR try IN 0..1 + m / 2 LOOP
          queries.partly := try > 1;
          steps := CASE
            WHEN try = 0 THEN
              CASE WHEN m > 1 THEN ARRAY[together[1]::tsquery, together[2]::tsquery, together[3]::tsquery, together[4]::tsquery] END
              || ARRAY[search_all_but(nodes, 0, 1), search_all_but(nodes, 0, 2)]
              || ARRAY(SELECT coalesce(search_all_but(nodes, 0, k) && home, search_all_but(nodes, 0, k)) FROM generate_series(3, 6) AS k)
              || search_all_but(nodes, 0, 3)
            WHEN try = 1 THEN ARRAY[search_all_but(nodes, 0, 4), search_all_but(nodes, 0, 7), search_all_but(nodes, 0, 8)]
            ELSE ARRAY(SELECT search_all_but(nodes, try - 1, k) && home FROM unnest(ARRAY[2, 4, 6]) AS k WHERE home IS NOT NULL)
              || ARRAY(SELECT search_all_but(nodes, try - 1, k) FROM unnest(ARRAY[2, 3, 4, 6]) AS k WHERE k < 6 OR home IS NULL) END;
          fresh := '{}';
          FOREACH step IN ARRAY steps LOOP
            CONTINUE WHEN step IS NULL OR step = before;
            -- Without those of the step before, most of whom it finds again.
            fresh := array_append(fresh, coalesce(step && !!before, step));
            queries.everybody := coalesce(queries.everybody || step, step);
            before := step;
          END LOOP;
          queries.tiers := queries.tiers || fresh;
          EXIT WHEN EXISTS (SELECT FROM unnest(fresh) AS tier WHERE EXISTS (
              SELECT FROM listing_words l WHERE l.words @@ coalesce(tier && place, tier)))
            -- Fewer words are enough where nobody has all of them anywhere.
            OR try > 0 AND place IS NOT NULL AND EXISTS (SELECT FROM listing_words l WHERE l.words @@ queries.everybody);
        END LOOP;
        RETURN queries;
      END $$;
`;
