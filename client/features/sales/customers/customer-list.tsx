import type { CustomerColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn, listVariables } from '../../../grid/list-variables';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { formatCount, formatMoney } from '../../../lib/format';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
import { GridDate } from '../../../ui/date-time';
import {
  type CustomerRowFragment,
  useCustomerListQuery,
  useExportCustomersMutation,
} from './customers.generated';

type Customer = Omit<CustomerRowFragment, ' $fragmentName'>;

const { text, number, time } = columnBuilders<Customer, CustomerColumn>();

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
  time('last', 'Last enquiry', 'LAST_ENQUIRED_AT', 150, ({ lastEnquiredAt }) => (
    <GridDate value={lastEnquiredAt} />
  )),
];

const filterNames = [] as const;
const latestFirst = { id: 'LAST_ENQUIRED_AT', desc: true } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('NAME', 'Name', 'text'),
  filterColumn('EMAIL', 'Email', 'text'),
  filterColumn('MOBILE', 'Mobile', 'text'),
  filterColumn('ENQUIRIES', 'Enquiries', 'number'),
  filterColumn('REVENUE', 'Revenue', 'number'),
  filterColumn('LAST_ENQUIRED_AT', 'Last enquiry', 'day'),
];

/** The staff list of all customers who have enquired; a row opens their enquiries (C127). */
export function CustomerList({ enquiriesHref }: { enquiriesHref: (email: string) => string }) {
  const question = useListQuery({
    name: 'customers',
    columns,
    filterNames,
    defaultSort: latestFirst,
    filtered,
    variables: (url) => listVariables(url, columns, latestFirst),
  });
  const [startExport] = useExportCustomersMutation();
  return (
    <RecordList
      label="Customers"
      searchLabel="Search by name, email or mobile"
      question={question}
      list={useKeysetList(useCustomerListQuery(question.query), 'customers')}
      rowHref={({ email }) => enquiriesHref(email)}
      walked={false}
      startExport={async (variables) => (await startExport({ variables })).data?.exportCustomers}
      empty={{ title: 'No customers yet', text: 'Everyone who sends an enquiry shows up here.' }}
    />
  );
}
