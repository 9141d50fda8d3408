import { type BenchCase, pathOf, type Question } from './case.js';

const LIST = `query SupplierList($filter: SupplierListFilter, $sort: SupplierListSort) {
  supplierRecords(filter: $filter, sort: $sort, first: 50) {
    nodes { id name listTitle status membershipListingDate ownerContactPerson enquiryEmail callRailPhone serviceRegions
      categories { name } createdAt enquiryTotal revenueTotal contributionTotal }
    pageInfo { hasNextPage }
    totalCount
    totals { enquiryTotal revenueTotal contributionTotal }
  }
}`;

type ListOptions = { sort?: string; status?: string; year?: string; search?: string; contact?: string };

const SORTS: Record<string, object> = {
  name: { column: 'NAME', direction: 'DESC' },
  revenue: { column: 'REVENUE_TOTAL', direction: 'DESC' },
  since: { column: 'MEMBERSHIP_LISTING_DATE', direction: 'DESC' },
};

const condition = (column: string, test: string, value: string | undefined) =>
  value === undefined ? [] : [{ column, test, values: [value] }];

const question = ({ sort, status, year, search, contact }: ListOptions): Question => ({
  variables: {
    filter: {
      search: search ?? null,
      columns: [
        ...condition('STATUS', 'ONE_OF', status),
        ...condition('MEMBERSHIP_YEAR', 'EQUALS', year),
        ...condition('OWNER_CONTACT_PERSON', 'CONTAINS', contact),
      ],
    },
    sort: sort ? SORTS[sort] : null,
  },
  bare: pathOf('/suppliers', { sort, status, year, search, contact }),
});

const MIX: readonly ListOptions[] = [
  {},
  { sort: 'name' },
  { sort: 'revenue' },
  { sort: 'since' },
  { status: 'Approved & Live' },
  { status: 'Drafting', sort: 'name' },
  { year: '2024' },
  { year: '2025', status: 'Approved & Live', sort: 'revenue' },
  { search: 'plumb' },
  { search: 'kowhai', sort: 'since' },
  { contact: 'hana' },
  { contact: 'an', status: 'Approved & Live', sort: 'revenue' },
];

/** The first page of suppliers, with any sort and filter that staff use. */
export const suppliersCase: BenchCase = {
  name: 'suppliers',
  title: 'supplier grid, first page, 100,000 suppliers',
  database: 'bench_100k',
  query: LIST,
  signedInAs: 'admin@uplift.example',
  required: 0.6,
  questions: async () => MIX.map(question),
};
