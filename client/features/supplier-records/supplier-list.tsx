import type {
  SupplierBulkInput,
  SupplierColumn,
  SupplierListFilter,
  SupplierListSort,
  SupplierSelection,
} from '../../graphql/schema.generated';
import { DataGrid } from '../../grid/data-grid';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { useListExport } from '../../tasks/use-list-export';
import { useManyActs } from '../../tasks/use-many-acts';
import { supplierBulkActs } from './supplier-bulk-acts';
import { type SupplierRow, supplierListColumns, supplierTotals } from './supplier-columns';
import { byTitle, supplierFilterColumns, supplierFilterNames, supplierVariables } from './supplier-filter';
import { SupplierFilters } from './supplier-filters';
import { SupplierList_RowFragmentDoc, useSupplierListQuery } from './supplier-list.generated';
import { offeredToSuppliers } from './supplier-offered';
import { supplierStore } from './supplier-store';
import {
  useChangeSuppliersMutation,
  useDeleteSuppliersMutation,
  useExportSuppliersMutation,
} from './supplier-tasks.generated';

type Props = { staff: boolean; supplierHref: (id: number) => string };

/** All suppliers, for staff to find, compare and open; those of a supplier's own user come to one. */
export function SupplierList({ staff, supplierHref }: Props) {
  const url = useGridUrl({
    filterNames: supplierFilterNames,
    defaultSort: byTitle,
    filtered: supplierFilterColumns,
  });
  const view = useColumnView('suppliers', supplierListColumns);
  const asked = supplierVariables(url, supplierListColumns);
  const result = useSupplierListQuery({
    variables: { ...asked, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'supplierRecords');
  const [startExport] = useExportSuppliersMutation();
  const [change] = useChangeSuppliersMutation();
  const [remove] = useDeleteSuppliersMutation();
  const { button, bulk } = useListExport<SupplierRow, SupplierListFilter, SupplierListSort, SupplierColumn>(
    { count: list.total, asked, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportSuppliers,
  );
  const many = useManyActs({
    called: ['supplier', 'suppliers'],
    change: {
      fields: offeredToSuppliers,
      start: async (selection: SupplierSelection, input: SupplierBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeSuppliers,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteSuppliers,
      warning: 'Those that have enquiries or users cannot be deleted, and are listed afterwards.',
    },
  });
  const saveCell = useCellSaver(supplierStore, SupplierList_RowFragmentDoc);
  const totals = (result.data ?? result.previousData)?.supplierRecords.totals;
  return (
    <>
      <SupplierFilters url={url} view={view} acts={button} />
      <DataGrid
        label="Suppliers"
        columns={view.columns}
        list={list}
        url={url}
        rowId={({ id }) => id}
        rowHref={({ id }) => supplierHref(id)}
        columnActs={view}
        saveCell={staff ? saveCell : undefined}
        asked={asked}
        bulk={staff ? { ...bulk, acts: many.around([...bulk.acts, ...supplierBulkActs]) } : undefined}
        totals={totals && supplierTotals(totals)}
        empty={{ title: 'No suppliers yet', text: 'Those that join, and those you record, appear here.' }}
      />
      {many.dialog}
    </>
  );
}
