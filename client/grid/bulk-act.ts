import type { ReactNode } from 'react';
import { type RowSelectionInput, selectionInput } from './row-selection';
import type { GridSelection } from './use-row-selection';

/** The rows that an act is for. */
export type BulkSelection<Row, Filter> = {
  /** As the server takes it. */
  input: RowSelectionInput<Filter>;
  count: number;
  /** There may be more of them, which are not counted. */
  orMore: boolean;
  /** Those of them that are loaded. */
  rows: readonly Row[];
  /** Chooses none any more; for acts after which the rows are gone. */
  clear: () => void;
};

/** What can be done with many rows at once. A noun declares them. */
export type BulkAct<Row, Filter> = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Others do not see it. */
  permitted: boolean;
  /** It reads the rows themselves, and so cannot be done for more than are loaded. */
  loadedOnly?: boolean;
  run: (selection: BulkSelection<Row, Filter>) => void | Promise<void>;
};

/** What a noun says of acts on many rows: what they are, and what is asked of the list, for all that match. */
export type BulkActs<Row, Filter> = { acts: readonly BulkAct<Row, Filter>[]; filter: Filter };

/** The chosen rows of a grid, for an act. */
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
