import { useCallback } from 'react';
import type { SupplierColumn, SupplierListFilter, SupplierListSort } from '../../graphql/schema.generated';
import { exportedColumns } from '../../grid/exported-columns';
import type { GridColumn } from '../../grid/grid-column';
import type { RowSelectionInput } from '../../grid/row-selection';
import type { Task } from '../../tasks/task';
import { useExportSuppliersMutation } from './supplier-tasks.generated';

export type ExportedColumns = readonly Pick<
  GridColumn<never, SupplierColumn>,
  'sort' | 'header' | 'exported'
>[];

/** Asks for a file of suppliers with these columns. */
export function useSupplierExport() {
  const [start] = useExportSuppliersMutation();
  return useCallback(
    async (
      selection: RowSelectionInput<SupplierListFilter>,
      sort: SupplierListSort,
      columns: ExportedColumns,
    ): Promise<Task | undefined> => {
      const { data } = await start({ variables: { selection, sort, columns: exportedColumns(columns) } });
      return data?.exportSuppliers;
    },
    [start],
  );
}
