import { useMemo, useRef, useState } from 'react';
import type { EditableCell, SaveCell } from './editable-cell';
import type { GridColumn } from './grid-column';

type CellStep = 'down' | 'up' | 'next' | 'previous';

/** What the editor in a cell tells the grid. */
export type CellActs<Row> = {
  save: (row: Row, cell: EditableCell, typed: unknown) => void;
  /** Goes on to another cell; at the end of the list back to the row. */
  step: (step: CellStep) => void;
  /** Leaves the cell; `refocus` gives the keyboard back to the row. */
  leave: (refocus: boolean) => void;
};

type Options<Row> = {
  columns: readonly GridColumn<Row>[];
  ids: readonly string[];
  /** Without it, nothing is edited in place. */
  save: SaveCell<Row> | undefined;
  /** Brings a row into sight, with the keyboard on it. */
  toRow: (index: number) => void;
  /** Brings a row into sight. */
  reveal: (index: number) => void;
};

/**
 * Which cell of a grid is edited. Enter goes on to the row below and Shift+Enter to the one above, Tab and Shift+Tab to
 * the next and previous cell that can be edited, Escape back to the row.
 */
export function useCellEditing<Row>({ columns, ids, save, toRow, reveal }: Options<Row>) {
  const [at, setAt] = useState<{ row: string; column: string } | null>(null);
  const editable = useMemo(
    () => (save ? columns.filter(({ edit }) => edit?.field.inCell).map(({ id }) => id) : []),
    [columns, save],
  );
  const go = (index: number, column: string | undefined) => {
    const row = ids[index];
    if (row === undefined || column === undefined) return false;
    reveal(index);
    setAt({ row, column });
    return true;
  };

  const latest = useRef<CellActs<Row>>(null);
  latest.current = {
    save: (row, cell, typed) => save?.(row, cell, typed),
    leave: (refocus) => {
      setAt(null);
      if (refocus && at) toRow(ids.indexOf(at.row));
    },
    step: (step) => {
      if (!at) return;
      const index = ids.indexOf(at.row);
      const place = editable.indexOf(at.column);
      const moved = {
        down: () => go(index + 1, at.column),
        up: () => go(index - 1, at.column),
        next: () => go(index, editable[place + 1]) || go(index + 1, editable[0]),
        previous: () => go(index, editable[place - 1]) || go(index - 1, editable.at(-1)),
      }[step]();
      if (moved) return;
      setAt(null);
      toRow(index);
    },
  };
  // One object for all rows, or each step would have all of them drawn anew.
  const acts = useMemo<CellActs<Row>>(
    () => ({
      save: (...args) => latest.current?.save(...args),
      step: (...args) => latest.current?.step(...args),
      leave: (...args) => latest.current?.leave(...args),
    }),
    [],
  );
  return {
    at,
    acts,
    /** Starts in a column, or in the first that can be edited. */
    start: (index: number, column = editable[0]) =>
      column !== undefined && editable.includes(column) && go(index, column),
    can: (column: string) => editable.includes(column),
    any: editable.length > 0,
  };
}
