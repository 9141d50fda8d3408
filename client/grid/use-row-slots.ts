import { useRef } from 'react';

/**
 * The React key of each row that is drawn, by its id. Rows that stay keep theirs. Where none does, as when the scroll bar
 * is dragged, the new ones take over the keys of the old, and with them their elements: the browser writes other texts
 * into cells that are there, which takes half the time of making them.
 */
export function useRowSlots(ids: readonly string[]): ReadonlyMap<string, number> {
  const drawn = useRef<ReadonlyMap<string, number>>(new Map());
  const next = useRef(0);
  drawn.current = slotsFor(ids, drawn.current, () => next.current++);
  return drawn.current;
}

/** Drawn twice with the same rows, it answers the same. */
function slotsFor(
  ids: readonly string[],
  before: ReadonlyMap<string, number>,
  fresh: () => number,
): ReadonlyMap<string, number> {
  const free = ids.some((id) => before.has(id)) ? [] : [...before.values()];
  return new Map(ids.map((id, place) => [id, before.get(id) ?? free[place] ?? fresh()]));
}
