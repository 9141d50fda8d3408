import type { ReactNode } from 'react';
import type { EditableCell } from './editable-cell';

/** What a cell may need to know of the row it stands in. */
type CellContext = {
  /** For controls inside the cell: only those of the current row are reached with Tab. */
  tabIndex: 0 | -1;
};

/** `time` is a day or an instant, `flag` yes or no. */
export type ColumnKind = 'text' | 'number' | 'icon' | 'time' | 'flag';

/** A column of an exported file, with what stands above it. */
export type ExportedColumn<Name extends string> = { column: Name; header: string };

/** One column of a grid. */
export type GridColumn<Row, Sort extends string = string> = {
  id: string;
  header: string;
  cell: (row: Row, context: CellContext) => ReactNode;
  /**
   * What stands in it: decides the alignment (numbers and money to the end, icons in the middle), and in which words
   * its order is offered. Without it, a text.
   */
  kind?: ColumnKind;
  /** Pixels at least; columns share what is left over in proportion. */
  width: number;
  /** True if a user has chosen the width; other columns are fitted to their content. */
  isSized?: boolean;
  /** What the server is asked to sort by; without it, it cannot. */
  sort?: Sort;
  /** What it is in an exported file; without it, what the server sorts it by. */
  exported?: readonly ExportedColumn<Sort>[];
  /** What is edited in its cells, for those who may. */
  edit?: EditableCell;
  /** Carries the link to the record and stays in sight when the grid is scrolled sideways. One per grid. */
  key?: boolean;
  /** Not shown before somebody chooses it. */
  startsHidden?: boolean;
  /** Where it stands on the card that a row becomes on a phone; without it, as a line with its label. */
  onCard?: 'title' | 'corner' | 'foot' | 'hidden';
};

/** The order of a list: what the server is asked for, and whether backwards. */
export type GridSort = { id: string; desc: boolean };

/** The order that is asked for, as the server takes it; `fallback` where no column has it. */
export function sortInput<Sort extends string>(
  columns: readonly Pick<GridColumn<never, Sort>, 'sort'>[],
  { id, desc }: GridSort,
  fallback: Sort,
): { field: Sort; direction: 'ASC' | 'DESC' } {
  const field = columns.find(({ sort }) => sort === id)?.sort ?? fallback;
  return { field, direction: desc ? 'DESC' : 'ASC' };
}
