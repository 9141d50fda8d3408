import { paths } from '../../app/paths';
import type { Audience, SupplierSearchFilter } from '../../graphql/schema.generated';
import type { AudienceMode } from '../../lib/audience-mode';
import { type ResultsWords, resultsTexts } from './results-texts';

export const ALL_LOCATIONS = 'All Locations';
export const NATIONWIDE = 'Nationwide';
export const PAGE_SIZE = 24;

/** What a results address asks for; every part may be missing. */
export type SearchCriteria = {
  service?: string;
  /** A region or a district (A08). */
  servicing?: string;
  /** A category by id or name; without one no category filters (A10). */
  category?: string;
  subCategory?: string;
  /** From 1. */
  page: number;
};

type Params = Partial<Record<string, string>>;

/** Reads the criteria out of the parts of a results address and its query. */
export function readCriteria(params: Params, query: URLSearchParams): SearchCriteria {
  const page = Number(query.get('page') ?? 1);
  return {
    service: params.service || undefined,
    servicing: params.servicing || undefined,
    category: params.category || undefined,
    subCategory: query.get('subCategory') || undefined,
    page: Number.isInteger(page) && page > 0 && page < 4000 ? page : 1,
  };
}

/** The results address of the criteria, in the spelling of the documented paths. */
export function criteriaPath(criteria: Omit<SearchCriteria, 'page'> & { page?: number }): string {
  const query = new URLSearchParams();
  if (criteria.category && criteria.subCategory) query.set('subCategory', criteria.subCategory);
  if (criteria.page && criteria.page > 1) query.set('page', String(criteria.page));
  const search = query.size > 0 ? `?${query}` : '';
  return pathOf(criteria) + search;
}

function pathOf({ service, servicing, category }: Omit<SearchCriteria, 'page'>): string {
  if (service && category)
    return paths.searchServiceInCategory(service, servicing ?? ALL_LOCATIONS, category);
  if (service) return servicing ? paths.searchServiceIn(service, servicing) : paths.searchService(service);
  if (servicing && category) return paths.searchInCategory(servicing, category);
  if (category) return paths.searchCategory(category);
  return servicing ? paths.searchIn(servicing) : paths.search();
}

const audiences: Record<AudienceMode, Audience> = {
  General: 'GENERAL',
  Commercial: 'COMMERCIAL',
  Consumer: 'CONSUMER',
};

/** The variables of the search; loader and screen must make the very same ones. */
export function searchVariables(criteria: SearchCriteria, mode: AudienceMode) {
  const filter: SupplierSearchFilter = {
    text: criteria.service ?? null,
    servicing: criteria.servicing ?? null,
    category: criteria.category ?? null,
    subCategory: criteria.category ? (criteria.subCategory ?? null) : null,
    audience: audiences[mode],
  };
  return { filter, first: PAGE_SIZE, offset: (criteria.page - 1) * PAGE_SIZE };
}

type Region = { name: string; districts: readonly string[] };

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Which region and city the two pickers show for a `servicing` part. */
export function regionAndCity(servicing: string | undefined, regions: readonly Region[]) {
  const region = regions.find(({ name }) => servicing && same(name, servicing));
  if (region) return { region: region.name, city: '' };
  const holder = regions.find(({ districts }) =>
    districts.some((name) => servicing && same(name, servicing)),
  );
  const city = holder?.districts.find((name) => servicing && same(name, servicing));
  return { region: holder?.name ?? '', city: city ?? '' };
}

type Category = { id: number; name: string };

/** The category of an address that names it by id or by name (A09). */
export const findCategory = <C extends Category>(wanted: string | undefined, categories: readonly C[]) =>
  categories.find(({ id, name }) => wanted !== undefined && (String(id) === wanted || same(name, wanted)));

/** 'Plumbing in Auckland' and the like: what was really searched for, as a heading. */
export function criteriaTitle(
  criteria: SearchCriteria,
  regions: readonly Region[],
  categories: readonly Category[],
  say: Pick<
    ResultsWords,
    'all' | 'suppliersWhere' | 'inPlace' | 'nationwide' | 'noSuchCategory'
  > = resultsTexts.en,
): string {
  const { region, city } = regionAndCity(criteria.servicing, regions);
  const place = city || region;
  const where = place === NATIONWIDE ? say.nationwide : place && say.inPlace(place);
  const category =
    criteria.category && (findCategory(criteria.category, categories)?.name ?? say.noSuchCategory);
  const what = criteria.service ?? category;
  if (!what) return where ? say.suppliersWhere(where) : say.all;
  const within = criteria.service && category ? ` · ${category}` : '';
  return [what, where].filter(Boolean).join(' ') + within;
}
