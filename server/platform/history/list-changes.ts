import { isDeepStrictEqual } from 'node:util';
import type { HistoryList } from './record-history.js';

export type ListRow = { id: number } & Record<string, unknown>;
export type ListPair = readonly [before: readonly ListRow[], after: readonly ListRow[]];

/** What brings a list of rows back to what it was. */
export interface ListReturn {
  missing: ListRow[];
  added: ListRow[];
  changed: { id: number; columns: Record<string, unknown> }[];
}

/** How the rows after a change come to be those before it. */
export function wayBack([before, after]: ListPair): ListReturn {
  const of = (rows: readonly ListRow[], id: number) => rows.find((row) => row.id === id);
  return {
    missing: before.filter(({ id }) => !of(after, id)),
    added: after.filter(({ id }) => !of(before, id)),
    changed: before.flatMap((row) => {
      const now = of(after, row.id);
      const columns = Object.fromEntries(
        Object.entries(row).filter(
          ([name, value]) => now && !isDeepStrictEqual(now[name] ?? null, value ?? null),
        ),
      );
      return Object.keys(columns).length > 0 ? [{ id: row.id, columns }] : [];
    }),
  };
}

/** Whether this viewer may bring them back: whoever may delete may also bring back what was deleted. */
export function mayReturn({ fields, adds, deletes }: HistoryList, viewer: string, pair: ListPair): boolean {
  const { missing, added, changed } = wayBack(pair);
  const mayDelete = deletes.includes(viewer);
  return (
    (missing.length === 0 || mayDelete) &&
    (added.length === 0 || mayDelete || adds.includes(viewer)) &&
    changed.every(({ columns }) =>
      Object.keys(columns).every((name) => fields[name]?.changes.includes(viewer) || isDerived(fields, name)),
    )
  );
}

/** Nobody changes it by itself: it follows from what somebody changes, such as the id of a video from its address. */
const isDerived = (fields: HistoryList['fields'], name: string) => fields[name]?.changes.length === 0;
