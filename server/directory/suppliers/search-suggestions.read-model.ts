import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Database, Statement } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput } from '../../platform/input.js';
import { regionTerm } from './place-terms.js';
import { foundByWords, mayInterpret, readSearch } from './read-search.sql.js';
import { regionOfDistrict, regionsByDistance } from './region-distances.js';
import type { SupplierSearchFilter } from './supplier-search.inputs.js';
import {
  allTerms,
  filterSchema,
  forAudience,
  placeOf,
  type SearchFilter,
  textTerms,
  wantedRecords,
} from './supplier-search.sql.js';

/**
 * The similarity of two folded texts, from 0 to 1, by their common trigrams. A match with only a part of the
 * longer text counts less.
 */
export const similarity = (known: Sql, wanted: Sql): Sql =>
  sql`greatest(similarity(${known}, ${wanted}), word_similarity(${wanted}, ${known}) * 0.9)`;

@ObjectType({ description: 'A region with its number of search results.' })
export class RegionSuggestion {
  @Field({ description: 'The name of the region.' }) name!: string;
  @Field(() => Int, { description: 'The number of suppliers that the search finds there.' })
  supplierCount!: number;
}

@ObjectType({ description: 'Suggestions for a zero-result search.' })
export class SearchSuggestions {
  @Field(() => [String], { description: 'Services with a similar spelling, the most similar first.' })
  services!: string[];
  @Field(() => [RegionSuggestion], {
    description:
      'Other regions in which the same search has results, the nearest first. The rest of the searched region comes before them.',
  })
  regions!: RegionSuggestion[];
}

const MAX_CHOSEN_SERVICES = raw('4');
const MAX_REGIONS = raw('4');
/** The minimum share of common trigrams. ‘plumming’ and ‘plumbing’ share less than half. */
const ALIKE = raw('0.3');
/** The minimum similarity in relation to the most similar service. Less similar ones are other words. */
const NEARLY_AS_ALIKE = raw('0.85');

const nearlySpelt = (text: string) => sql`
  SELECT coalesce(json_agg(label ORDER BY alike DESC, folded), '[]') FROM (
    SELECT label, folded, alike, max(alike) OVER () AS nearest FROM (
      SELECT label, folded, ${similarity(sql`folded`, sql`wanted`)} AS alike
      FROM search_phrase, fold(${text}) AS wanted
      WHERE listed_suppliers > 0 AND NOT EXISTS (
        SELECT FROM search_phrase known WHERE known.folded = wanted AND known.listed_suppliers > 0)
    ) every ORDER BY alike DESC, folded LIMIT ${MAX_CHOSEN_SERVICES}
  ) likely WHERE alike >= greatest(${ALIKE}, nearest * ${NEARLY_AS_ALIKE})`;

/** The reading of a text: true if it has exact results anywhere, and otherwise the place that it names. */
type Reading = { asTyped: boolean; region: string | null; district: string | null };

/**
 * Returns suggestions for a search with no or few results: services with a similar spelling, unless the text
 * is a service, and the nearest regions in which the rest of the search has results. Runs one statement, and
 * another before it to interpret a text.
 */
export async function suggestSearches(
  database: Database,
  input: SupplierSearchFilter,
): Promise<SearchSuggestions> {
  const filter = parseInput(filterSchema, input);
  const reading = mayInterpret(filter) ? await database.readOne<Reading>(placeOfSearch(filter)) : null;
  const asRead = reading && !reading.asTyped ? reading : null;
  // A place in the text is the place of the search.
  const near = regionsByNearness(
    asRead?.region ? { ...filter, servicing: asRead.district ?? asRead.region } : filter,
  );
  const row = await database.readOne<{ suggestions: SearchSuggestions }>(
    prepared(
      'search-suggestions',
      sql`${asRead ? sql`WITH ${readSearch(filter.text ?? '')}` : empty} SELECT json_build_object(
        'services', (${filter.text ? nearlySpelt(filter.text) : sql`SELECT '[]'::json`}),
        'regions', (
          SELECT coalesce(json_agg(json_build_object('name', name, 'supplierCount', suppliers) ORDER BY place), '[]') FROM (
            SELECT name, place, suppliers
            FROM unnest(${near}::text[], ${near.map(regionTerm)}::text[]) WITH ORDINALITY AS near (name, term, place),
              LATERAL (SELECT count(*) AS suppliers FROM supplier_listing l
                WHERE ${isFoundElsewhere(filter, asRead !== null)} AND ${forAudience(filter.audience)}) found
            WHERE suppliers > 0 ORDER BY place LIMIT ${MAX_REGIONS}
          ) nearest)) AS suggestions`,
    ),
  );
  return row?.suggestions ?? { services: [], regions: [] };
}

/** The filter without its place. */
const everywhere = (filter: SearchFilter): SearchFilter => ({
  ...filter,
  servicing: null,
  region: null,
  district: null,
});

const placeOfSearch = (filter: SearchFilter): Statement =>
  prepared(
    'where-sought',
    sql`SELECT "asTyped", (read.place).region, (read.place).district
      FROM (SELECT EXISTS (SELECT FROM supplier_listing l WHERE l.terms @@ (${textTerms(filter.text ?? '')})
        AND ${forAudience(filter.audience)}) AS "asTyped") typed
      LEFT JOIN LATERAL read_search(${filter.text}) AS read ON NOT "asTyped"`,
  );

/** The condition that the rest of the search finds a listing under the place `term`. */
function isFoundElsewhere(filter: SearchFilter, asRead: boolean): Sql {
  const records = wantedRecords(everywhere(filter));
  const terms = allTerms([...records, sql`term::tsquery`]);
  if (asRead) return foundByWords(sql`(SELECT anywhere FROM read) && ${terms}`);
  return sql`l.terms @@ (${filter.text ? sql`${textTerms(filter.text)} && ` : empty}${terms})`;
}

/** Returns the region of a district first, then all others by their distance. */
function regionsByNearness(filter: SearchFilter): readonly string[] {
  const { region, district } = placeOf(filter);
  const around = regionOfDistrict(district);
  if (around) return regionsByDistance(around);
  return region ? regionsByDistance(region).filter((near) => near !== region) : [];
}
