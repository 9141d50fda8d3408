import { conflict, notFound } from '../../platform/errors.js';

/**
 * A category or a sub category with its position. Null if staff set none, which sorts it by name after the
 * others.
 */
export interface Positioned {
  id: number;
  position: number | null;
}

/** Returns the ids of the rows with a position, in order. */
export const positionedIds = (rows: readonly Positioned[]): number[] =>
  rows.filter(({ position }) => position !== null).map(({ id }) => id);

/**
 * Returns the ids of the rows with a position after one row has moved before another one, or to the end.
 * `rows` are in their present order. Rows after the last positioned one stay sorted by name, so that later
 * additions are sorted among them (R287).
 * @throws AppError NOT_FOUND if there is no such row, CONFLICT if the row to move before does not exist any
 *   more
 */
export function moveBefore(
  rows: readonly Positioned[],
  { id, before, called }: { id: number; before: number | null; called: string },
): number[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved) throw notFound(`This ${called}`);
  const others = rows.filter((row) => row !== moved);
  const at = before === null ? others.length : others.findIndex((row) => row.id === before);
  if (at < 0) throw conflict(`The ${called} you moved this in front of no longer exists.`);
  if (rows[at] === moved) return positionedIds(rows);
  const order = [...others.slice(0, at), moved, ...others.slice(at)];
  const last = order.findLastIndex((row) => row === moved || row.position !== null);
  return order.slice(0, last + 1).map((row) => row.id);
}

/** Returns true if both lists are the same. */
export const sameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
