import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const PAGE = 10;
const SIDEWAYS = 160;

type Options = {
  count: number;
  /** Brings a row into the document when only some are drawn. */
  reveal: (index: number) => void;
  open?: (index: number) => void;
};

/**
 * The keyboard of a grid: one row is the current one and reached with Tab; arrows, Page keys, Home and End move it,
 * Enter opens it, left and right scroll sideways, Tab goes on to the controls of the row.
 */
export function useRowKeys({ count, reveal, open }: Options) {
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
  // Rows that were not drawn yet take the focus once they are.
  useEffect(focusWanted);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    wanted.current = next;
    setCurrent(next);
    reveal(next);
    focusWanted();
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
    if (event.key in moves) moveTo(moves[event.key] ?? 0);
    else if (event.key === 'ArrowRight') scroller?.scrollBy({ left: SIDEWAYS });
    else if (event.key === 'ArrowLeft') scroller?.scrollBy({ left: -SIDEWAYS });
    else if (event.key === 'Enter' && open) open(current);
    else return;
    event.preventDefault();
  };

  return { body, current: Math.min(current, Math.max(0, count - 1)), setCurrent, onKeyDown };
}
