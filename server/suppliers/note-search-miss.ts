import type { TextCounter } from '../platform/text-counter.js';
import type { SupplierSearchConnection } from './supplier-search.type.js';

type Found = Pick<SupplierSearchConnection, 'totalCount' | 'interpretation'>;

/**
 * Counts the text of a search that finds nobody, if no word of it would, whatever else was asked for: what was to be
 * taken as it is typed has no interpretation.
 */
export function noteSearchMiss(
  misses: TextCounter,
  text: string | null | undefined,
  { totalCount, interpretation }: Found,
): void {
  const parts = interpretation?.parts ?? [];
  const nothing = parts.length > 0 && parts.every(({ sought }) => sought.length === 0);
  if (text && totalCount === 0 && nothing) misses.note(text);
}
