import { columnBuilders } from '../grid/column-builders';
import type { GridColumn } from '../grid/grid-column';
import { formatCount, formatMoney } from '../lib/format';
import { GridDate } from '../ui/date-time';

type Totals = { enquiryTotal: number; revenueTotal: number; contributionTotal: number };

/** Returns the totals below the columns of a record's sales, for all matching records. */
export const recordTotals = ({ enquiryTotal, revenueTotal, contributionTotal }: Totals) => ({
  enquiries: formatCount(enquiryTotal),
  revenue: formatMoney(revenueTotal),
  contribution: formatMoney(contributionTotal),
});

type Numbered = { id: number };
type Selling = { enquiryTotal: number; revenueTotal: number; contributionTotal: number };
type Stamped = { createdAt: string; updatedAt: string };

type SalesSort = 'ENQUIRY_TOTAL' | 'REVENUE_TOTAL' | 'CONTRIBUTION_TOTAL';
type StampSort = 'CREATED_AT' | 'UPDATED_AT';

const sales = columnBuilders<Selling, SalesSort>();
const stamps = columnBuilders<Stamped, StampSort>();

/** The column of a record's ID. */
export const idColumn: GridColumn<Numbered, 'ID'> = {
  ...columnBuilders<Numbered, 'ID'>().number('id', 'ID', 'ID', 72, ({ id }) => id),
  onCard: 'corner',
};

/** Columns of a record's sales totals; `recordTotals` adds them up. */
export const salesColumns: readonly GridColumn<Selling, SalesSort>[] = [
  sales.number('enquiries', 'Enquiries', 'ENQUIRY_TOTAL', 104, ({ enquiryTotal }) =>
    formatCount(enquiryTotal),
  ),
  sales.number('revenue', 'Revenue', 'REVENUE_TOTAL', 122, ({ revenueTotal }) => formatMoney(revenueTotal)),
  sales.number('contribution', '$UC', 'CONTRIBUTION_TOTAL', 112, ({ contributionTotal }) =>
    formatMoney(contributionTotal),
  ),
];

const stamp = (...[id, header, sort, cell]: [string, string, StampSort, (row: Stamped) => string]) =>
  stamps.further(stamps.time(id, header, sort, 164, (row) => <GridDate value={cell(row)} />));

/** Columns of a record's creation and change dates, hidden until the user chooses them. */
export const stampColumns: readonly GridColumn<Stamped, StampSort>[] = [
  stamp('created', 'Created', 'CREATED_AT', ({ createdAt }) => createdAt),
  stamp('updated', 'Changed', 'UPDATED_AT', ({ updatedAt }) => updatedAt),
];
