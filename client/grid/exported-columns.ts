import type { ExportedColumn, GridColumn } from './grid-column';

/** The columns of an exported file, as the server takes them: those of a grid that are shown, in their order. */
export function exportedColumns<Name extends string>(
  columns: readonly Pick<GridColumn<never, Name>, 'sort' | 'header' | 'exported'>[],
): ExportedColumn<Name>[] {
  return columns.flatMap(
    ({ sort, header, exported }) => exported ?? (sort ? [{ column: sort, header }] : []),
  );
}
