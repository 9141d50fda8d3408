import { useMemo } from 'react';
import type { SalesEnquiryColumn, SalesEnquiryFilter } from '../../../graphql/schema.generated';
import type { SignedInUser } from '../../../graphql/session';
import type { BulkAction } from '../../../grid/bulk-action';
import { copyAction } from '../../../grid/copy-action';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useLiveKeysetList } from '../../../grid/use-live-list';
import { useRowChange } from '../../../grid/use-row-change';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { SalesEnquiryChangesDocument } from '../../../live/live-changes.generated';
import { useColleagueOptions } from '../../../pickers/record-pickers';
import { adminColumns, buyerColumns, supplierAndBuyerColumns, supplierColumns } from './enquiry-columns';
import {
  buyerConditions,
  staffConditions,
  supplierAndBuyerConditions,
  supplierConditions,
} from './enquiry-conditions';
import { type EnquiriesRequest, enquiryFilterNames, enquiryVariables, newestFirst } from './enquiry-filter';
import { EnquiryFilters } from './enquiry-filters';
import {
  EnquiryGrid_RowFragmentDoc,
  useEnquiryGridQuery,
  useExportSalesEnquiriesMutation,
} from './enquiry-grid.generated';
import { enquiryRowStore } from './enquiry-row-store';
import { adjustTotals, type EnquiryRow } from './enquiry-rows';
import { enquiryStore } from './enquiry-store';
import { SalesTotals } from './sales-totals';
import { useEnquiryBulk } from './use-enquiry-bulk';

/** The bulk actions of staff on chosen enquiries that copy their data. */
const enquiryBulkActions: readonly BulkAction<EnquiryRow, SalesEnquiryFilter>[] = [
  copyAction('copy-ids', 'Copy IDs', ({ id }) => String(id)),
  copyAction('copy-emails', 'Copy email addresses', ({ email }) => email),
];

type Props = {
  label: string;
  user: SignedInUser;
  /** Returns the address of an enquiry. */
  enquiryHref: (id: number) => string;
};

/**
 * Returns the columns and filters of users who are not staff. A good cause that is also a supplier or buyer has the
 * enquiries that benefit it in its list, too.
 */
const ownList = (supplier: boolean, buyer: boolean, cause: boolean) => {
  if ((supplier && buyer) || cause)
    return { columns: supplierAndBuyerColumns, filtered: supplierAndBuyerConditions };
  return supplier
    ? { columns: supplierColumns, filtered: supplierConditions }
    : { columns: buyerColumns, filtered: buyerConditions };
};

const empty = {
  staff: {
    title: 'No enquiries yet',
    text: 'Enquiries from the website, and ones you add yourself, show up here.',
  },
  own: {
    title: 'No enquiries yet',
    text: 'When a customer contacts you through Uplift, their enquiry shows up here and in your email.',
  },
};

/** The enquiries that the user may see, with totals, search and filters; staff change status and payment in place. */
export function EnquiryList({ label, user, enquiryHref }: Props) {
  const staff = user.roles.includes('ADMIN');
  const supplier = user.roles.includes('BUSINESS');
  const buyer = user.roles.includes('IMPACT_BUSINESS');
  const cause = user.roles.includes('GOOD_CAUSE');
  const change = useRowChange(enquiryRowStore);
  const saveCell = useCellSaver(enquiryStore, EnquiryGrid_RowFragmentDoc, adjustTotals);
  const colleagues = useColleagueOptions(staff);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change function does the same in every rendering
  const { columns, filtered } = useMemo(
    () =>
      staff
        ? { columns: adminColumns(change, colleagues), filtered: staffConditions }
        : ownList(supplier, buyer, cause),
    [staff, supplier, buyer, cause, colleagues],
  );
  const question = useListQuery<EnquiryRow, SalesEnquiryColumn, EnquiriesRequest>({
    name: 'sales-enquiries',
    columns,
    filterNames: enquiryFilterNames,
    defaultSort: newestFirst,
    filtered,
    variables: (url) => enquiryVariables(url, columns),
  });
  const { url, query } = question;
  const result = useEnquiryGridQuery(query);
  const list = useLiveKeysetList(result, 'salesEnquiries', SalesEnquiryChangesDocument);
  const [startExport] = useExportSalesEnquiriesMutation();
  const many = useEnquiryBulk();
  const shown = (result.data ?? result.previousData)?.salesEnquiries;
  const mayOpen = (row: EnquiryRow) =>
    staff ||
    (supplier && row.supplierId === user.supplierId) ||
    (buyer && row.impactBuyerId === user.impactBuyerId);
  return (
    <>
      {!result.error && <SalesTotals totals={shown?.totals} narrowed={url.narrowed} />}
      <RecordList
        label={label}
        searchLabel={staff ? 'Search by customer, supplier, buyer or ID' : 'Search by customer, topic or ID'}
        question={question}
        list={list}
        rowHref={(row) => (mayOpen(row) ? enquiryHref(row.id) : null)}
        filters={<EnquiryFilters url={url} staff={staff} />}
        saveCell={staff ? saveCell : undefined}
        startExport={async (variables) => (await startExport({ variables })).data?.exportSalesEnquiries}
        many={staff ? many : undefined}
        furtherActions={staff ? enquiryBulkActions : undefined}
        empty={staff ? empty.staff : empty.own}
      />
    </>
  );
}
