import { act, screen, waitFor, within } from '@testing-library/react';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Language } from '../../../lib/language';
import { Component as SearchResults } from '../../../routes/public/search-results';
import { renderRoutes } from '../../../testing/render';

const ref = (id: number, name: string) => ({ __typename: 'CategoryRef', id, name });
const results = {
  searchSuppliers: { __typename: 'SupplierSearchConnection', totalCount: 0, nodes: [] },
  searchSuggestions: { __typename: 'SearchSuggestions', services: [], regions: [] },
  regions: [],
  categories: [
    { __typename: 'Category', id: 3, name: 'Trades', children: [ref(7, 'Drains'), ref(8, 'Roofs')] },
    { __typename: 'Category', id: 4, name: 'Food', children: [] },
  ],
};

type Counts = { suppliers: number; categories?: [number, number][]; subCategories?: [number, number][] };

const counted = (pairs: [number, number][] = []) =>
  pairs.map(([recordId, suppliers]) => ({ __typename: 'CategoryCount', recordId, suppliers }));

const answer = ({ suppliers, categories, subCategories }: Counts): ExecutionResult => ({
  data: {
    categoryCounts: {
      __typename: 'CategoryCounts',
      suppliers,
      categories: counted(categories),
      subCategories: counted(subCategories),
    },
  },
});

type Filter = Record<string, unknown>;

/**
 * Opens the results at an address. `countsOf` answers the requests for counts, whose filters are returned.
 */
function open(
  path: string,
  countsOf: (filter: Filter) => ExecutionResult | Promise<ExecutionResult>,
  language?: Language,
) {
  const filters: Filter[] = [];
  const paths = ['searchResults', 'searchResults/category/:category', 'searchResults/:servicing'];
  const view = renderRoutes(
    [...paths, 'searchResults/:servicing/:category'].map((at) => ({ path: at, Component: SearchResults })),
    {
      path,
      language,
      execute: ({ operationName, variables }) => {
        if (operationName !== 'CategoryCounts') return { data: results };
        filters.push(variables.filter as Filter);
        return countsOf(variables.filter as Filter);
      },
    },
  );
  return { ...view, filters };
}

const tree = () => screen.findByRole('navigation', { name: /Categories|Ngā kāwai/, hidden: true });
const names = async () =>
  within(await tree())
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);
const shows = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));

afterEach(() => localStorage.clear());

it('shows the number of suppliers at both levels of the tree and in the pickers R005', async () => {
  open('/searchResults/category/3', () =>
    answer({ suppliers: 1200, categories: [[3, 12]], subCategories: [[7, 1]] }),
  );
  await shows([
    'All categories1,200 suppliers',
    'Trades12 suppliers',
    'Drains1 supplier',
    'Roofs0 suppliers',
    'Food0 suppliers',
  ]);
  const picker = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent);
  expect(picker('Category')).toEqual(['All categories', 'Trades (12)', 'Food (0)']);
  expect(picker('Sub category')).toEqual(['All', 'Drains (1)', 'Roofs (0)']);
});

it('dims a category without suppliers, which can still be chosen', async () => {
  open('/searchResults/category/3', () => answer({ suppliers: 5, categories: [[3, 5]] }));
  await shows([
    'All categories5 suppliers',
    'Trades5 suppliers',
    'Drains0 suppliers',
    'Roofs0 suppliers',
    'Food0 suppliers',
  ]);
  const food = within(await tree()).getByRole('link', { name: /Food/, hidden: true });
  expect(food).toHaveAttribute('data-none');
  expect(food).toHaveAttribute('href', '/searchResults/category/4');
});

it('hides the tree if no category has suppliers', async () => {
  open('/searchResults/service/zzz', () => answer({ suppliers: 0 }));
  await tree();
  await waitFor(() => expect(screen.queryByRole('navigation', { hidden: true })).toBeNull());
});

it('speaks the counts in te reo Māori and keeps the language of the category names', async () => {
  open('/searchResults', () => answer({ suppliers: 12, categories: [[3, 1]] }), 'mi');
  await shows(['Ngā kāwai katoa12 kaiwhakarato', 'Trades1 kaiwhakarato', 'Food0 kaiwhakarato']);
  expect(within(await tree()).getByText('Trades')).toHaveAttribute('lang', 'en-NZ');
});

it('keeps the old counts until the counts of another mode arrive R008', async () => {
  let come: (counts: ExecutionResult) => void = () => undefined;
  const { filters, router } = open('/searchResults', ({ audience }) =>
    audience === 'GENERAL'
      ? answer({ suppliers: 9, categories: [[3, 9]] })
      : new Promise((resolve) => {
          come = resolve;
        }),
  );
  const before = ['All categories9 suppliers', 'Trades9 suppliers', 'Food0 suppliers'];
  await shows(before);
  await act(() => router.navigate('/searchResults?type=Consumer'));
  await waitFor(() => expect(filters).toHaveLength(2));
  await shows(before);
  await act(async () => come(answer({ suppliers: 4, categories: [[4, 4]] })));
  await shows(['All categories4 suppliers', 'Trades0 suppliers', 'Food4 suppliers']);
});

it('reloads the counts for another place, but not for another category or page', async () => {
  const { filters, router } = open('/searchResults/Auckland', ({ servicing }) =>
    answer({ suppliers: servicing === 'Auckland' ? 7 : 2 }),
  );
  await shows(['All categories7 suppliers', 'Trades0 suppliers', 'Food0 suppliers']);
  await act(() => router.navigate('/searchResults/Auckland/4'));
  await act(() => router.navigate('/searchResults/Auckland?page=2'));
  expect(filters).toHaveLength(1);
  await act(() => router.navigate('/searchResults/Otago'));
  await shows(['All categories2 suppliers', 'Trades0 suppliers', 'Food0 suppliers']);
  expect(filters.map(({ servicing, category }) => [servicing, category])).toEqual([
    ['Auckland', null],
    ['Otago', null],
  ]);
});

it('shows no counts rather than those of another search', async () => {
  const { router } = open('/searchResults/Auckland', ({ servicing }) =>
    servicing === 'Auckland' ? answer({ suppliers: 7 }) : { errors: [new GraphQLError('too slow')] },
  );
  await shows(['All categories7 suppliers', 'Trades0 suppliers', 'Food0 suppliers']);
  await act(() => router.navigate('/searchResults/Otago'));
  await shows(['All categories', 'Trades', 'Food']);
});
