import { conflict, notFound } from '../platform/errors.js';

/** A category, or a sub category, with the place that staff gave it; null: behind those that have one, by name. */
export interface Placed {
  id: number;
  position: number | null;
}

/** The ids of those that have a place, first to last. */
export const placedIds = (rows: readonly Placed[]): number[] =>
  rows.filter(({ position }) => position !== null).map(({ id }) => id);

/**
 * The ids that have a place once one of the rows, which are given in their order, has been put before another, or last.
 * What stands behind it by name stays so: what is added later comes among them (R287).
 * @throws AppError NOT_FOUND where there is no such row, CONFLICT where the one it should stand before has gone
 */
export function movedBefore(
  rows: readonly Placed[],
  { id, before, called }: { id: number; before: number | null; called: string },
): number[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) throw notFound(`This ${called}`);
  const others = rows.filter((row) => row !== moved);
  const at = before === null ? others.length : others.findIndex((row) => row.id === before);
  if (at < 0) throw conflict(`The ${called} that it was to stand before is not there any more.`);
  if (rows[at] === moved) return placedIds(rows);
  const order = [...others.slice(0, at), moved, ...others.slice(at)];
  const last = order.findLastIndex((row) => row === moved || row.position !== null);
  return order.slice(0, last + 1).map((row) => row.id);
}

/** Whether both say the same order. */
export const sameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
