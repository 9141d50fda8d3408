-- Returns true if the stem still finds a supplier by its title, services or name, or a category. Words that
-- no longer find any are removed only at night.
CREATE FUNCTION search_finds(stem text)
  RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off BEGIN ATOMIC
  SELECT EXISTS (SELECT FROM listing_words WHERE words @@ format('''1%1$s''|''2%1$s''|''5%1$s''', stem)::tsquery)
    OR EXISTS (SELECT FROM sub_category WHERE stems @> ARRAY[$1]) OR EXISTS (SELECT FROM category WHERE stems @> ARRAY[$1]);
END;

-- Returns true if a supplier has both words in its title, or both in one of its services.
CREATE FUNCTION search_together(one text, other text)
  RETURNS boolean LANGUAGE sql STABLE SET enable_seqscan = off BEGIN ATOMIC
  SELECT one <> other AND EXISTS (SELECT FROM listing_words l
    WHERE l.words @@ format('''1%1$s''|''2%1$s''', least(one, other) || '+' || greatest(one, other))::tsquery);
END;

-- Returns query texts that find a word or phrase, one for each of eight levels. Each level includes the
-- ones before it: 1 whole title, 2 whole service, 3 part of a title, 4 part of a service, 5 sub category,
-- 6 category, 7 name, 8 description. Except at level 8, neighbouring words must be in the same text. All
-- levels are null if one of the words is in no listing or category.
CREATE FUNCTION search_phrase_levels(stems text[])
  RETURNS text[] LANGUAGE plpgsql STABLE SET search_path TO public, pg_temp AS $$
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
      WHEN k = 8 THEN (SELECT string_agg(format('(''1%1$s''|''2%1$s''|''5%1$s''|''6%1$s'')', stem), '&')
        FROM unnest(stems) AS stem)
      ELSE (SELECT string_agg('''' || k - 2 || part || '''', '&') FROM unnest(together) AS part) END;
    levels[k] := CASE WHEN found IS NULL THEN levels[k - 1] ELSE coalesce(levels[k - 1] || '|', '') || '(' || found || ')' END;
  END LOOP;
  RETURN levels;
END $$;

-- Returns a query for the categories whose names, and names of sub categories, have most in common with the
-- stems. Null if no category has one of the stems.
CREATE FUNCTION search_home(stems text[]) RETURNS tsquery LANGUAGE sql STABLE BEGIN ATOMIC
  SELECT string_agg('c' || id, '|')::tsquery FROM (
    SELECT id, alike, max(alike) OVER () AS most FROM (
      SELECT id, sum((SELECT count(DISTINCT stem) FROM unnest(named) AS stem
        WHERE stem = ANY ($1))::real ^ 2 / cardinality(named)) AS alike
      FROM (SELECT category_id AS id, stems AS named FROM sub_category UNION ALL SELECT id, stems FROM category) every
      WHERE named && $1 GROUP BY id
    ) alike
  ) nearest WHERE alike > most / 2;
END;

-- Returns the query for all words, except the given number of missing ones, at level k or better.
CREATE FUNCTION search_all_but(nodes text[], missing integer, k integer)
  RETURNS tsquery LANGUAGE sql IMMUTABLE BEGIN ATOMIC
  WITH size AS (SELECT cardinality(nodes) / 8 AS m)
  SELECT string_agg('(' || every || ')', '|')::tsquery FROM (
    SELECT CASE WHEN bool_and(nodes[j * 8 + k] IS NOT NULL) THEN string_agg(nodes[j * 8 + k], '&') END AS every
    FROM size, generate_series(1, (1 << m) - 1) AS mask, generate_series(0, m - 1) AS j
    WHERE bit_count(mask::bit(8)) = m - missing AND mask & (1 << j) <> 0 GROUP BY mask
  ) subsets WHERE every IS NOT NULL;
END;

-- Returns the queries of an interpreted search, best match first (see search_queries). nodes has eight
-- levels for each word, together has those of the whole phrase, and home finds categories with a similar
-- name. Wider queries are added until one finds a supplier.
CREATE FUNCTION search_tiers(nodes text[], together text[], home tsquery, place tsquery)
  RETURNS search_queries
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET search_path TO public, pg_temp AS $$
DECLARE
  m integer := cardinality(nodes) / 8;
  queries search_queries;
  steps tsquery[];
  fresh tsquery[];
  step tsquery;
  before tsquery;
BEGIN
  FOR try IN 0..3 + m / 2 LOOP
    queries.partly := try > 3;
    steps := CASE
      WHEN try = 0 THEN
        CASE WHEN m > 1 THEN ARRAY[together[1]::tsquery, together[2]::tsquery, together[3]::tsquery, together[4]::tsquery] END
        || ARRAY[search_all_but(nodes, 0, 1), search_all_but(nodes, 0, 2)]
        || ARRAY(SELECT coalesce(search_all_but(nodes, 0, k) && home, search_all_but(nodes, 0, k))
          FROM generate_series(3, 6) AS k)
        || search_all_but(nodes, 0, 3)
      -- Suppliers of this name count in the place, even if the trade is offered only elsewhere.
      WHEN try = 1 AND place IS NOT NULL THEN
        ARRAY[search_all_but(nodes, 0, 7) && coalesce(!!search_all_but(nodes, 0, 6), ''::tsquery)]
      WHEN try < 3 THEN ARRAY[search_all_but(nodes, 0, 4), search_all_but(nodes, 0, 7)]
      WHEN try = 3 THEN ARRAY[coalesce(search_all_but(nodes, 0, 8) && home, search_all_but(nodes, 0, 8))]
      ELSE ARRAY(SELECT search_all_but(nodes, try - 3, k) && home FROM unnest(ARRAY[2, 4, 6]) AS k WHERE home IS NOT NULL)
        || ARRAY(SELECT search_all_but(nodes, try - 3, k) FROM unnest(ARRAY[2, 3, 4, 6]) AS k WHERE k < 6 OR home IS NULL) END;
    fresh := '{}';
    FOREACH step IN ARRAY steps LOOP
      CONTINUE WHEN step IS NULL OR step = before;
      -- Leaves out the results of the step before, since most of them match this step, too.
      fresh := array_append(fresh, coalesce(step && !!before, step));
      queries.everybody := coalesce(queries.everybody || step, step);
      before := step;
    END LOOP;
    queries.tiers := queries.tiers || fresh;
    EXIT WHEN EXISTS (SELECT FROM unnest(fresh) AS tier WHERE EXISTS (
        SELECT FROM listing_words l WHERE l.words @@ coalesce(tier && place, tier)))
      -- Parts of services, descriptions and fewer words do not count for a place while the trade is offered
      -- elsewhere.
      OR try > 0 AND place IS NOT NULL AND EXISTS (SELECT FROM listing_words l WHERE l.words @@ queries.everybody);
  END LOOP;
  RETURN queries;
END $$;
