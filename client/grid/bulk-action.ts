import type { ReactNode } from 'react';
import { type RowSelectionInput, selectionInput } from './row-selection';
import type { GridSelection } from './use-row-selection';

/** The rows that a bulk action is for. */
export type BulkSelection<Row, Filter> = {
  /** The selection as the server takes it. */
  input: RowSelectionInput<Filter>;
  count: number;
  /** True if there may be more rows, which are not counted. */
  orMore: boolean;
  /** The selected rows that are loaded. */
  rows: readonly Row[];
  /** Clears the selection, for actions after which the rows are gone. */
  clear: () => void;
};

/** An action on many rows at once, declared by the feature of a list. */
export type BulkAction<Row, Filter> = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** True if the user may use it; otherwise it is hidden. */
  permitted: boolean;
  /** If true, the action reads the rows themselves, so it needs all of them to be loaded. */
  loadedOnly?: boolean;
  run: (selection: BulkSelection<Row, Filter>) => void | Promise<void>;
};

/** The bulk actions of a list, and its filter, for selecting all rows that match. */
export type BulkActions<Row, Filter> = { actions: readonly BulkAction<Row, Filter>[]; filter: Filter };

/** Returns the selected rows of a grid, for an action. */
export const bulkSelection = <Row, Filter>(
  { selection, count, orMore, isSelected, clear }: GridSelection,
  rows: readonly Row[],
  rowId: (row: Row) => number,
  filter: Filter,
): BulkSelection<Row, Filter> => ({
  input: selectionInput(selection, filter),
  count,
  orMore,
  rows: rows.filter((row) => isSelected(rowId(row))),
  clear,
});
