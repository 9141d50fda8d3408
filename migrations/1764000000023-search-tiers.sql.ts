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
      CREATE FUNCTION search_tiers(nodes text[], together text[], home tsquery, place tsquery) RETURNS tsquery[]
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
          EXIT WHEN EXISTS (SELECT FROM supplier_listing l WHERE l.words @@ coalesce(before && place, before))
            -- Fewer words are enough where nobody has all of them anywhere.
            OR try > 0 AND place IS NOT NULL AND EXISTS (SELECT FROM supplier_listing l WHERE l.words @@ before);
        END LOOP;
        RETURN array_prepend(before, tiers);
      END $$;
`;
