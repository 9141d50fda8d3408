import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { RecordList } from '../../../lists/record-list';
import { recordTotals } from '../../../lists/record-totals';
import { useListQuery } from '../../../lists/use-list-query';
import { supplierBulkActions } from './supplier-bulk-actions';
import { supplierListColumns } from './supplier-columns';
import { byTitle, supplierFilterColumns, supplierFilterNames, supplierVariables } from './supplier-filter';
import { SupplierFilters } from './supplier-filters';
import { SupplierList_RowFragmentDoc, useSupplierListQuery } from './supplier-list.generated';
import { supplierStore } from './supplier-store';
import { useExportSuppliersMutation } from './supplier-tasks.generated';
import { useSupplierBulk } from './use-supplier-bulk';

type Props = { staff: boolean; supplierHref: (id: number) => string };

/** The list of suppliers: all of them for staff, the user's own for a supplier. */
export function SupplierList({ staff, supplierHref }: Props) {
  const question = useListQuery({
    name: 'suppliers',
    columns: supplierListColumns,
    filterNames: supplierFilterNames,
    defaultSort: byTitle,
    filtered: supplierFilterColumns,
    variables: (url) => supplierVariables(url, supplierListColumns),
  });
  const { url, query } = question;
  const result = useSupplierListQuery(query);
  const [startExport] = useExportSuppliersMutation();
  const many = useSupplierBulk();
  const saveCell = useCellSaver(supplierStore, SupplierList_RowFragmentDoc);
  const totals = (result.data ?? result.previousData)?.supplierRecords.totals;
  return (
    <RecordList
      label="Suppliers"
      searchLabel="Search by name, title or ID"
      question={question}
      list={useKeysetList(result, 'supplierRecords')}
      rowHref={({ id }) => supplierHref(id)}
      filters={<SupplierFilters url={url} />}
      saveCell={staff ? saveCell : undefined}
      startExport={async (variables) => (await startExport({ variables })).data?.exportSuppliers}
      chooses={staff}
      many={many}
      furtherActions={supplierBulkActions}
      totals={totals && recordTotals(totals)}
      empty={{ title: 'No suppliers yet', text: 'Suppliers who join and suppliers you add show up here.' }}
    />
  );
}
