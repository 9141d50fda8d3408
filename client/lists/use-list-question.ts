import type { FilteredColumn } from '../grid/column-conditions';
import type { GridColumn, GridSort } from '../grid/grid-column';
import { type ColumnView, useColumnView } from '../grid/use-column-view';
import { type GridUrl, useGridUrl } from '../grid/use-grid-url';
import { PAGE_SIZE, useListPolicy } from '../grid/use-keyset-list';
import { useStillOpening } from '../grid/use-saved-views';

type Options<Row, Name extends string, Asked> = {
  /** The list, as views of it and the arrangement of its columns are kept. */
  name: string;
  columns: readonly GridColumn<Row, Name>[];
  filterNames: readonly string[];
  defaultSort: GridSort;
  /** The columns that can be asked something. */
  filtered?: readonly FilteredColumn[];
  /** What the address comes to, as the server takes it. */
  variables: (url: GridUrl) => Asked;
  /** What it asks where it is asked nothing and no view is the default, as its address has it. */
  opensWith?: string;
};

/** What a list of records is asked, and how its columns stand. */
export type ListQuestion<Row, Name extends string, Asked> = {
  name: string;
  url: GridUrl;
  view: ColumnView<GridColumn<Row, Name>>;
  filtered?: readonly FilteredColumn[];
  opensWith?: string;
  asked: Asked;
  /** For the query of the list. It waits while it is not known whether the list opens with something. */
  query: {
    variables: Asked & { first: number };
    fetchPolicy: 'cache-first' | 'cache-and-network';
    skip: boolean;
  };
};

/** Reads from the address what a list of records is asked. Give `filterNames` and `filtered` constants. */
export function useListQuestion<Row, Name extends string, Asked extends object>({
  name,
  columns,
  filterNames,
  defaultSort,
  filtered,
  variables,
  opensWith,
}: Options<Row, Name, Asked>): ListQuestion<Row, Name, Asked> {
  const url = useGridUrl({ filterNames, defaultSort, filtered });
  const view = useColumnView(name, columns);
  const asked = variables(url);
  const fetchPolicy = useListPolicy();
  const skip = useStillOpening(name, url, opensWith);
  return {
    name,
    url,
    view,
    filtered,
    opensWith,
    asked,
    query: { variables: { ...asked, first: PAGE_SIZE }, fetchPolicy, skip },
  };
}
