import { DataGrid } from '../../grid/data-grid';
import type { GridColumn } from '../../grid/grid-column';
import { useGridUrl } from '../../grid/use-grid-url';
import { appendNodes, PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { formatMoney } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { givenBy, viaLabels } from '../../ui/sales-words';
import { enquiryFilterNames, enquiryVariables, newestFirst } from './enquiry-filter';
import { EnquiryFilters } from './enquiry-filters';
import {
  type BenefittingEnquiries_RowFragment,
  useBenefittingEnquiriesQuery,
} from './enquiry-grid.generated';
import { ProgressTag } from './progress-select';

type Row = Omit<BenefittingEnquiries_RowFragment, ' $fragmentName'>;

/** Nothing here tells who the customer is (R341), and nothing leads to a page that would. */
const columns: GridColumn<Row>[] = [
  { id: 'id', header: 'ID', cell: (row) => row.id, kind: 'number', width: 72, onCard: 'corner' },
  {
    id: 'ENQUIRED_AT',
    header: 'Date',
    cell: (row) => <GridDate value={row.enquiredAt} />,
    width: 150,
    sortable: true,
  },
  {
    id: 'supplier',
    header: 'Supplier',
    cell: (row) => row.supplierName,
    width: 200,
    key: true,
    onCard: 'title',
  },
  { id: 'trade', header: 'What they do', cell: (row) => row.supplierListTitle, width: 160 },
  { id: 'buyer', header: 'Buyer', cell: (row) => row.impactBuyerName, width: 180 },
  { id: 'buyerType', header: 'Buyer type', cell: (row) => row.buyerType, width: 130 },
  { id: 'progress', header: 'Status', cell: (row) => <ProgressTag value={row.progress} />, width: 132 },
  { id: 'via', header: 'Via', cell: (row) => row.via && viaLabels[row.via], width: 140 },
  {
    id: 'REVENUE',
    header: 'Revenue',
    cell: (row) => (row.revenue === null ? '' : formatMoney(row.revenue)),
    kind: 'number',
    width: 116,
    sortable: true,
  },
  {
    id: 'CONTRIBUTION',
    header: '$UC',
    cell: (row) => {
      const given = givenBy(row);
      return given === null ? '' : formatMoney(given);
    },
    kind: 'number',
    width: 104,
    sortable: true,
  },
];

/** The enquiries whose contribution goes to the good cause (R185). */
export function BenefittingList({ label, goodCauseId }: { label: string; goodCauseId: number }) {
  const url = useGridUrl({ filterNames: enquiryFilterNames, defaultSort: newestFirst });
  const { filter, sort } = enquiryVariables(url);
  const result = useBenefittingEnquiriesQuery({
    variables: { filter: { ...filter, goodCauseId }, sort, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList<Row>({
    ...result,
    connection: result.data?.salesEnquiries,
    previous: result.previousData?.salesEnquiries,
    more: (after) => result.fetchMore({ variables: { after }, updateQuery: appendNodes('salesEnquiries') }),
  });
  return (
    <>
      <EnquiryFilters url={url} staff={false} searchLabel="Search supplier, buyer or ID" />
      <DataGrid
        label={label}
        columns={columns}
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
