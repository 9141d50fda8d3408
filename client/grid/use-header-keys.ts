import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { measureColumn } from './measure-column';
import { RESIZE_STEP } from './resize-handle';
import type { ColumnActions } from './use-column-view';

/** The keys of a header besides sorting, for assistive technology. */
export const HEADER_SHORTCUTS = 'Shift+ArrowLeft Shift+ArrowRight Shift+Enter Alt+ArrowLeft Alt+ArrowRight';

type Column = { id: string; header: string; width: number };

type Options = {
  columns: readonly Column[];
  /** Resizes and moves columns; without it, neither is possible. */
  actions?: ColumnActions;
  /** True if the tick that selects all rows comes first. */
  selects: boolean;
  /** Moves the focus down to the rows. */
  toRows: () => void;
};

/** The ID of the tick that selects all rows, which is not a column. */
export const TICK = 'select';
const stop = '[data-head]';
export type HeaderKeys = ReturnType<typeof useHeaderKeys>['heads'];
const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Handles the keys of the headers: Tab reaches one of them, left, right, Home and End lead to the others, down to the
 * rows. With Shift, left and right make the column narrower and wider, Enter fits it to its content; with Alt they move
 * it past its neighbour.
 */
export function useHeaderKeys({ columns, actions, selects, toRows }: Options) {
  const [last, setLast] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const row = useRef<HTMLTableSectionElement>(null);
  const ids = [...(selects ? [TICK] : []), ...columns.map(({ id }) => id)];
  const current = last !== null && ids.includes(last) ? last : ids[0];

  const goTo = (index: number) => {
    const id = ids[Math.max(0, Math.min(ids.length - 1, index))];
    row.current?.querySelector<HTMLElement>(`[data-head="${id}"]`)?.focus();
  };

  const resize = ({ id, header }: Column, width: number | null) => {
    const set = width === null ? undefined : actions?.resize(id, width);
    if (set !== undefined) setAnnouncement(`${header} is ${set} pixels wide`);
  };

  const move = ({ id, header }: Column, by: number) => {
    const at = columns.findIndex((column) => column.id === id);
    const beside = columns[at + by];
    if (!actions || !beside) return;
    actions.moveBeside(id, beside.id);
    setAnnouncement(`${header} has moved ${by < 0 ? 'before' : 'after'} ${beside.header}`);
  };

  /** Handles a key that changes the column; returns true if it was one. */
  const arranges = ({ key, shiftKey, altKey }: KeyboardEvent, cell: HTMLElement | null): boolean => {
    const column = columns.find(({ id }) => id === current);
    const way = arrowSteps[key];
    if (shiftKey === altKey || (way === undefined && !(shiftKey && key === 'Enter'))) return false;
    if (!column) return true;
    if (altKey && way) move(column, way);
    else resize(column, way ? column.width + way * RESIZE_STEP : measureColumn(cell));
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const at = (event.target as HTMLElement).closest<HTMLElement>(stop);
    if (!at || event.ctrlKey || event.metaKey) return;
    const index = ids.indexOf(current ?? '');
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: ids.length - 1,
    };
    if (arranges(event, at.closest('th'))) {
      // The column was resized or moved.
    } else if (event.shiftKey || event.altKey) return;
    else if (event.key in moves) goTo(moves[event.key] ?? 0);
    else if (event.key === 'ArrowDown') toRows();
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    setLast(target.closest<HTMLElement>(stop)?.dataset.head ?? last);
    comeOut(target.closest('th'));
  };

  const latest = useRef({ onKeyDown, onFocus });
  latest.current = { onKeyDown, onFocus };
  // The same object while a grid is scrolled, so that the headers are not rendered again for each frame.
  const heads = useMemo(
    () => ({
      row,
      onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => latest.current.onKeyDown(event),
      onFocus: (event: FocusEvent) => latest.current.onFocus(event),
      tabIndex: (id: string) => (id === current ? 0 : -1),
    }),
    [current],
  );
  return { heads, announcement };
}

/** Scrolls a header out from below the sticky column. */
function comeOut(head: HTMLElement | null) {
  const stays = head?.parentElement?.querySelector('th.key');
  if (!head || !stays || head === stays) return;
  const covered = stays.getBoundingClientRect().right - head.getBoundingClientRect().left;
  if (covered > 0) head.closest('[data-scroller]')?.scrollBy({ left: -covered });
}
