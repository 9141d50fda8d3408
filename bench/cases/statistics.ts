import type pg from 'pg';
import type { DatabaseName } from '../databases.js';
import { type BenchCase, pathOf, type Question } from './case.js';

const PANEL = `query Statistics($of: StatisticsOf!, $id: Int) { salesStatistics(of: $of, id: $id) {
  enquiries active completed fallenThrough consumerEnquiries businessEnquiries repeatSales revenue wholeContribution
  byYear { year enquiries completed revenue contribution } bySource { via enquiries contribution }
  byBuyerType { buyerType enquiries completed fallenThrough contribution }
  byCause { name enquiries contribution } byCategory { name enquiries contribution } } }`;
const TRACKING = `query Tracking { salesTracking { years { year enquiries completed revenue contribution }
  totals { year enquiries completed revenue contribution } } }`;
const SUPPLIERS = `query Suppliers($year: Int) { supplierStatistics(year: $year, first: 50) {
  totalCount totals { enquiries } nodes { id name enquiries revenue contribution } } }`;

/** Returns the ids of the records of each kind with the most enquiries. */
const busiest = (column: string) => async (client: pg.Client) => {
  const { rows } = await client.query<{ id: number }>(
    `SELECT ${column} AS id FROM sales_enquiry WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 5`,
  );
  return rows.map(({ id }) => id);
};
const OWNERS = [
  ['suppliers', 'SUPPLIER', busiest('supplier_id')],
  ['impact buyers', 'IMPACT_BUYER', busiest('impact_buyer_id')],
  ['good causes', 'GOOD_CAUSE', busiest('good_cause_id')],
  ['all', 'ALL', async () => [0]],
] as const;

const COUNTS = [
  ['bench_1k', '10,000'],
  ['bench_100k', '1,000,000'],
] as const satisfies readonly (readonly [DatabaseName, string])[];

const question = (path: string, variables: Record<string, string | number | null>): Question => ({
  variables,
  bare: pathOf(path, variables),
});

const statisticsCase = (
  title: string,
  query: string,
  questions: (client: pg.Client) => Promise<Question[]>,
) =>
  COUNTS.map(
    ([database, count]): BenchCase => ({
      name: 'statistics',
      title: `${title}, ${count} enquiries`,
      database,
      query,
      signedInAs: 'admin@uplift.example',
      required: 2,
      questions,
    }),
  );

/** Cases with few enquiries and with a hundred times as many, which must not take much longer. */
export const statisticsCases: BenchCase[][] = [
  ...OWNERS.map(([title, of, idsOf]) =>
    statisticsCase(`statistics of ${title}`, PANEL, async (client) =>
      (await idsOf(client)).map((id) => question('/statistics', { of, id })),
    ),
  ),
  statisticsCase('years of sales', TRACKING, async () => [question('/tracking', {})]),
  statisticsCase('suppliers of a year', SUPPLIERS, async () =>
    [null, 2025, 2026].map((year) => question('/supplier-statistics', { year })),
  ),
];
