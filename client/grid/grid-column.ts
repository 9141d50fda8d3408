import type { ReactNode } from 'react';
import type { EditableCell } from './editable-cell';

/** The context that a cell is rendered in. */
type CellContext = {
  /** For controls inside the cell: only those of the current row are reached with Tab. */
  tabIndex: 0 | -1;
};

/** `time` is a day or an instant, `flag` yes or no. */
export type ColumnKind = 'text' | 'number' | 'icon' | 'time' | 'flag';

/** A column of an exported file, with its header. */
export type ExportedColumn<Name extends string> = { column: Name; header: string };

/** One column of a grid. */
export type GridColumn<Row, Sort extends string = string> = {
  id: string;
  header: string;
  cell: (row: Row, context: CellContext) => ReactNode;
  /**
   * The type of content: determines the alignment (numbers and money to the end, icons in the middle), and the wording
   * of the order. Defaults to text.
   */
  kind?: ColumnKind;
  /** The minimum width in pixels; columns share the remaining width in proportion. */
  width: number;
  /** True if a user has chosen the width; other columns are fitted to their content. */
  isSized?: boolean;
  /** The server's name of the column for sorting; without it, the list cannot be sorted by it. */
  sort?: Sort;
  /** The columns of an exported file for it; defaults to the column that the server sorts by. */
  exported?: readonly ExportedColumn<Sort>[];
  /** The field edited in its cells, for users who may edit it. */
  edit?: EditableCell;
  /** Contains the link to the record and stays visible when the grid scrolls sideways. One per grid. */
  key?: boolean;
  /** If true, hidden until the user chooses it. */
  startsHidden?: boolean;
  /** The position on a row's card on a phone; without it, a line with its label. */
  onCard?: 'title' | 'corner' | 'foot' | 'hidden';
};

/** The order of a list: the server's name of the column, and the direction. */
export type GridSort = { id: string; desc: boolean };

/** Converts an order to the server's terms; `fallback` if no column has it. */
export function sortInput<Sort extends string>(
  columns: readonly Pick<GridColumn<never, Sort>, 'sort'>[],
  { id, desc }: GridSort,
  fallback: Sort,
): { field: Sort; direction: 'ASC' | 'DESC' } {
  const field = columns.find(({ sort }) => sort === id)?.sort ?? fallback;
  return { field, direction: desc ? 'DESC' : 'ASC' };
}
