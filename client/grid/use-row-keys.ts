import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { GridSelection } from './use-row-selection';

const PAGE = 10;
const SIDEWAYS = 160;

type Options = {
  count: number;
  /** Scrolls a row into the document if only some are rendered. */
  reveal: (index: number) => void;
  open?: (index: number) => void;
  /** Edits a row in place; returns false if it cannot be edited. */
  edit?: (index: number) => boolean;
  /** The selected rows, if rows can be selected. */
  selection?: GridSelection;
};

/**
 * Handles the keys of a grid: one row is the current one and reached with Tab; arrows, Page keys, Home and End move it,
 * Up from the first leads to the headers. Enter opens it, left and right scroll sideways, Tab goes on to the controls
 * of the row. Space selects it, with Shift all rows from the one selected before; Ctrl+A selects every row that
 * matches, Escape none. F2 edits the row in place.
 */
export function useRowKeys({ count, reveal, open, edit, selection }: Options) {
  const [current, setCurrent] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<number | null>(null);

  const focusWanted = useCallback(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, []);
  // Rows that were not rendered yet take the focus once they are.
  useEffect(focusWanted);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    wanted.current = next;
    setCurrent(next);
    reveal(next);
    focusWanted();
  };

  /** Handles a key that selects rows; returns true if it was one. */
  const chooses = (rows: GridSelection, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (key === ' ') rows.toggle(current, shiftKey);
    else if (key === 'a' && (ctrlKey || metaKey)) rows.selectAll();
    else if (key === 'Escape' && rows.count > 0) rows.clear();
    else if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      const next = Math.max(0, Math.min(count - 1, current + (key === 'ArrowDown' ? 1 : -1)));
      rows.extendTo(current);
      rows.extendTo(next);
      moveTo(next);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr.row');
    if (!row) return;
    if (event.target !== row) {
      if (event.key === 'Escape') row.focus();
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      Home: 0,
      End: count - 1,
    };
    const scroller = row.closest('[data-scroller]');
    const heads = row.closest('table')?.querySelector<HTMLElement>('thead [tabindex="0"]');
    if (selection && chooses(selection, event)) {
      // The key selected rows.
    } else if (event.key === 'ArrowUp' && current === 0 && heads) heads.focus();
    else if (event.key in moves) moveTo(moves[event.key] ?? 0);
    else if (event.key === 'ArrowRight') scroller?.scrollBy({ left: SIDEWAYS });
    else if (event.key === 'ArrowLeft') scroller?.scrollBy({ left: -SIDEWAYS });
    else if (event.key === 'Enter' && open) open(current);
    else if (event.key !== 'F2' || !edit?.(current)) return;
    event.preventDefault();
  };

  return { body, current: Math.min(current, Math.max(0, count - 1)), setCurrent, moveTo, onKeyDown };
}
