import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { text } from '../../platform/input.js';
import { districtTerm, regionTerm } from './place-terms.js';
import { NATIONWIDE } from './regions.js';
import { parseDistrict, parseRegion, parseServicing, type Servicing } from './servicing.js';
import { AudienceEnum, type SearchAudience } from './supplier-search.inputs.js';

/** The schema of the conditions of a search. */
export const filterSchema = z.object({
  text: text(100).nullish(),
  servicing: text(100).nullish(),
  region: text(100).nullish(),
  district: text(100).nullish(),
  category: text(100).nullish(),
  subCategory: text(100).nullish(),
  asTyped: z.boolean().nullish(),
  audience: z
    .enum(AudienceEnum)
    .nullish()
    .transform((audience) => audience ?? 'General'),
});

export type SearchFilter = z.output<typeof filterSchema>;

/**
 * The column of supplier_listing that orders each audience’s results (R009). It is null for suppliers that
 * are not shown to the audience (R008, A87).
 */
export const WEIGHTS: Record<SearchAudience, Sql> = {
  General: sql`general_weight`,
  Commercial: sql`commercial_weight`,
  Consumer: sql`consumer_weight`,
};

/** The column of listing_rollup that counts each audience's suppliers. */
export const COUNTS: Record<SearchAudience, Sql> = {
  General: sql`general`,
  Commercial: sql`commercial`,
  Consumer: sql`consumer`,
};

/** The condition that a listing is shown to the audience. General includes all listings (R008, A87). */
export const forAudience = (audience: SearchAudience): Sql =>
  audience === 'General' ? sql`true` : sql`l.${WEIGHTS[audience]} IS NOT NULL`;

/** Returns the region and the district that the filter names, in either way (A08). */
export function placeOf({ servicing, region, district }: SearchFilter): Servicing {
  const named = parseServicing(servicing);
  return { region: named.region ?? parseRegion(region), district: named.district ?? parseDistrict(district) };
}

/**
 * Returns the places of listing_rollup that count the results of a filter. Null if no single place can count
 * them: the filter has a text, or both a region and a district. Suppliers that serve the whole country are
 * counted separately.
 */
export function countedPlaces(filter: SearchFilter): string[] | null {
  const { region, district } = placeOf(filter);
  if (filter.text || (region && district)) return null;
  if (region) return [`r${region}`, `r${NATIONWIDE}`];
  return district ? [`d${district}`, `d${NATIONWIDE}`] : [''];
}

/** The conditions as tsquery expressions over the terms of supplier_listing, all of which must match. */
export const wantedTerms = (filter: SearchFilter): Sql[] => [
  ...(filter.text ? [textTerms(filter.text)] : []),
  ...wantedRecords(filter),
];

/** The same without the text: places and categories, which are also among the words of a listing. */
export function wantedRecords(filter: SearchFilter): Sql[] {
  const { region, district } = placeOf(filter);
  const places = [...(region ? [regionTerm(region)] : []), ...(district ? [districtTerm(district)] : [])];
  return [
    ...(places.length > 0 ? [sql`${places.join(' & ')}::tsquery`] : []),
    ...(filter.category ? [recordTerm('c', 'category', filter.category)] : []),
    ...(filter.subCategory ? [recordTerm('b', 'sub_category', filter.subCategory)] : []),
  ];
}

/** Combines the terms into one query. */
export const allTerms = (terms: readonly Sql[]): Sql => join(terms, ' && ');

/**
 * Services and keywords with a word that starts with the text, and names and titles unless the text is
 * itself a service that visitors can pick (R004).
 */
export const textTerms = (text: string | Sql) => sql`(SELECT CASE WHEN EXISTS (
    SELECT FROM search_phrase WHERE folded = text AND listed_suppliers > 0
  ) THEN term_start('s' || text) ELSE term_start('s' || text) || term_start('n' || text) END
  FROM fold(${text}) AS text)`;

/** The record with that id or name. No row if there is none. */
export const recordNamed = (table: 'category' | 'sub_category', idOrName: string): Sql =>
  sql`(SELECT * FROM ${raw(table)} WHERE id::text = ${idOrName} OR fold(name) = fold(${idOrName}) ORDER BY id LIMIT 1)`;

/** The term of a record by its id or name. Null if there is none, which matches nothing. */
const recordTerm = (kind: 'c' | 'b', table: 'category' | 'sub_category', idOrName: string) =>
  sql`(SELECT (${raw(`'${kind}'`)} || id)::tsquery FROM ${recordNamed(table, idOrName)} AS named)`;
