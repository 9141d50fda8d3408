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

type Asked = { sort?: string; status?: string; buyer?: string; search?: string };

const SORTS: Record<string, object> = {
  chance: { column: 'CHANCE', direction: 'DESC' },
  followUp: { column: 'FUTURE_ACTION_ON', direction: 'ASC' },
  buyer: { column: 'IMPACT_BUYER', direction: 'ASC' },
};

const condition = (column: string, test: string, value: string | undefined) =>
  value === undefined ? [] : [{ column, test, values: [value] }];

const question = ({ sort, status, buyer, search }: Asked): Question => ({
  variables: {
    filter: {
      search: search ?? null,
      columns: [...condition('STATUS', 'ONE_OF', status), ...condition('IMPACT_BUYER', 'CONTAINS', buyer)],
    },
    sort: sort ? SORTS[sort] : null,
  },
  bare: pathOf('/leads', { sort, status, buyer, search }),
});

const MIX: readonly Asked[] = [
  {},
  { sort: 'chance' },
  { sort: 'followUp' },
  { sort: 'buyer' },
  { status: 'Card Created' },
  { status: 'Slim Chance' },
  { status: 'Sounding Positive', sort: 'chance' },
  { status: 'Future Follow Up', sort: 'followUp' },
  { search: 'plumb' },
  { search: 'kowhai', sort: 'chance' },
  { buyer: 'school' },
];

/** The first page of leads as staff ask for it: any sort, any filter. */
const leadsCase = (database: DatabaseName, count: string): BenchCase => ({
  name: 'leads',
  title: `lead grid, first page, ${count} leads`,
  database,
  query: LIST,
  signedInAs: 'admin@uplift.example',
  required: 0.6,
  questions: async () => MIX.map(question),
});

/** As many leads as there are at most, and a hundredth of them. */
export const leadsCases = [leadsCase('bench_1k', '2,000'), leadsCase('bench_100k', '200,000')];
