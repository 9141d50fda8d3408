import { matchPath } from 'react-router';
import { fold } from '../../../../shared/fold';
import type { Audience, SupplierSearchFilter, SupplierSort } from '../../../graphql/schema.generated';
import { type AudienceMode, MODE_KEY, readAudienceMode, setModeIn } from '../../../lib/audience-mode';
import { withoutLanguage } from '../../../lib/language';
import { readPage } from '../../../lib/page-number';
import { cleanSearchText } from '../../../lib/search-text';
import { paths, RESULT_PATHS, RESULTS_ADDRESS } from '../../../navigation/paths';
import { type ResultsTexts, resultsTexts } from './results-texts';

const ALL_LOCATIONS = 'All Locations';
export const NATIONWIDE = 'Nationwide';
const PAGE_SIZE = 24;

/** The criteria in a results address; each can be missing. */
export type SearchCriteria = {
  service?: string;
  /** A region or a district (A08). */
  servicing?: string;
  /** A category by ID or name; without one, no category filters (A10). */
  category?: string;
  subCategory?: string;
  mode: AudienceMode;
  /** The page number, from 1. */
  page: number;
  /** Without a value the best match comes first. */
  sort?: ResultsSort;
  /** If true, only the exact text is searched for, not an interpretation of it. */
  asTyped?: boolean;
};

export const RESULTS_SORTS = ['name', 'newest'] as const;
type ResultsSort = (typeof RESULTS_SORTS)[number];

type Params = Partial<Record<string, string>>;

const readPart = (part: string | null | undefined) => cleanSearchText(part ?? '') || undefined;

/** Returns the criteria of an address in either language; null if it is not a results address. */
export function criteriaOfAddress(address: { pathname: string; search: string }): SearchCriteria | null {
  const pathname = withoutLanguage(address.pathname);
  if (!RESULTS_ADDRESS.test(pathname)) return null;
  for (const path of RESULT_PATHS) {
    const match = matchPath(path, pathname);
    if (match) return readCriteria(match.params, new URLSearchParams(address.search));
  }
  return null;
}

/** Reads the criteria from the parts of a results address and its query. */
export function readCriteria(params: Params, query: URLSearchParams): SearchCriteria {
  const servicing = readPart(params.servicing);
  return {
    service: readPart(params.service),
    servicing: servicing && !same(servicing, ALL_LOCATIONS) ? servicing : undefined,
    category: readPart(params.category),
    subCategory: readPart(query.get('subCategory')),
    mode: readAudienceMode(query.get(MODE_KEY)),
    page: readPage(query.get('page')),
    sort: RESULTS_SORTS.find((sort) => sort === query.get('sort')),
    asTyped: query.get('words') === 'as-typed' || undefined,
  };
}

/** Returns the results address of the criteria, in the spelling of the documented paths. */
export function criteriaPath(criteria: Partial<SearchCriteria>): string {
  const query = new URLSearchParams();
  if (criteria.category && criteria.subCategory) query.set('subCategory', criteria.subCategory);
  setModeIn(query, criteria.mode ?? 'General');
  if (criteria.sort) query.set('sort', criteria.sort);
  if (criteria.service && criteria.asTyped) query.set('words', 'as-typed');
  if (criteria.page && criteria.page > 1) query.set('page', String(criteria.page));
  const search = query.size > 0 ? `?${query}` : '';
  return pathOf(criteria) + search;
}

/** Returns the corrected address for a query: that of the criteria, with the query's other parameters. */
export function correctedPath(criteria: SearchCriteria, query: URLSearchParams): string {
  const [path, own] = criteriaPath(criteria).split('?');
  const merged = new URLSearchParams(query);
  merged.delete('page');
  for (const [key, value] of new URLSearchParams(own)) merged.set(key, value);
  return merged.size > 0 ? `${path}?${merged}` : String(path);
}

function pathOf({ service, servicing, category }: Partial<SearchCriteria>): string {
  if (service && category)
    return paths.searchServiceInCategory(service, servicing ?? ALL_LOCATIONS, category);
  if (service) return servicing ? paths.searchServiceIn(service, servicing) : paths.searchService(service);
  if (servicing && category) return paths.searchInCategory(servicing, category);
  if (category) return paths.searchCategory(category);
  return servicing ? paths.searchIn(servicing) : paths.search();
}

const sorts: Record<ResultsSort, SupplierSort> = { name: 'NAME', newest: 'NEWEST' };

