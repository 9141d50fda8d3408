import { readPage } from '../../../lib/page-number';
import { paths } from '../../../navigation/paths';

/** The number of buyers or suppliers on a page of the report. */
export const PAGE_SIZE = 24;

/** The lists of givers on a cause's page, each with pages of its own. */
export type GiverList = 'buyers' | 'suppliers';
export type GiverPages = Record<GiverList, number>;

/** Reads the page of each list from the query of an address. */
export const readGiverPages = (query: URLSearchParams): GiverPages => ({
  buyers: readPage(query.get('buyers')),
  suppliers: readPage(query.get('suppliers')),
});

/**
 * Returns the address of a page of one list of cause `id`; the other list keeps its page. The fragment leads to the
 * list itself.
 */
export function giverPagePath(id: number, pages: GiverPages, list: GiverList, page: number): string {
  const query = new URLSearchParams();
  for (const [name, at] of Object.entries({ ...pages, [list]: page }))
    if (at > 1) query.set(name, String(at));
  return `${paths.goodCause(id)}${query.size > 0 ? `?${query}` : ''}#${list}`;
}

/**
 * Returns the query variables for an address, or null if its ID is not valid. Loader and screen must use the same
 * variables to share the cache.
 */
export function causeVariables({ id = '' }: { id?: string }, query: URLSearchParams) {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (number <= 0 || number >= 2 ** 31) return null;
  const { buyers, suppliers } = readGiverPages(query);
  return {
    id: number,
    buyersOffset: (buyers - 1) * PAGE_SIZE,
    suppliersOffset: (suppliers - 1) * PAGE_SIZE,
  };
}
