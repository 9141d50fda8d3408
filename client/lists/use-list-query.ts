import type { FilteredColumn } from '../grid/column-conditions';
import type { GridColumn, GridSort } from '../grid/grid-column';
import { type ColumnView, useColumnView } from '../grid/use-column-view';
import { type GridUrl, useGridUrl } from '../grid/use-grid-url';
import { PAGE_SIZE, useListPolicy } from '../grid/use-keyset-list';
import { useStillOpening } from '../grid/use-saved-views';

type Options<Row, Name extends string, Variables> = {
  /** The list's name, under which its views and the arrangement of its columns are saved. */
  name: string;
  columns: readonly GridColumn<Row, Name>[];
  filterNames: readonly string[];
  defaultSort: GridSort;
  /** Columns that can be filtered. */
  filtered?: readonly FilteredColumn[];
  /** Converts the address to the variables of the query. */
  variables: (url: GridUrl) => Variables;
  /** The initial filters, as in the address, if no view is the default. */
  opensWith?: string;
};

/** The filters of a list of records, and the state of its columns. */
export type ListQuery<Row, Name extends string, Variables> = {
  name: string;
  url: GridUrl;
  view: ColumnView<GridColumn<Row, Name>>;
  filtered?: readonly FilteredColumn[];
  opensWith?: string;
  listVariables: Variables;
  /** Options for the list's query. It is skipped while the initial filters are not known. */
  query: {
    variables: Variables & { first: number };
    fetchPolicy: 'cache-first' | 'cache-and-network';
    skip: boolean;
  };
};

/** Reads the filters of a list of records from the address. `filterNames` and `filtered` must be constants. */
export function useListQuery<Row, Name extends string, Variables extends object>({
  name,
  columns,
  filterNames,
  defaultSort,
  filtered,
  variables,
  opensWith,
}: Options<Row, Name, Variables>): ListQuery<Row, Name, Variables> {
  const url = useGridUrl({ filterNames, defaultSort, filtered });
  const view = useColumnView(name, columns);
  const listVariables = variables(url);
  const fetchPolicy = useListPolicy();
  const skip = useStillOpening(name, url, opensWith);
  return {
    name,
    url,
    view,
    filtered,
    opensWith,
    listVariables,
    query: { variables: { ...listVariables, first: PAGE_SIZE }, fetchPolicy, skip },
  };
}
