import type { CustomerColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { formatCount, formatMoney } from '../../../lib/format';
import { declareList } from '../../../lists/record-list-screen';
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

/** The staff list of all customers who have enquired; a row opens their enquiries (C127). */
export const customerList = declareList({
  name: 'customers',
  label: 'Customers',
  searchLabel: 'Search by name, email or mobile',
  columns,
  filtered: [
    filterColumn('NAME', 'Name', 'text'),
    filterColumn('EMAIL', 'Email', 'text'),
    filterColumn('MOBILE', 'Mobile', 'text'),
    filterColumn('ENQUIRIES', 'Enquiries', 'number'),
    filterColumn('REVENUE', 'Revenue', 'number'),
    filterColumn('LAST_ENQUIRED_AT', 'Last enquiry', 'day'),
  ],
  defaultSort: { id: 'LAST_ENQUIRED_AT', desc: true },
  rows: [useCustomerListQuery, 'customers'],
  exporting: [useExportCustomersMutation, 'exportCustomers'],
  walked: false,
  empty: { title: 'No customers yet', text: 'Everyone who sends an enquiry shows up here.' },
});
