import type { SupplierListFilter } from '../../../graphql/schema.generated';
import type { BulkAction } from '../../../grid/bulk-action';
import { copyAction } from '../../../grid/copy-action';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { recordTotals } from '../../../lists/record-columns';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { type SupplierRow, supplierListColumns } from './supplier-columns';
import { byTitle, supplierFilterColumns, supplierFilterNames, supplierVariables } from './supplier-filter';
import { SupplierFilters } from './supplier-filters';
import { SupplierList_RowFragmentDoc, useSupplierListQuery } from './supplier-list.generated';
import { supplierStore } from './supplier-store';
import { useExportSuppliersMutation } from './supplier-tasks.generated';
import { useSupplierBulk } from './use-supplier-bulk';

/** The bulk actions of staff on chosen suppliers that copy their data. */
const supplierBulkActions: readonly BulkAction<SupplierRow, SupplierListFilter>[] = [
  copyAction('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAction('copy-emails', 'Copy email addresses', ({ enquiryEmail }) => enquiryEmail),
];

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
