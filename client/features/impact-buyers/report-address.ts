import { tidyText } from '../../../shared/characters';
import { readPage } from '../../lib/page-number';

/** Ids are 32 bits wide; a larger number is nobody's. */
const MAX_ID = 2 ** 31 - 1;
/** A longer keyword is nobody's either. */
const MAX_KEYWORD = 100;

/** As many suppliers as the report has on a page. */
export const PAGE_SIZE = 24;

/** Which page of the suppliers the query of an address asks for. */
export const readSuppliersPage = (query: URLSearchParams): number => readPage(query.get('suppliers'));

/** The same report, at a page of its suppliers. */
export const suppliersPagePath = (page: number): string =>
  `${page > 1 ? `?suppliers=${page}` : '?'}#suppliers`;

/**
 * The variables of a report by its address, whichever spelling: digits alone are an id, all else is a keyword
 * (A14, R144). Null for what cannot be anybody's. Loader and screen must make the very same ones.
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
  return tidyText(keyword) !== '' && keyword.length <= MAX_KEYWORD ? { id: null, urlKeyword: keyword } : null;
}
