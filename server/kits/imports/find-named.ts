import { fold } from '../../../shared/fold.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readCommaList } from '../records/comma-list.js';
import type { CellValue } from './cell-value.js';
import { type Lookup } from './import-definition.js';

/** The maximum number of parts from which an unquoted name with commas is put together. */
const MAX_PARTS = 5;

const partsOf = ({ many }: Lookup, cell: string): string[] =>
  many ? readCommaList(cell) : [cell.trim()].filter(Boolean);

/** Returns every possible name in the cell. */
function namesIn(lookup: Lookup, cell: string): string[] {
  const parts = partsOf(lookup, cell);
  return parts.flatMap((_, from) =>
    parts.slice(from, from + MAX_PARTS).map((_, more) => parts.slice(from, from + more + 1).join(', ')),
  );
}

/** The ids of the named records by folded name. */
export type Named = ReadonlyMap<string, readonly number[]>;

/** Reads the records that the cells may name, in one statement. */
export async function findNamed(
  { app }: RequestContext,
  lookup: Lookup,
  cells: readonly string[],
): Promise<Named> {
  const names = new Set(cells.flatMap((cell) => namesIn(lookup, cell)).map((name) => fold(name)));
  const rows =
    names.size === 0 ? [] : await app.database.read<{ id: number; name: string }>(lookup.find, [[...names]]);
  const named = new Map<string, number[]>();
  for (const { id, name } of rows) {
    const key = fold(name);
    named.set(key, [...(named.get(key) ?? []), id]);
  }
  return named;
}

/**
 * Returns the ids of the records that a cell names, matching the longest names first. For a single reference,
 * returns its id.
 */
export function namedBy(lookup: Lookup, named: Named, cell: string): CellValue {
  const parts = partsOf(lookup, cell);
  const ids: number[] = [];
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(MAX_PARTS, parts.length - at);
    const nameOf = () => parts.slice(at, at + length).join(', ');
    while (length > 1 && !named.has(fold(nameOf()))) length -= 1;
    const found = named.get(fold(nameOf())) ?? [];
    if (found.length === 0)
      return { problem: `There is no ${lookup.called} called ${nameOf().slice(0, 100)}.` };
    if (found.length > 1)
      return { problem: `More than one ${lookup.called} is called ${nameOf().slice(0, 100)}.` };
    ids.push(...found);
    at += length;
  }
  return { value: lookup.many ? [...new Set(ids)] : (ids[0] ?? null) };
}
