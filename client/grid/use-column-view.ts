import { useCallback, useMemo, useState } from 'react';
import type { Arrangement } from './column-arrangement';
import type { GridColumn } from './grid-column';

/** Actions on columns in the header of a grid. */
export type ColumnActions = {
  /** Returns the resulting width, which has limits. */
  resize: (id: string, width: number) => number;
  /** Moves a column to the place of another one, past hidden columns between them. */
  moveBeside: (id: string, other: string) => void;
};

export type ColumnView<Column> = ColumnActions & {
  /** The visible columns, in their order, with their widths. */
  columns: readonly Column[];
  /** All columns in their order. */
  all: readonly Column[];
  isShown: (id: string) => boolean;
  /** True if the arrangement differs from the default. */
  changed: boolean;
  show: (id: string, shown: boolean) => void;
  /** Moves a column by one place, or several. */
  move: (id: string, by: number) => void;
  reset: () => void;
  /** The changes to the columns, as saved views store them. */
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
};

/** Limits of a column's width in pixels: at least its sort button, at most the width of a phone. */
export const [LEAST, MAX] = [56, 640];

const keyOf = (grid: string) => `grid-columns:${grid}`;

function stored(grid: string): Arrangement {
  try {
    return JSON.parse(localStorage.getItem(keyOf(grid)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function store(grid: string, arrangement: Arrangement): void {
  try {
    localStorage.setItem(keyOf(grid), JSON.stringify(arrangement));
  } catch {
    // Without storage the arrangement lasts as long as the screen.
  }
}

/** Returns the columns in this order; columns that it does not name stay behind their neighbour. */
function inOrder<Column extends { id: string }>(
  columns: readonly Column[],
  order: readonly string[] | undefined,
): readonly Column[] {
  if (!order) return columns;
  const place = new Map(order.map((id, index) => [id, index]));
  const places = new Map<string, number>();
  let last = -1;
  for (const { id } of columns) {
    last = place.get(id) ?? last + 0.001;
    places.set(id, last);
  }
  return [...columns].sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/**
 * Manages the visible columns of a grid, their order and widths; remembered in this browser under the name of the grid.
 */
export function useColumnView<Row, Sort extends string>(
  grid: string,
  columns: readonly GridColumn<Row, Sort>[],
): ColumnView<GridColumn<Row, Sort>> {
  const [arrangement, setArrangement] = useState(() => stored(grid));
  const change = useCallback(
    (next: (before: Arrangement) => Arrangement) =>
      setArrangement((before) => {
        const after = next(before);
        store(grid, after);
        return after;
      }),
    [grid],
  );
  return useMemo(() => {
    const { order, hidden = [], shown = [], widths = {} } = arrangement;
    const all = inOrder(columns, order);
    const isShown = (id: string) => {
      const column = columns.find((each) => each.id === id);
      if (column?.key) return true;
      return column?.startsHidden ? shown.includes(id) : !hidden.includes(id);
    };
    const move = (id: string, place: (ids: readonly string[], from: number) => number) =>
      change((before) => {
        const ids = all.map((column) => column.id);
        const from = ids.indexOf(id);
        const to = Math.max(0, Math.min(ids.length - 1, place(ids, from)));
        ids.splice(to, 0, ...ids.splice(from, 1));
        return { ...before, order: ids };
      });
    return {
      all,
      columns: all
        .filter(({ id }) => isShown(id))
        .map((column) => {
          const width = widths[column.id];
          return width === undefined ? column : { ...column, width, isSized: true };
        }),
      isShown,
      changed: Object.keys(arrangement).length > 0,
      show: (id, wanted) =>
        change((before) => ({
          ...before,
          hidden: wanted ? hidden.filter((each) => each !== id) : [...hidden, id],
          shown: wanted ? [...shown, id] : shown.filter((each) => each !== id),
        })),
      move: (id, by) => move(id, (_, from) => from + by),
      moveBeside: (id, other) => move(id, (ids) => ids.indexOf(other)),
      resize: (id, wanted) => {
        const width = Math.round(Math.max(LEAST, Math.min(MAX, wanted)));
        change((before) => ({ ...before, widths: { ...before.widths, [id]: width } }));
        return width;
      },
      reset: () => change(() => ({})),
      arrangement,
      arrange: (next) => change(() => next),
    };
  }, [columns, arrangement, change]);
}
