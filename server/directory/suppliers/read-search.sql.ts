import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import {
  allTerms,
  forAudience,
  placeOf,
  type SearchFilter,
  textTerms,
  wantedRecords,
} from './supplier-search.sql.js';

/** Returns true if a search without exact results is to be interpreted. */
export const mayInterpret = ({ text, asTyped }: SearchFilter): boolean => Boolean(text) && !asTyped;

/** The query that interprets a text, with one row called `read`. */
export const readSearch = (text: string): Sql =>
  sql`read AS MATERIALIZED (SELECT * FROM read_search(${text}))`;

/** The interpretation of the text, for the response. */
const INTERPRETATION = raw(`json_build_object(
  'words', wording, 'withoutPlace', rest, 'partly', coalesce(partly, false),
  'parts', (SELECT coalesce(json_agg(json_build_object(
      'typed', part -> 'typed', 'searchTerms', part -> 'sought', 'why', part -> 'why') ORDER BY nth), '[]')
    FROM jsonb_array_elements(parts) WITH ORDINALITY AS every (part, nth)),
  'service', (SELECT array_to_string(words[a:b], ' ') FROM string_to_array(rest, ' ') AS words,
    generate_series(1, cardinality(words)) AS a, generate_series(a, least(a + 5, cardinality(words))) AS b
    WHERE EXISTS (SELECT FROM search_phrase WHERE folded = fold(array_to_string(words[a:b], ' ')) AND listed_suppliers > 0)
    ORDER BY b - a DESC, a LIMIT 1),
  'place', CASE WHEN (place).region IS NOT NULL THEN json_build_object(
    'name', (place).name, 'region', (place).region, 'district', (place).district) END)`);

/** The conditions of the filter other than the text. */
const within = (filter: SearchFilter): Sql => {
  const records = wantedRecords(filter);
  return records.length > 0 ? sql` && ${allTerms(records)}` : empty;
};

/** The condition that the exact text has no results in any category. Only then is it interpreted. */
const nobodyAsTyped = (filter: SearchFilter): Sql => {
  const { category, subCategory, ...elsewhere } = filter;
  const asTyped = allTerms([textTerms(filter.text ?? ''), ...wantedRecords(elsewhere)]);
  return category || subCategory
    ? sql`NOT EXISTS (SELECT FROM supplier_listing l WHERE l.terms @@ (${asTyped}) AND ${forAudience(filter.audience)})`
    : sql`true`;
};

/**
 * The condition under which an interpreted search shows its results. A search without a place, or for no
 * known service, always does. For a known service in a place, the place must have a supplier that offers it
 * or is called so, or no other place may have one. Otherwise suppliers of other services are no results, and
 * the search is relaxed to the nearest regions.
 */
const offeredHere = (filter: SearchFilter): Sql => {
  const anywhere = { ...filter, servicing: null, region: null, district: null };
  const inFilter = Object.values(placeOf(filter)).some(Boolean);
  const here = inFilter ? within(filter) : sql`${within(anywhere)} && (place).terms`;
  const some = (terms: Sql) =>
    sql`EXISTS (SELECT FROM supplier_listing l WHERE l.terms @@ (SELECT ${terms} FROM read) AND ${forAudience(filter.audience)})`;
  return sql`NOT ((SELECT ${inFilter ? sql`true` : sql`(place).terms IS NOT NULL`} FROM read)
    AND EXISTS (SELECT FROM search_phrase WHERE folded = (SELECT fold(rest) FROM read) AND listed_suppliers > 0)
    AND NOT ${some(sql`(term_start('s' || fold(rest)) || term_start('n' || fold(rest)))${here}`)}
    AND ${some(sql`term_start('s' || fold(rest))${within(anywhere)}`)})`;
};

/** The condition that the interpreted text is searched for. */
const isSearched = (filter: SearchFilter): Sql => sql`${nobodyAsTyped(filter)} AND ${offeredHere(filter)}`;

/** The interpretation of the text. Null if the exact text has results. */
export const howRead = (filter: SearchFilter): Sql =>
  sql`(SELECT ${INTERPRETATION} FROM read WHERE ${nobodyAsTyped(filter)})`;

/**
 * Rows `w` of listings for the audience whose words match a query. General includes all listings, which saves
 * a join.
 */
const whoSays = (query: Sql, filter: SearchFilter): Sql => sql`listing_words w
  ${filter.audience === 'General' ? empty : sql`JOIN supplier_listing l USING (supplier_id)`}
  WHERE w.words @@ (${query}${within(filter)}) AND ${forAudience(filter.audience)}`;

/**
 * Common table expressions after `read`, the last of which is `found`: the listings that match the
 * interpreted text best, with their `tier`; a lower tier is a better match. No further tier is searched once
 * `enough` are found, so these are at least the `enough` best ones if there are that many. `countAsRead`
 * counts all results.
 */
export const bestAsRead = (filter: SearchFilter, columns: readonly Sql[], enough: number): Sql => sql`
  asked (tier, ids, before) AS (
    SELECT 0, '{}'::integer[], '{}'::integer[] WHERE ${isSearched(filter)}
    UNION ALL
    SELECT asked.tier + 1, more.ids, asked.before || more.ids FROM asked, read, LATERAL (
      SELECT coalesce(array_agg(w.supplier_id), '{}') AS ids FROM ${whoSays(sql`read.tiers[asked.tier + 1]`, filter)}
        AND NOT EXISTS (SELECT FROM unnest(asked.before) AS known WHERE known = w.supplier_id)) more
    WHERE asked.tier < cardinality(read.tiers) AND cardinality(asked.before) < ${enough}
  ), found AS MATERIALIZED (
    SELECT ${join(columns)}, asked.tier FROM asked, unnest(asked.ids) AS id JOIN supplier_listing l ON l.supplier_id = id)`;

/** The same with all results of the interpreted text, for sort orders that ignore the quality of a match. */
export const allAsRead = (filter: SearchFilter, columns: readonly Sql[]): Sql => sql`found AS MATERIALIZED (
    SELECT ${join(columns)} FROM supplier_listing l WHERE ${isFoundAsRead(filter)} AND ${nobodyAsTyped(filter)})`;

/** The number of results of the interpreted text. */
export const countAsRead = (filter: SearchFilter): Sql =>
  sql`SELECT count(*) FROM ${whoSays(sql`(SELECT everybody FROM read)`, filter)} AND ${isSearched(filter)}`;

/** The condition that a query over the words matches a listing. */
export const foundByWords = (query: Sql): Sql =>
  sql`l.supplier_id IN (SELECT w.supplier_id FROM listing_words w WHERE w.words @@ (${query}))`;

/** The condition that the interpreted text matches a listing. */
export const isFoundAsRead = (filter: SearchFilter): Sql =>
  sql`${foundByWords(sql`(SELECT everybody${within(filter)} FROM read)`)} AND ${forAudience(filter.audience)} AND ${offeredHere(filter)}`;
