import { isDeepStrictEqual } from 'node:util';
import type { HistoryList } from './record-history.js';

export type ListRow = { id: number } & Record<string, unknown>;
export type ListPair = readonly [before: readonly ListRow[], after: readonly ListRow[]];

/** The changes that restore a list of rows. */
export interface ListRestoration {
  missing: ListRow[];
  added: ListRow[];
  changed: { id: number; columns: Record<string, unknown> }[];
}

/** Returns the changes that turn the rows after a change into the rows before it. */
export function reverseListChanges([before, after]: ListPair): ListRestoration {
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

/**
 * Returns true if this viewer may restore the rows. Viewers who may delete rows may also restore deleted
 * ones.
 */
export function mayRestore({ fields, adds, deletes }: HistoryList, viewer: string, pair: ListPair): boolean {
  const { missing, added, changed } = reverseListChanges(pair);
  const mayDelete = deletes.includes(viewer);
  return (
    (missing.length === 0 || mayDelete) &&
    (added.length === 0 || mayDelete || adds.includes(viewer)) &&
    changed.every(({ columns }) =>
      Object.keys(columns).every((name) => fields[name]?.changes.includes(viewer) || isDerived(fields, name)),
    )
  );
}

/**
 * Returns true for a field that follows from another field, such as the id of a video from its address, so
 * that no viewer changes it directly.
 */
const isDerived = (fields: HistoryList['fields'], name: string) => fields[name]?.changes.length === 0;
