import { DataGrid } from '../../grid/data-grid';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { ExportButton } from '../../tasks/export-button';
import { supplierListColumns, supplierTotals } from './supplier-columns';
import { byTitle, supplierFilterColumns, supplierFilterNames, supplierVariables } from './supplier-filter';
import { SupplierFilters } from './supplier-filters';
import { SupplierList_RowFragmentDoc, useSupplierListQuery } from './supplier-list.generated';
import { supplierStore } from './supplier-store';
import { useSupplierBulk } from './use-supplier-bulk';
import { useSupplierExport } from './use-supplier-export';

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
  const startExport = useSupplierExport();
  const bulk = useSupplierBulk(asked.sort, view.columns);
  const saveCell = useCellSaver(supplierStore, SupplierList_RowFragmentDoc);
  const totals = (result.data ?? result.previousData)?.supplierRecords.totals;
  return (
    <>
      <SupplierFilters
        url={url}
        view={view}
        acts={
          <ExportButton
            count={list.total}
            start={() => startExport({ filter: asked.filter }, asked.sort, view.columns)}
          />
        }
      />
      <DataGrid
        label="Suppliers"
        columns={view.columns}
        list={list}
        url={url}
        rowId={({ id }) => id}
        rowHref={({ id }) => supplierHref(id)}
        onResize={view.resize}
        saveCell={staff ? saveCell : undefined}
        asked={asked}
        bulk={staff ? { acts: bulk.acts, filter: asked.filter } : undefined}
        totals={totals && supplierTotals(totals)}
        empty={{ title: 'No suppliers yet', text: 'Those that join, and those you record, appear here.' }}
      />
      {bulk.dialog}
    </>
  );
}
