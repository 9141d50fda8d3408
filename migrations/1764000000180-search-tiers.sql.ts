import { SEARCH_TIERS } from './1764000000023-search-tiers.sql.js';

/**
 * The queries that find suppliers for words, the best first. A supplier that only mentions a trade in its texts does not
 * offer it: such a mention counts last, and within the categories that are called so if there are any. For a place it
 * does not count while the trade itself is offered elsewhere, and neither does part of a service of another trade.
 */
export const MENTIONS_LAST = `
      CREATE OR REPLACE FUNCTION search_tiers(nodes text[], together text[], home tsquery, place tsquery) RETURNS search_queries
      LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
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
              || ARRAY(SELECT coalesce(search_all_but(nodes, 0, k) && home, search_all_but(nodes, 0, k)) FROM generate_series(3, 6) AS k)
              || search_all_but(nodes, 0, 3)
            -- Who is called so is meant by name, wherever the trade itself is offered.
            WHEN try = 1 AND place IS NOT NULL THEN ARRAY[search_all_but(nodes, 0, 7) && coalesce(!!search_all_but(nodes, 0, 6), ''::tsquery)]
            WHEN try < 3 THEN ARRAY[search_all_but(nodes, 0, 4), search_all_but(nodes, 0, 7)]
            WHEN try = 3 THEN ARRAY[coalesce(search_all_but(nodes, 0, 8) && home, search_all_but(nodes, 0, 8))]
            ELSE ARRAY(SELECT search_all_but(nodes, try - 3, k) && home FROM unnest(ARRAY[2, 4, 6]) AS k WHERE home IS NOT NULL)
              || ARRAY(SELECT search_all_but(nodes, try - 3, k) FROM unnest(ARRAY[2, 3, 4, 6]) AS k WHERE k < 6 OR home IS NULL) END;
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
            -- Neither other services, nor mentions, nor fewer words are enough where the trade is offered elsewhere.
            OR try > 0 AND place IS NOT NULL AND EXISTS (SELECT FROM listing_words l WHERE l.words @@ queries.everybody);
        END LOOP;
        RETURN queries;
      END $$;
`;

/** The function as it was before. */
export const MENTIONS_BEFORE = SEARCH_TIERS.slice(
  SEARCH_TIERS.indexOf('CREATE FUNCTION search_tiers'),
).replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION');
