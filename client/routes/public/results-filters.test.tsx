import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams, useSearchParams } from 'react-router';
import { ResultsFilters } from '../../features/directory/suppliers/results-filters';
import { readCriteria } from '../../features/directory/suppliers/search-criteria';
import { SearchBox } from '../../features/site/search/search-box';
import { RESULT_PATHS } from '../../navigation/paths';
import { renderRoutes } from '../../testing/render';
import { suggested } from '../../testing/suggested';

const regions = [
  { __typename: 'Region' as const, name: 'Nationwide', districts: [] },
  { __typename: 'Region' as const, name: 'Auckland', districts: ['Auckland City', 'Manukau'] },
  { __typename: 'Region' as const, name: 'Otago', districts: ['Dunedin'] },
];

/** Answers are released by hand, so that a test sees the page while they are loading. */
let letThrough: (() => void)[] = [];
const arrive = () => act(async () => letThrough.splice(0).forEach((go) => void go()));

function Results() {
  const criteria = readCriteria(useParams(), useSearchParams()[0]);
  return (
    <>
      <SearchBox />
      <h1>{criteria.service ?? 'Everything'}</h1>
      <ResultsFilters criteria={criteria} regions={regions} categories={[]} />
    </>
  );
}

function show(path: string) {
  letThrough = [];
  let first = true;
  const loader = () => {
    if (first) {
      first = false;
      return null;
    }
    return new Promise((done) => letThrough.push(() => done(null)));
  };
  return renderRoutes(
    RESULT_PATHS.map((each) => ({ path: each, Component: Results, loader })),
    {
      path,
      execute: ({ operationName }) => ({
        data:
          operationName === 'CategoryCounts'
            ? {
                categoryCounts: {
                  __typename: 'CategoryCounts',
                  suppliers: 3,
                  categories: [],
                  subCategories: [],
                },
              }
            : { searchBoxSuggestions: suggested() },
      }),
    },
  );
}
const region = () => screen.findByRole('combobox', { name: 'Region' });
const city = () => screen.getByRole('combobox', { name: 'City or district' });
const box = () => screen.getByRole('combobox', { name: 'Search products & services' });

describe('while results load', () => {
  it('keeps a chosen region and then a chosen city R006', async () => {
    const { router } = show('/searchResults');
    await userEvent.selectOptions(await region(), 'Auckland');
    expect(router.state.navigation.state).toBe('loading');
    expect(await region()).toHaveValue('Auckland');
    await userEvent.selectOptions(city(), 'Manukau');
    expect(await region()).toHaveValue('Auckland');
    expect(city()).toHaveValue('Manukau');
    await arrive();
    await waitFor(() => expect(router.state.location.pathname).toBe('/searchResults/Manukau'));
    expect(city()).toHaveValue('Manukau');
  });

  it('searches for both a text and a region chosen right after it A137', async () => {
    const { router } = show('/searchResults');
    await region();
    await userEvent.type(box(), 'plumb');
    await userEvent.selectOptions(await region(), 'Otago');
    expect(box()).toHaveValue('plumb');
    await arrive();
    await waitFor(() => expect(router.state.location.pathname).toBe('/searchResults/service/plumb/Otago'));
    expect(box()).toHaveValue('plumb');
    expect(await region()).toHaveValue('Otago');
  });

  it('keeps text typed during a search and searches for it next A137', async () => {
    const { router } = show('/searchResults');
    await region();
    await userEvent.type(box(), 'plumb{Enter}');
    expect(router.state.navigation.location?.pathname).toBe('/searchResults/service/plumb');
    await userEvent.type(box(), 'ing');
    await arrive();
    // With slow typing there may have been a search in between.
    const goingTo = () => (router.state.navigation.location ?? router.state.location).pathname;
    await waitFor(() => expect(goingTo()).toBe('/searchResults/service/plumbing'));
    expect(box()).toHaveValue('plumbing');
    await arrive();
    await screen.findByRole('heading', { name: 'plumbing' });
    expect(box()).toHaveValue('plumbing');
  });
});

describe('city picker', () => {
  it('offers all cities by region, and a chosen city sets its region R026 A152', async () => {
    const { router } = show('/searchResults');
    await region();
    const groups = within(city()).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('label'))).toEqual(['Auckland', 'Otago']);
    expect(within(groups[0] as HTMLElement).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(city(), 'Dunedin');
    await arrive();
    await waitFor(() => expect(router.state.location.pathname).toBe('/searchResults/Dunedin'));
    expect(await region()).toHaveValue('Otago');
    expect(within(city()).queryByRole('group')).not.toBeInTheDocument();
  });

  it('offers no city for Nationwide R010', async () => {
    show('/searchResults/Nationwide');
    await region();
    expect(city()).toBeDisabled();
  });
});
