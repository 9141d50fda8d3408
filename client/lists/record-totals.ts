import { formatCount, formatMoney } from '../lib/format';

type Totals = { enquiryTotal: number; revenueTotal: number; contributionTotal: number };

/** What stands below the columns of a record's sales: sums of all that are found. */
export const recordTotals = ({ enquiryTotal, revenueTotal, contributionTotal }: Totals) => ({
  enquiries: formatCount(enquiryTotal),
  revenue: formatMoney(revenueTotal),
  contribution: formatMoney(contributionTotal),
});
