import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { text } from '../platform/input.js';
import { districtTerm, regionTerm } from './place-terms.js';
import { NATIONWIDE } from './regions.js';
import { parseDistrict, parseRegion, parseServicing, type Servicing } from './servicing.js';
import { AudienceEnum, type SearchAudience } from './supplier-search.inputs.js';

/** What may be searched for. */
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

/** The column of supplier_listing that orders each audience's results (R009); null: not for it (R008, A87). */
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

/** Which listings are for the audience: all of them are for General (R008, A87). */
export const forAudience = (audience: SearchAudience): Sql =>
  audience === 'General' ? sql`true` : sql`l.${WEIGHTS[audience]} IS NOT NULL`;

/** The region and the district that the filter names, in either way (A08). */
export function placeOf({ servicing, region, district }: SearchFilter): Servicing {
  const named = parseServicing(servicing);
  return { region: named.region ?? parseRegion(region), district: named.district ?? parseDistrict(district) };
}

/**
 * Under which places of listing_rollup those are counted whom the filter finds; null when it asks for more than one
 * place can count: a text, or a region and a district at once. Who serves the whole country is counted apart.
 */
export function countedPlaces(filter: SearchFilter): string[] | null {
  const { region, district } = placeOf(filter);
  if (filter.text || (region && district)) return null;
  if (region) return [`r${region}`, `r${NATIONWIDE}`];
  return district ? [`d${district}`, `d${NATIONWIDE}`] : [''];
}

/** The conditions as tsquery expressions over the terms of supplier_listing, to be met together. */
export const wantedTerms = (filter: SearchFilter): Sql[] => [
  ...(filter.text ? [textTerms(filter.text)] : []),
  ...wantedRecords(filter),
];

/** The same without the text: places and categories, which stand among its words as well. */
export function wantedRecords(filter: SearchFilter): Sql[] {
  const { region, district } = placeOf(filter);
  const places = [...(region ? [regionTerm(region)] : []), ...(district ? [districtTerm(district)] : [])];
  return [
    ...(places.length > 0 ? [sql`${places.join(' & ')}::tsquery`] : []),
    ...(filter.category ? [recordTerm('c', 'category', filter.category)] : []),
    ...(filter.subCategory ? [recordTerm('b', 'sub_category', filter.subCategory)] : []),
  ];
}

/** The terms as one query. */
export const allTerms = (terms: readonly Sql[]): Sql => join(terms, ' && ');

/**
 * Services and keywords with a word that starts with the text, and names and titles unless the text is
 * itself a service that visitors can pick (R004).
 */
export const textTerms = (text: string | Sql) => sql`(SELECT CASE WHEN EXISTS (
    SELECT FROM search_phrase WHERE folded = text AND listed_suppliers > 0
  ) THEN term_start('s' || text) ELSE term_start('s' || text) || term_start('n' || text) END
  FROM fold(${text}) AS text)`;

/** The one record of that id or name; no row if there is none. */
export const recordNamed = (table: 'category' | 'sub_category', idOrName: string): Sql =>
  sql`(SELECT * FROM ${raw(table)} WHERE id::text = ${idOrName} OR fold(name) = fold(${idOrName}) ORDER BY id LIMIT 1)`;

/** No record of that id or name: null, which nothing meets. */
const recordTerm = (kind: 'c' | 'b', table: 'category' | 'sub_category', idOrName: string) =>
  sql`(SELECT (${raw(`'${kind}'`)} || id)::tsquery FROM ${recordNamed(table, idOrName)} AS named)`;
