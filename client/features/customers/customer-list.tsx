import type { CustomerColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { columnsOf } from '../../grid/columns-of';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import type { GridColumn } from '../../grid/grid-column';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, listVariables } from '../../grid/list-variables';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { formatCount, formatMoney } from '../../lib/format';
import { useListExport } from '../../tasks/use-list-export';
import { GridDate } from '../../ui/date-time';
import {
  type CustomerRowFragment,
  useCustomerListQuery,
  useExportCustomersMutation,
} from './customers.generated';

type Customer = Omit<CustomerRowFragment, ' $fragmentName'>;

const { text, number } = columnsOf<Customer, CustomerColumn>();

const columns: readonly GridColumn<Customer, CustomerColumn>[] = [
  {
    ...text('name', 'Name', 'NAME', 200, ({ name, email }) => name ?? email),
    key: true,
    onCard: 'title',
  },
  text('email', 'Email', 'EMAIL', 240, ({ email }) => email),
  text('mobile', 'Mobile', 'MOBILE', 140, ({ mobile }) => mobile),
  number('enquiries', 'Enquiries', 'ENQUIRIES', 110, ({ enquiries }) => formatCount(enquiries)),
  number('revenue', 'Revenue', 'REVENUE', 130, ({ revenue }) => formatMoney(revenue)),
  text('last', 'Last enquiry', 'LAST_ENQUIRED_AT', 150, ({ lastEnquiredAt }) => (
    <GridDate value={lastEnquiredAt} />
  )),
];

const filterNames = [] as const;
const latestFirst = { id: 'LAST_ENQUIRED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  asked('NAME', 'Name', 'text'),
  asked('EMAIL', 'Email', 'text'),
  asked('MOBILE', 'Mobile', 'text'),
  asked('ENQUIRIES', 'Enquiries', 'number'),
  asked('REVENUE', 'Revenue', 'number'),
  asked('LAST_ENQUIRED_AT', 'Last enquiry', 'day'),
];

/** Everybody who has enquired, for staff; a row opens their enquiries (C127). */
export function CustomerList({ enquiriesHref }: { enquiriesHref: (email: string) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: latestFirst, filtered });
  const view = useColumnView('customers', columns);
  const variables = listVariables(url, columns, latestFirst);
  const result = useCustomerListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'customers');
  const [startExport] = useExportCustomersMutation();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportCustomers,
  );
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name, email or mobile"
        acts={
          <>
            {button}
            <ListActs list="customers" url={url} view={view} />
          </>
        }
      >
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Customers"
        columns={view.columns}
        list={list}
        url={url}
        rowId={({ id }) => id}
        rowHref={({ email }) => enquiriesHref(email)}
        columnActs={view}
        bulk={bulk}
        empty={{ title: 'No customers yet', text: 'Those who enquire appear here.' }}
      />
    </>
  );
}
