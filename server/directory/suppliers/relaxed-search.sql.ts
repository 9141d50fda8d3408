import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Statement } from '../../platform/database/database.js';
import type { Selection } from '../../platform/database/selection.js';
import { prepared } from '../../platform/database/sql.js';
import { districtTerm, regionAndDistrictsTerm, regionTerm } from './place-terms.js';
import { regionsByDistance } from './region-distances.js';
import type { SearchedPlace } from './search-interpretation.type.js';
import { columnsFor, ORDERS, pageStatement, type SearchPage } from './search-page.sql.js';
import {
  allTerms,
  forAudience,
  recordNamed,
  type SearchFilter,
  wantedRecords,
  wantedTerms,
} from './supplier-search.sql.js';

/** A search without its place, and the place. */
export interface RelaxedSearch {
  /** The conditions without a place. The text names none either. */
  readonly filter: SearchFilter;
  readonly place: SearchedPlace | null;
}

/**
 * Rows `listed` of listings, each once, with the rank of the match as `tier`. A lower tier is a better match.
 */
const whoOffersIt = (filter: SearchFilter): Sql => {
  const typed = sql`typed AS MATERIALIZED (
    SELECT l.supplier_id, 0::bigint AS tier FROM supplier_listing l
    WHERE l.terms @@ (SELECT ${allTerms(wantedTerms(filter))}) AND ${forAudience(filter.audience)})`;
  if (!filter.text) return sql`${typed}, listed AS MATERIALIZED (SELECT * FROM typed)`;
  const records = wantedRecords(filter);
  const within = records.length > 0 ? sql` && ${allTerms(records)}` : empty;
  return sql`${typed}, read AS MATERIALIZED (
      SELECT reading.* FROM read_search(${filter.text}) AS reading WHERE NOT EXISTS (SELECT FROM typed)
    ), listed AS MATERIALIZED (
      SELECT * FROM typed UNION ALL
      SELECT supplier_id, min(nth) FROM read, unnest(read.tiers) WITH ORDINALITY AS tiers (tier, nth),
        LATERAL (SELECT l.supplier_id FROM listing_words w JOIN supplier_listing l USING (supplier_id)
          WHERE w.words @@ (tier${within}) AND ${forAudience(filter.audience)}) AS met
      GROUP BY supplier_id)`;
};

/**
 * Joins to a listing `l` the distance of its region: 1 for the first region in the order, null without a
 * region.
 */
const distanceFrom = (place: SearchedPlace | null): Sql =>
  place
    ? sql`CROSS JOIN LATERAL (SELECT min(nth) AS distance
        FROM unnest(${regionsByDistance(place.region).map(regionAndDistrictsTerm)}::text[]) WITH ORDINALITY AS region (term, nth)
        WHERE l.terms @@ term::tsquery) AS nearest`
    : sql`CROSS JOIN (VALUES (NULL::bigint)) AS nearest (distance)`;

/**
 * The order by best match: the nearest first, then the better match, then the usual order. A sort that the
 * visitor chose comes before these.
 */
const nearestFirst = (filter: SearchFilter, page: SearchPage): Sql => {
  const order = ORDERS[page.sort](filter);
  return page.sort === 'best-match' ? sql`l.distance, l.tier, ${order}` : order;
};

/** One page of the suppliers of the same trade wherever they work, the nearest region first. */
export const nearbyStatement = (
  { filter, place }: RelaxedSearch,
  page: SearchPage,
  selection: Selection | null,
): Statement =>
  pageStatement(page, selection, {
    found: sql`${whoOffersIt(filter)}, found AS MATERIALIZED (
      SELECT ${join(columnsFor(filter, page))}, tier, distance
      FROM listed JOIN supplier_listing l USING (supplier_id) ${distanceFrom(place)}),`,
    from: sql`found l`,
    order: nearestFirst(filter, page),
    besides: sql`, ${tradeName(filter)} AS trade`,
  });

/**
 * One page of the suppliers of the parent category: those in the place if there are any, otherwise the
 * nearest first. `parent` is the category; `here` is true for suppliers in the place.
 */
export const parentStatement = (
  { filter, place }: RelaxedSearch,
  page: SearchPage,
  selection: Selection | null,
): Statement =>
  pageStatement(page, selection, {
    found: sql`${parentOf(filter)}, member AS MATERIALIZED (
      SELECT ${join(columnsFor(filter, page))}, 0 AS tier, distance, ${isHere(place)} AS here
      FROM parent JOIN supplier_listing l ON l.terms @@ ('c' || parent.id)::tsquery ${distanceFrom(place)}
      WHERE ${forAudience(filter.audience)}
    ), found AS MATERIALIZED (
      SELECT * FROM member WHERE here OR NOT EXISTS (SELECT FROM member WHERE here)),`,
    from: sql`found l`,
    order: nearestFirst(filter, page),
    besides: sql`, ${tradeName(filter)} AS trade, (SELECT to_json(parent) FROM parent) AS parent,
      EXISTS (SELECT FROM found WHERE here) AS here`,
  });

const isHere = (place: SearchedPlace | null): Sql =>
  place
    ? sql`l.terms @@ ${place.district ? districtTerm(place.district) : regionTerm(place.region)}::tsquery`
    : sql`true`;

/** The statement of the trade that a search names. */
export const tradeStatement = (filter: SearchFilter): Statement =>
  prepared('searched-trade', sql`SELECT ${tradeName(filter)} AS trade`);

/** The words of the search, or the name of its narrowest category. */
const tradeName = ({ text, category, subCategory }: SearchFilter): Sql =>
  sql`coalesce(${text}::text, ${nameOf('sub_category', subCategory)}, ${nameOf('category', category)})`;

const nameOf = (table: 'category' | 'sub_category', idOrName: string | null | undefined): Sql =>
  idOrName ? sql`(SELECT name FROM ${recordNamed(table, idOrName)} AS named)` : sql`NULL`;

/**
 * The row `parent` of the category above the search: that of its sub category, or the one whose name and sub
 * categories are most similar to the meaning of the words.
 */
function parentOf({ text, category, subCategory, audience }: SearchFilter): Sql {
  if (category)
    return sql`parent AS MATERIALIZED (SELECT id, name FROM ${recordNamed('category', category)} AS named)`;
  if (subCategory)
    return sql`parent AS MATERIALIZED (SELECT c.id, c.name
      FROM ${recordNamed('sub_category', subCategory)} AS named JOIN category c ON c.id = named.category_id)`;
  return sql`read AS MATERIALIZED (SELECT * FROM read_search(${text})), sought AS MATERIALIZED (
      SELECT coalesce(array_agg(DISTINCT stem), '{}') AS stems FROM read, jsonb_array_elements(read.parts) AS part,
        jsonb_array_elements_text(part -> 'sought') AS phrase, unnest(search_stems(phrase)) AS stem
    ), parent AS MATERIALIZED (
      SELECT c.id, c.name FROM sought, category c, LATERAL (
        SELECT sum((SELECT count(DISTINCT stem) FROM unnest(called) AS stem WHERE stem = ANY (sought.stems))::real ^ 2
          / cardinality(called)) AS alike
        FROM (SELECT c.stems AS called UNION ALL SELECT stems FROM sub_category b WHERE b.category_id = c.id) names
        WHERE called && sought.stems) likeness
      WHERE alike > 0 AND EXISTS (
        SELECT FROM supplier_listing l WHERE l.terms @@ ('c' || c.id)::tsquery AND ${forAudience(audience)})
      ORDER BY alike DESC, c.id LIMIT 1)`;
}
