import type { TextCounter } from '../../platform/text-counter.js';
import type { SupplierSearchConnection } from './supplier-search.type.js';

type Found = Pick<SupplierSearchConnection, 'totalCount' | 'interpretation'>;

/**
 * Counts the text of a search without results, provided that none of its words would find anything, whatever
 * the rest of the filter. A search that is to be taken as typed has no interpretation and is not counted.
 */
export function recordZeroResultSearch(
  misses: TextCounter,
  text: string | null | undefined,
  { totalCount, interpretation }: Found,
): void {
  const parts = interpretation?.parts ?? [];
  const nothing = parts.length > 0 && parts.every(({ searchTerms }) => searchTerms.length === 0);
  if (text && totalCount === 0 && nothing) misses.note(text);
}
