import type { SalesEnquiryColumn } from '../../../graphql/schema.generated';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { SalesEnquiryChangesDocument } from '../../../live/live-changes.generated';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { benefittingConditions } from './enquiry-conditions';
import {
  type EnquiriesRequest,
  type EnquiryColumn,
  enquiryFilterNames,
  enquiryVariables,
  newestFirst,
} from './enquiry-filter';
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

/** Columns that neither identify the customer (R341) nor link to a page that does. */
const columns: EnquiryColumn<PublicRow>[] = [
  idColumn,
  dateColumn,
  {
    id: 'supplier',
    header: 'Supplier',
    sort: 'SUPPLIER',
    cell: (row) => row.supplierName,
    width: 200,
    key: true,
    onCard: 'title',
  },
  {
    id: 'trade',
    header: 'What they do',
    sort: 'SUPPLIER_LIST_TITLE',
    cell: (row) => row.supplierListTitle,
    width: 160,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    sort: 'IMPACT_BUYER',
    cell: (row) => row.impactBuyerName,
    width: 180,
  },
  {
    id: 'buyerType',
    header: 'Buyer type',
    sort: 'BUYER_TYPE',
    cell: (row) => row.buyerType && buyerTypes[row.buyerType],
    width: 130,
  },
  progressColumn,
  viaColumn,
  revenueColumn,
  contributionColumn,
];

/** The list of enquiries whose contribution goes to the good cause (R185). */
export function BenefittingList({ label, goodCauseId }: { label: string; goodCauseId: number }) {
  const question = useListQuery<PublicRow, SalesEnquiryColumn, EnquiriesRequest>({
    name: 'benefitting-enquiries',
    columns,
    filterNames: enquiryFilterNames,
    defaultSort: newestFirst,
    filtered: benefittingConditions,
    variables: (url) => {
      const { filter, sort } = enquiryVariables(url, columns);
      return { filter: { ...filter, goodCauseId }, sort };
    },
  });
  const result = useBenefittingEnquiriesQuery(question.query);
  const list = useLiveKeysetList(result, 'salesEnquiries', SalesEnquiryChangesDocument);
  const [startExport] = useExportSalesEnquiriesMutation();
  return (
    <RecordList
      label={label}
      searchLabel="Search by supplier, buyer or ID"
      question={question}
      list={list}
      walked={false}
      filters={<EnquiryFilters url={question.url} staff={false} />}
      startExport={async (variables) => (await startExport({ variables })).data?.exportSalesEnquiries}
      empty={{
        title: 'No enquiries yet',
        text: 'Sales that support your cause show up here, with the amount.',
      }}
    />
  );
}
