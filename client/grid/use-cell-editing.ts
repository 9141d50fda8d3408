import { useMemo, useRef, useState } from 'react';
import { canEdit, type EditableCell, type SaveCell } from './editable-cell';
import type { GridColumn } from './grid-column';

type CellStep = 'down' | 'up' | 'next' | 'previous';

/** Callbacks of a cell's editor. */
export type CellActions<Row> = {
  save: (row: Row, cell: EditableCell, typed: unknown) => void;
  /** Goes on to another cell; at the end of the list, returns to the row. */
  step: (step: CellStep) => void;
  /** Leaves the cell; `refocus` returns the focus to the row. */
  leave: (refocus: boolean) => void;
};

type Options<Row> = {
  columns: readonly GridColumn<Row>[];
  ids: readonly string[];
  rowAt: (index: number) => Row | undefined;
  /** Without it, nothing is edited in place. */
  save: SaveCell<Row> | undefined;
  /** Scrolls to a row and focuses it. */
  toRow: (index: number) => void;
  /** Scrolls to a row. */
  reveal: (index: number) => void;
};

/**
 * Manages which cell of a grid is edited. Enter goes on to the row below and Shift+Enter to the one above, Tab and
 * Shift+Tab to the next and previous cell, Escape back to the row. Cells that cannot be edited are skipped.
 */
export function useCellEditing<Row>({ columns, ids, rowAt, save, toRow, reveal }: Options<Row>) {
  const [at, setAt] = useState<{ row: string; column: string } | null>(null);
  const editable = useMemo(
    () => (save ? columns.filter(({ edit }) => edit?.field.inCell).map(({ id }) => id) : []),
    [columns, save],
  );
  const go = (index: number, column: string) => {
    const row = ids[index];
    const edit = columns.find(({ id }) => id === column)?.edit;
    if (row === undefined || !edit || !canEdit(edit, rowAt(index))) return false;
    reveal(index);
    setAt({ row, column });
    return true;
  };
  /** Goes to the nearest editable cell of the column, starting with this row. */
  const alongColumn = (from: number, column: string, by: 1 | -1) => {
    for (let index = from; ids[index] !== undefined; index += by) if (go(index, column)) return true;
    return false;
  };
  /** Goes to the nearest editable cell, starting with this one and continuing through the rows that follow. */
  const alongRows = (from: number, place: number, by: 1 | -1) => {
    const inOrder = by === 1 ? editable : editable.toReversed();
    const first = by === 1 ? editable.slice(place) : editable.slice(0, place + 1).toReversed();
    for (let index = from, row = first; ids[index] !== undefined; index += by, row = inOrder)
      if (row.some((column) => go(index, column))) return true;
    return false;
  };

  const latest = useRef<CellActions<Row>>(null);
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
        down: () => alongColumn(index + 1, at.column, 1),
        up: () => alongColumn(index - 1, at.column, -1),
        next: () => alongRows(index, place + 1, 1),
        previous: () => alongRows(index, place - 1, -1),
      }[step]();
      if (moved) return;
      setAt(null);
      toRow(index);
    },
  };
  // One object for all rows: a new one for each step would render all of them again.
  const actions = useMemo<CellActions<Row>>(
    () => ({
      save: (...args) => latest.current?.save(...args),
      step: (...args) => latest.current?.step(...args),
      leave: (...args) => latest.current?.leave(...args),
    }),
    [],
  );
  return {
    at,
    actions,
    /** Starts in a column, or in the first that can be edited. */
    start: (index: number, column?: string) =>
      (column === undefined ? editable : [column]).some((one) => editable.includes(one) && go(index, one)),
    can: (column: string) => editable.includes(column),
    any: editable.length > 0,
  };
}
