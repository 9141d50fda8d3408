import { LEAD_SORTS } from '../bare/leads.js';
import type { DatabaseName } from '../databases.js';
import { type BenchCase, pathOf, type Question } from './case.js';

const LIST = `query LeadList($filter: LeadListFilter, $sort: LeadListSort) {
  leadRecords(filter: $filter, sort: $sort, first: 50) {
    nodes { id createdAt fromName buyerType impactBuyer { id name } supplier { id name } listTitle status chance
      futureActionOn personResponsible { id name } weight }
    pageInfo { hasNextPage }
    totalCount
    totals { estimatedRevenue actualRevenue }
  }
}`;

type ListOptions = { sort?: string; status?: string; buyer?: string; search?: string };

/** All sort columns of the grid, with their first direction. */
const SORTS = Object.keys(LEAD_SORTS).map((column) => ({
  column,
  direction: LEAD_SORTS[column]?.endsWith('DESC') ? 'DESC' : 'ASC',
}));
const sortOf = (column: string | undefined) => SORTS.find((sort) => sort.column === column) ?? null;

const condition = (column: string, test: string, value: string | undefined) =>
  value === undefined ? [] : [{ column, test, values: [value] }];

const question = ({ sort, status, buyer, search }: ListOptions): Question => ({
  variables: {
    filter: {
      search: search ?? null,
      columns: [...condition('STATUS', 'ONE_OF', status), ...condition('IMPACT_BUYER', 'CONTAINS', buyer)],
    },
    sort: sortOf(sort),
  },
  bare: pathOf('/leads', { sort, status, buyer, search }),
});

/** Each sort, and the most common filters of leads: status, buyer, text. */
const MIX: readonly ListOptions[] = [
  {},
  ...SORTS.map(({ column }) => ({ sort: column })),
  { status: 'Card Created' },
  { status: 'Slim Chance' },
  { status: 'Sounding Positive', sort: 'CHANCE' },
  { status: 'Future Follow Up', sort: 'FUTURE_ACTION_ON' },
  { search: 'plumb' },
  { search: 'kowhai', sort: 'CHANCE' },
  { buyer: 'school' },
];

/** Returns the case of the first page of leads, with any sort and filter that staff use. */
const leadsCase = (database: DatabaseName, count: string): BenchCase => ({
  name: 'leads',
  title: `lead grid, first page, ${count} leads`,
  database,
  query: LIST,
  signedInAs: 'admin@uplift.example',
  required: 0.6,
  warmUpSeconds: 20,
  each: true,
  questions: async () => MIX.map(question),
});

/** The cases with the maximum number of leads and with a hundredth of it. */
export const leadsCases = [leadsCase('bench_1k', '2,000'), leadsCase('bench_100k', '200,000')];
