import type { Database, Statement } from '../../platform/database/database.js';
import { isSelected, type Selection, selectionOf } from '../../platform/database/selection.js';
import { SOURCE_COLUMNS, type SourceSums, sourcesOf } from './enquiry-sources.js';
import type { SalesTracking, SalesTrackingRow } from './sales-tracking.type.js';

const SUMS = [
  'enquiries',
  'completed',
  'fallen_through',
  'consumer_enquiries',
  'repeat_sales',
  'revenue',
  'contribution',
  ...SOURCE_COLUMNS.flatMap(([prefix]) => [`${prefix}_enquiries`, `${prefix}_contribution`]),
];

const LATEST = `CASE WHEN y.year IS NULL
    THEN (SELECT max(e.enquired_at) FROM sales_enquiry e WHERE e.archived_at IS NULL)
    ELSE (SELECT max(e.enquired_at) FROM sales_enquiry e WHERE e.archived_at IS NULL AND e.sales_year = y.year) END`;

/** Returns one row for each year, and one with year null for all years. */
const tracking = (name: string, latest: string): Statement => ({
  name,
  text: `SELECT y.*, ${latest} AS latest
    FROM (SELECT sales_year AS year, ${SUMS.map((sum) => `coalesce(sum(${sum}), 0)::float8 AS ${sum}`).join(', ')}
      FROM sales_month_parts WHERE scope = 'all' AND owner_id = 0
      GROUP BY GROUPING SETS ((sales_year), ())) y
    ORDER BY y.year DESC NULLS LAST`,
});
const WITH_LATEST = tracking('sales-tracking', LATEST);
const WITHOUT_LATEST = tracking('sales-tracking-sums', 'NULL');

type Read = SourceSums & {
  year: number | null;
  enquiries: number;
  completed: number;
  fallen_through: number;
  consumer_enquiries: number;
  repeat_sales: number;
  revenue: number;
  contribution: number;
  latest: Date | null;
};

const trackingRow = (read: Read): SalesTrackingRow => ({
  year: read.year,
  enquiries: read.enquiries,
  completed: read.completed,
  pending: read.enquiries - read.completed - read.fallen_through,
  fallenThrough: read.fallen_through,
  consumerEnquiries: read.consumer_enquiries,
  businessEnquiries: read.enquiries - read.consumer_enquiries,
  repeatSales: read.repeat_sales,
  bySource: sourcesOf(read),
  revenue: read.revenue,
  contribution: read.contribution,
  latestEnquiryAt: read.latest,
});

const asksLatest = (selection: Selection | null) =>
  ['years', 'totals'].some((rows) => isSelected(selectionOf(selection, rows), 'latestEnquiryAt'));

/**
 * Returns the totals of all enquiries for each year, newest first, and for all years (R274). Reads totals
 * only, except for the latest enquiry.
 */
export async function loadSalesTracking(
  database: Database,
  selection: Selection | null = null,
): Promise<SalesTracking> {
  const rows = (await database.read<Read>(asksLatest(selection) ? WITH_LATEST : WITHOUT_LATEST)).map(
    trackingRow,
  );
  const [totals] = rows.filter(({ year }) => year === null);
  if (!totals) throw new Error('There is always a row of all years.');
  return { years: rows.filter(({ year, enquiries }) => year !== null && enquiries > 0), totals };
}
