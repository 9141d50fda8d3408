import { normalizeText } from '../../../../shared/characters';
import { readPage } from '../../../lib/page-number';

/** The largest possible ID: IDs have 32 bits. */
const MAX_ID = 2 ** 31 - 1;
/** The maximum length of a keyword, in characters. */
const MAX_KEYWORD = 100;

/** The number of suppliers on a page of the report. */
export const PAGE_SIZE = 24;

/** Reads the page of the suppliers from the query of an address. */
export const readSuppliersPage = (query: URLSearchParams): number => readPage(query.get('suppliers'));

/** Returns the address of another page of the report's suppliers. */
export const suppliersPagePath = (page: number): string =>
  `${page > 1 ? `?suppliers=${page}` : '?'}#suppliers`;

/**
 * Returns the query variables for a report's address in any spelling: digits alone are an ID, all else is a keyword
 * (A14, R144). Null if the address cannot belong to a report. Loader and screen must use the same variables to share
 * the cache.
 */
export function reportVariables({ keyword = '' }: { keyword?: string }, query: URLSearchParams) {
  const key = reportKey(keyword);
  return key && { ...key, suppliersOffset: (readSuppliersPage(query) - 1) * PAGE_SIZE };
}

function reportKey(keyword: string) {
  if (/^\d+$/.test(keyword)) {
    const id = Number(keyword);
    return id > 0 && id <= MAX_ID ? { id, urlKeyword: null } : null;
  }
  return normalizeText(keyword) !== '' && keyword.length <= MAX_KEYWORD
    ? { id: null, urlKeyword: keyword }
    : null;
}