const audiences: Record<AudienceMode, Audience> = {
  General: 'GENERAL',
  Commercial: 'COMMERCIAL',
  Consumer: 'CONSUMER',
};

/** Returns the variables of the search. Loader and screen must use the same variables to share the cache. */
export function searchVariables(criteria: SearchCriteria) {
  const filter: SupplierSearchFilter = {
    text: criteria.service ?? null,
    servicing: criteria.servicing ?? null,
    category: criteria.category ?? null,
    subCategory: criteria.category ? (criteria.subCategory ?? null) : null,
    audience: audiences[criteria.mode],
    ...(criteria.service && criteria.asTyped && { asTyped: true }),
  };
  return {
    filter,
    first: PAGE_SIZE,
    offset: (criteria.page - 1) * PAGE_SIZE,
    sort: criteria.sort ? sorts[criteria.sort] : null,
  };
}

/**
 * Returns the variables of the counts beside the categories: the search without its category, so that choosing another
 * category or page sends no further request.
 */
export function countVariables(criteria: SearchCriteria) {
  const { filter } = searchVariables(criteria);
  return { filter: { ...filter, category: null, subCategory: null } };
}

/** Returns the number of the last page; 1 even without results. */
export const lastPage = (totalCount: number): number => Math.max(1, Math.ceil(totalCount / PAGE_SIZE));

type Region = { name: string; districts: readonly string[] };

const same = (a: string, b: string) => fold(a) === fold(b);

/** Returns the region and city that the two pickers show for a `servicing` part. */
export function regionAndCity(servicing: string | undefined, regions: readonly Region[]) {
  const region = regions.find(({ name }) => servicing && same(name, servicing));
  if (region) return { region: region.name, city: '' };
  const holder = regions.find(({ districts }) =>
    districts.some((name) => servicing && same(name, servicing)),
  );
  const city = holder?.districts.find((name) => servicing && same(name, servicing));
  return { region: holder?.name ?? '', city: city ?? '' };
}

type Named = { id: number; name: string };
type Category = Named & { children?: readonly Named[] };

/** Returns the category that an address names by ID or by name (A09). */
export const findCategory = <C extends Named>(wanted: string | undefined, categories: readonly C[]) =>
  categories.find(({ id, name }) => wanted !== undefined && (String(id) === wanted || same(name, wanted)));

/**
 * Returns the criteria in the spelling of the records, so that the same suppliers have one address. An unknown place
 * filters nothing (A08); a category becomes its ID (A09).
 */
export function spelled(
  criteria: SearchCriteria,
  regions: readonly Region[],
  categories: readonly Category[],
): SearchCriteria {
  const { region, city } = regionAndCity(criteria.servicing, regions);
  const category = findCategory(criteria.category, categories);
  const child = findCategory(criteria.subCategory, category?.children ?? []);
  return {
    ...criteria,
    servicing: city || region || undefined,
    category: category ? String(category.id) : criteria.category,
    subCategory: child ? String(child.id) : criteria.subCategory,
  };
}

/** Returns the criteria of a region whose name was split at its slash: `/searchResults/Nelson/Tasman` (A07). */
export function dividedRegion(criteria: SearchCriteria, regions: readonly Region[]): SearchCriteria | null {
  const { servicing, category } = criteria;
  const region = regions.find(({ name }) => same(name, `${servicing}/${category}`));
  return region ? { ...criteria, servicing: region.name, category: undefined } : null;
}

/** Returns the heading for the actual search, such as 'Plumbing in Auckland'. */
export function criteriaTitle(
  criteria: SearchCriteria,
  regions: readonly Region[],
  categories: readonly Category[],
  say: Pick<
    ResultsTexts,
    'all' | 'suppliersWhere' | 'inPlace' | 'nationwide' | 'noSuchCategory'
  > = resultsTexts.en,
  /** The place as it was typed, such as a suburb. */
  placeName?: string,
): string {
  const { region, city } = regionAndCity(criteria.servicing, regions);
  const place = placeName ?? (city || region);
  const where = place === NATIONWIDE ? say.nationwide : place && say.inPlace(place);
  const category =
    criteria.category && (findCategory(criteria.category, categories)?.name ?? say.noSuchCategory);
  const what = criteria.service ?? category;
  if (!what) return where ? say.suppliersWhere(where) : say.all;
  const within = criteria.service && category ? ` · ${category}` : '';
  return [what, where].filter(Boolean).join(' ') + within;
}
