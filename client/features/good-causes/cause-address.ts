import { readPage } from '../../lib/page-number';
import { paths } from '../../navigation/paths';

/** As many buyers or suppliers as the report has on a page. */
export const PAGE_SIZE = 24;

/** The lists of who gives to a cause; each has pages of its own. */
export type GiverList = 'buyers' | 'suppliers';
export type GiverPages = Record<GiverList, number>;

/** Which page of each list the query of an address asks for. */
export const readGiverPages = (query: URLSearchParams): GiverPages => ({
  buyers: readPage(query.get('buyers')),
  suppliers: readPage(query.get('suppliers')),
});

/** The address of a page of one list of cause `id`, the other staying where it is; it leads to the list itself. */
export function giverPagePath(id: number, pages: GiverPages, list: GiverList, page: number): string {
  const query = new URLSearchParams();
  for (const [name, at] of Object.entries({ ...pages, [list]: page }))
    if (at > 1) query.set(name, String(at));
  return `${paths.goodCause(id)}${query.size > 0 ? `?${query}` : ''}#${list}`;
}

/** The variables of a page by its address; null for what is no id. Loader and screen must make the very same ones. */
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
