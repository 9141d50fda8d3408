import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { ZeroResultList } from './zero-result-list';
import { ZeroResultsPanel } from './zero-results-panel';

const aZeroResult = (more: object = {}) => ({
  __typename: 'SearchMiss',
  id: 1,
  text: 'sparkie',
  searches: 12,
  dismissed: false,
  firstSearchedAt: '2026-10-05T01:07:00Z',
  lastSearchedAt: '2026-11-05T01:07:00Z',
  guesses: ['Electrician', 'Spark plugs'],
  ...more,
});
const page = (...nodes: object[]) => ({
  data: {
    searchMisses: {
      __typename: 'SearchMissConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});
const madeOf = ({ means, phrase }: { means?: string[]; phrase?: string | null }) => ({
  data: {
    createSynonymFromZeroResult: {
      __typename: 'SearchSynonym',
      id: 9,
      version: 1,
      phrase: phrase ?? 'sparkie',
      means,
    },
  },
});
const two = page(aZeroResult(), aZeroResult({ id: 2, text: 'dunny', searches: 3, guesses: [] }));

function show(answers: Parameters<typeof fakeServer>[0], path = '/') {
  const server = fakeServer(answers);
  return { ...renderElement(<ZeroResultList />, { execute: server.execute, path }), server };
}
const words = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = () => currentNotices().map(({ title, description }) => `${title}: ${description}`);

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

it('creates a synonym from the suggestion with one click and removes the search from the list', async () => {
  const { server } = show({ SearchMisses: two, CreateSynonymFromZeroResult: madeOf as never });
  await press('Means “Electrician”: “sparkie”');
  await waitFor(() => expect(screen.queryByText('sparkie')).not.toBeInTheDocument());
  expect(server.variables('CreateSynonymFromZeroResult')).toEqual([{ id: 1, means: ['Electrician'] }]);
  expect(titles()).toEqual(['Synonym saved: Searches for “sparkie” now look for Electrician.']);
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
  expect(server.names().filter((name) => name === 'SearchMisses')).toHaveLength(1);
  // The focus moves to the neighbour of the removed row.
  expect(document.activeElement).toHaveTextContent(/^dunny/);
});

it('takes other meanings for part of a search', async () => {
  const { server } = show({ SearchMisses: two, CreateSynonymFromZeroResult: madeOf as never });
  await press('Other …: “sparkie”');
  const dialog = within(await screen.findByRole('dialog', { name: 'What does “sparkie” mean?' }));
  const means = dialog.getByRole('textbox', { name: /Means/ });
  await userEvent.type(means, 'Electrician, Lighting');
  await userEvent.click(dialog.getByRole('button', { name: 'Save synonym' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.variables('CreateSynonymFromZeroResult')).toEqual([
    { id: 1, phrase: 'sparkie', means: ['Electrician', 'Lighting'] },
  ]);
});

it('shows server refusals at the field and keeps the input', async () => {
  show({
    SearchMisses: two,
    CreateSynonymFromZeroResult: anError('BAD_USER_INPUT', 'No.', [
      { field: 'phrase', message: 'Use 4 words or fewer.' },
    ]),
  });
  await press('Means …: “dunny”');
  await userEvent.type(await screen.findByRole('textbox', { name: /Means/ }), 'Toilets');
  await press('Save synonym');
  expect(await screen.findByText('Use 4 words or fewer.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Means/ })).toHaveValue('Toilets');
});

it('adds a service under the name that staff enter, and explains the effect', async () => {
  const { server } = show({
    SearchMisses: two,
    CreateServiceFromZeroResult: { data: { createServiceFromZeroResult: true } },
  });
  await press('Add as a service: “dunny”');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/It appears in searches once a listed supplier has chosen it/)).toBeInTheDocument();
  const label = dialog.getByRole('textbox');
  expect(label).toHaveValue('Dunny');
  await userEvent.clear(label);
  await userEvent.type(label, 'Toilet hire');
  await userEvent.click(dialog.getByRole('button', { name: 'Add service' }));
  await waitFor(() => expect(screen.queryByText('dunny')).not.toBeInTheDocument());
  expect(server.variables('CreateServiceFromZeroResult')).toEqual([{ id: 2, label: 'Toilet hire' }]);
});

it('dismisses a search with one click and restores a dismissed one', async () => {
  const dismissed = { DismissZeroResult: { data: { dismissSearchMiss: true } } };
  const { server, unmount } = show({ SearchMisses: two, ...dismissed });
  await press('Dismiss: “dunny”');
  await waitFor(() => expect(words()).toHaveLength(1));
  expect(server.variables('DismissZeroResult')).toEqual([{ id: 2, dismissed: true }]);
  unmount();
  const again = show(
    { SearchMisses: page(aZeroResult({ dismissed: true })), ...dismissed },
    '/?dismissed=yes',
  );
  await press('Restore: “sparkie”');
  await waitFor(() =>
    expect(again.server.variables('DismissZeroResult')).toEqual([{ id: 1, dismissed: false }]),
  );
  expect(again.server.variables('SearchMisses')[0]).toMatchObject({
    filter: { columns: [{ column: 'DISMISSED', test: 'EQUALS', values: ['true'] }] },
  });
});

it.each([
  ['/', 'Dismiss', true],
  ['/?dismissed=yes', 'Restore', false],
])('a bulk action applies to all selected searches: %s, %s', async (path, label, dismissed) => {
  const { server } = show(
    { SearchMisses: two, ChangeZeroResults: { data: { changeSearchMisses: null } } },
    path,
  );
  await selectAllRows();
  await press(label);
  await waitFor(() =>
    expect(server.variables('ChangeZeroResults')).toEqual([
      { selection: { ids: [1, 2] }, input: { dismissed } },
    ]),
  );
  // The rows are no longer selected: they are gone, or about to be.
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

it('keeps the row and shows an error on failure', async () => {
  show({ SearchMisses: two, DismissZeroResult: anError('INTERNAL', 'Broken.') });
  await press('Dismiss: “dunny”');
  await waitFor(() => expect(titles()).toEqual(['Something went wrong: Broken.']));
  expect(words()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Dismiss: “dunny”' })).toHaveFocus();
});

it('shows an empty list or a loading error', async () => {
  const { unmount } = show({ SearchMisses: page() });
  expect(await screen.findByText('No searches to review yet')).toBeInTheDocument();
  unmount();
  show({ SearchMisses: anError('INTERNAL', 'Broken.') });
  expect(await screen.findByText('Couldn’t load the list')).toBeInTheDocument();
});

it('shows staff the five most frequent searches on their dashboard, with a link to all', async () => {
  const top = page(aZeroResult(), aZeroResult({ id: 2, text: 'dunny', searches: 1 }));
  top.data.searchMisses.totalCount = 31;
  const server = fakeServer({ TopZeroResults: top });
  renderElement(<ZeroResultsPanel all="/words" />, { execute: server.execute });
  expect(await screen.findByRole('link', { name: 'See all 31' })).toHaveAttribute('href', '/words');
  const panel = within(screen.getByRole('region', { name: 'Searches with no results' }));
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'sparkie12 searches',
    'dunny1 search',
  ]);
});
