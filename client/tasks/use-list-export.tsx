import { type ReactNode, useMemo, useRef } from 'react';
import type { ExportFormat } from '../graphql/schema.generated';
import type { BulkAction, BulkActions } from '../grid/bulk-action';
import type { ExportedColumn, GridColumn } from '../grid/grid-column';
import type { RowSelectionInput } from '../grid/row-selection';
import { DownloadIcon } from '../ui/pictograms';
import { ExportButton } from './export-button';
import type { Task } from './task';
import { useTaskStarted } from './use-task-actions';

/** Returns the columns of an exported file as the server takes them: the visible columns of a grid, in their order. */
function exportedColumns<Name extends string>(
  columns: readonly Pick<GridColumn<never, Name>, 'sort' | 'header' | 'exported'>[],
): ExportedColumn<Name>[] {
  return columns.flatMap(
    ({ sort, header, exported }) => exported ?? (sort ? [{ column: sort, header }] : []),
  );
}

/** The variables of an export. */
type ExportVariables<Filter, Sort, Name extends string> = {
  selection: RowSelectionInput<Filter>;
  sort: Sort;
  columns: ExportedColumn<Name>[];
  format?: ExportFormat;
};

/** Starts an export of rows to a file. */
export type StartExport<Filter, Sort, Name extends string> = (
  variables: ExportVariables<Filter, Sort, Name>,
) => Promise<Task | undefined>;

type Shown<Filter, Sort, Name extends string> = {
  /** The number of rows that match the list's filters. */
  count: number;
  /** True if there may be more, which are not counted. */
  orMore?: boolean;
  /** The list's filters and order. */
  listVariables: { filter: Filter; sort: Sort };
  /** The visible columns, in their order. */
  columns: readonly Pick<GridColumn<never, Name>, 'sort' | 'header' | 'exported'>[];
};

/**
 * Returns the exports of a list: a toolbar button for all matching rows, and bulk actions for the selected ones.
 * `start` starts the export.
 */
export function useListExport<Row, Filter, Sort, Name extends string>(
  { count, orMore, listVariables, columns }: Shown<Filter, Sort, Name>,
  start: StartExport<Filter, Sort, Name>,
): { button: ReactNode; bulk: BulkActions<Row, Filter> } {
  const started = useTaskStarted();
  const ask = (selection: RowSelectionInput<Filter>, format?: ExportFormat) =>
    start({ selection, sort: listVariables.sort, columns: exportedColumns(columns), format });
  const latest = useRef(ask);
  latest.current = ask;
  const actions = useMemo<readonly BulkAction<Row, Filter>[]>(
    () => [
      {
        id: 'export',
        label: 'Export',
        icon: <DownloadIcon />,
        permitted: true,
        run: async ({ input }) => {
          const task = await latest.current(input);
          if (task) await started(task);
        },
      },
    ],
    [started],
  );
  return {
    button: (
      <ExportButton
        count={count}
        orMore={orMore}
        start={(format) => ask({ filter: listVariables.filter }, format)}
      />
    ),
    bulk: { actions, filter: listVariables.filter },
  };
}
