import type { SalesEnquiryColumn } from '../../graphql/schema.generated';
import { DataGrid } from '../../grid/data-grid';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { useListExport } from '../../tasks/use-list-export';
import { type EnquiryColumn, enquiryFilterNames, enquiryVariables, newestFirst } from './enquiry-filter';
import { EnquiryFilters } from './enquiry-filters';
import { useBenefittingEnquiriesQuery, useExportSalesEnquiriesMutation } from './enquiry-grid.generated';
import {
  contributionColumn,
  dateColumn,
  idColumn,
  type PublicRow,
  progressColumn,
  revenueColumn,
  viaColumn,
} from './shared-columns';

/** Nothing here tells who the customer is (R341), and nothing leads to a page that would. */
const columns: EnquiryColumn<PublicRow>[] = [
  idColumn,
  dateColumn,
  {
    id: 'supplier',
    header: 'Supplier',
    exported: [{ column: 'SUPPLIER', header: 'Supplier' }],
    cell: (row) => row.supplierName,
    width: 200,
    key: true,
    onCard: 'title',
  },
  {
    id: 'trade',
    header: 'What they do',
    exported: [{ column: 'SUPPLIER_LIST_TITLE', header: 'What they do' }],
    cell: (row) => row.supplierListTitle,
    width: 160,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    exported: [{ column: 'IMPACT_BUYER', header: 'Buyer' }],
    cell: (row) => row.impactBuyerName,
    width: 180,
  },
  {
    id: 'buyerType',
    header: 'Buyer type',
    exported: [{ column: 'BUYER_TYPE', header: 'Buyer type' }],
    cell: (row) => row.buyerType,
    width: 130,
  },
  progressColumn,
  viaColumn,
  revenueColumn,
  contributionColumn,
];

/** The enquiries whose contribution goes to the good cause (R185). */
export function BenefittingList({ label, goodCauseId }: { label: string; goodCauseId: number }) {
  const url = useGridUrl({ filterNames: enquiryFilterNames, defaultSort: newestFirst });
  const view = useColumnView('benefitting-enquiries', columns);
  const { filter, sort } = enquiryVariables(url, columns);
  const asked = { filter: { ...filter, goodCauseId }, sort };
  const result = useBenefittingEnquiriesQuery({
    variables: { ...asked, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'salesEnquiries');
  const [startExport] = useExportSalesEnquiriesMutation();
  const { button, bulk } = useListExport<
    PublicRow,
    typeof asked.filter,
    typeof asked.sort,
    SalesEnquiryColumn
  >(
    { count: list.total, asked, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportSalesEnquiries,
  );
  return (
    <>
      <EnquiryFilters
        url={url}
        staff={false}
        searchLabel="Search supplier, buyer or ID"
        list="benefitting-enquiries"
        view={view}
        acts={button}
      />
      <DataGrid
        label={label}
        columns={view.columns}
        columnActs={view}
        bulk={bulk}
        list={list}
        url={url}
        rowId={(row) => row.id}
        empty={{
          title: 'No enquiries yet',
          text: 'Every sale that names your cause appears here, with what it brings you.',
        }}
      />
    </>
  );
}
