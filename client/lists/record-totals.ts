import { formatCount, formatMoney } from '../lib/format';

type Totals = { enquiryTotal: number; revenueTotal: number; contributionTotal: number };

/** Returns the totals below the columns of a record's sales, for all matching records. */
export const recordTotals = ({ enquiryTotal, revenueTotal, contributionTotal }: Totals) => ({
  enquiries: formatCount(enquiryTotal),
  revenue: formatMoney(revenueTotal),
  contribution: formatMoney(contributionTotal),
});
