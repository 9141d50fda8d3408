import { type ExecutionResult, GraphQLError } from 'graphql';
import type { LoaderFunctionArgs } from 'react-router';
import { PageClient } from '../../../graphql/page-client';
import { resultsLoader } from './results-loader';

const regions = ['Auckland', 'Manawatu/Whanganui'].map((name) => ({
  __typename: 'Region',
  name,
  districts: [],
}));
const categories = [{ __typename: 'Category', id: 3, name: 'Trades', children: [] }];

const noCounts = {
  data: { categoryCounts: { __typename: 'CategoryCounts', suppliers: 0, categories: [], subCategories: [] } },
};

/** Runs the loader for an address whose search has this number of results. */
async function load(
  totalCount: number,
  params: Record<string, string>,
  query = '',
  counts: ExecutionResult = noCounts,
) {
  const searchSuppliers = { __typename: 'SupplierSearchConnection', totalCount, nodes: [] };
  const answers: Record<string, ExecutionResult> = {
    SupplierResults: { data: { searchSuppliers, regions, categories } },
    SearchSuggestions: {
      data: { searchSuggestions: { __typename: 'SearchSuggestions', services: [], regions: [] } },
    },
    CategoryCounts: counts,
  };
  const client = new PageClient(({ operationName }) => answers[operationName ?? ''] ?? {});
  const request = new Request(`http://localhost/searchResults${query}`);
  const answer = await resultsLoader({ client, language: 'en' })({ params, request } as LoaderFunctionArgs);
  if (answer instanceof Response) return answer.headers.get('location');
  return 'meta' in answer ? answer.meta : { ...answer.data.meta, status: answer.init?.status };
}

it.each([
  ['behind the last', 50, '?page=99', '/searchResults/category/3?page=3'],
  ['of none', 0, '?page=2', '/searchResults/category/3'],
  ['of a narrower search', 50, '?subCategory=7&page=9', '/searchResults/category/3?subCategory=7&page=3'],
  ['with more in its query', 9, '?from=mail&page=9&x=1', '/searchResults/category/3?from=mail&x=1'],
])('a page %s redirects to the last page', async (_, total, query, to) => {
  expect(await load(total, { category: '3' }, query)).toBe(to);
});

it.each([
  ['?service=A/C+%26+heating', '/searchResults/service/A%2FC%20%26%20heating'],
  ['?service=+', '/searchResults'],
])('the query %s of a search form redirects to %s R011 R012 R013', async (query, to) => {
  expect(await load(9, {}, query)).toBe(to);
});

it('an address without a mode takes the stored mode and keeps the rest R017', async () => {
  localStorage.setItem('type', 'Commercial');
  expect(await load(99, { servicing: 'Otago' }, '?page=2')).toBe(
    '/searchResults/Otago?type=Commercial&page=2',
  );
  expect(await load(99, {}, '?type=Consumer')).toMatchObject({ canonical: '/searchResults' });
  localStorage.clear();
});

it('shows the last page without redirecting', async () => {
  expect(await load(48, {}, '?page=2')).toMatchObject({ canonical: '/searchResults?page=2' });
});

it('the canonical address uses the spelling of the records A05 A08 A09', async () => {
  expect(await load(50, { servicing: 'AUCKLAND', category: 'trades' })).toMatchObject({
    title: 'Search Results - Trades in Auckland',
    canonical: '/searchResults/Auckland/3',
    noindex: false,
  });
});

it('a region divided by its slash redirects to its own address A07', async () => {
  expect(await load(0, { servicing: 'Manawatu', category: 'Whanganui' })).toBe(
    '/searchResults/Manawatu%2FWhanganui',
  );
  expect(await load(0, { servicing: 'Manawatu', category: 'Whanganui' }, '?from=mail')).toBe(
    '/searchResults/Manawatu%2FWhanganui?from=mail',
  );
});

it('an unknown category answers 404, also within a place', async () => {
  expect(await load(0, { category: '999' })).toMatchObject({ status: 404, noindex: true });
  expect(await load(0, { servicing: 'Auckland', category: 'nothing' })).toMatchObject({ status: 404 });
  expect(await load(0, { category: '3' })).not.toHaveProperty('status');
});

it('shows the page if its counts fail to load', async () => {
  const counts = { errors: [new GraphQLError('too slow')] };
  expect(await load(48, {}, '', counts)).toMatchObject({ canonical: '/searchResults' });
});

it('a search without results has noindex', async () => {
  expect(await load(0, { service: 'zzz' })).toMatchObject({ noindex: true });
});
