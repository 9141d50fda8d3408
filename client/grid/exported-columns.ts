import type { ExportedColumn, GridColumn } from './grid-column';

/** Returns the columns of an exported file as the server takes them: the visible columns of a grid, in their order. */
export function exportedColumns<Name extends string>(
  columns: readonly Pick<GridColumn<never, Name>, 'sort' | 'header' | 'exported'>[],
): ExportedColumn<Name>[] {
  return columns.flatMap(
    ({ sort, header, exported }) => exported ?? (sort ? [{ column: sort, header }] : []),
  );
}
