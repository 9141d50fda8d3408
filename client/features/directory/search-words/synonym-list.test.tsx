import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { NewSynonymButton } from './new-synonym-button';
import { SynonymList } from './synonym-list';

const aSynonym = (more: object = {}) => ({
  __typename: 'SearchSynonym',
  id: 1,
  version: 1,
  phrase: 'sparky',
  means: ['electrician'],
  updatedAt: '2026-11-05T01:07:00Z',
  ...more,
});
const page = (...nodes: object[]) => ({
  data: {
    searchSynonyms: {
      __typename: 'SearchSynonymConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});
const both = page(aSynonym(), aSynonym({ id: 2, phrase: 'cheap', means: [] }));

function show(answers: Parameters<typeof fakeServer>[0], path = '/') {
  const server = fakeServer(answers);
  const element = (
    <>
      <NewSynonymButton />
      <SynonymList />
    </>
  );
  renderElement(element, { execute: server.execute, path });
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('lists the meanings of words and the ignored words', async () => {
  const server = show({ SearchSynonyms: both }, '/?q=s');
  await screen.findByText('sparky');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/^sparkyelectrician/);
  expect(rows[1]).toMatch(/^cheapignored in searches/);
  expect(server.variables('SearchSynonyms')).toEqual([
    {
      filter: { search: 's', columns: [] },
      sort: { column: 'PHRASE', direction: 'ASC' },
      first: 50,
    },
  ]);
});

it('creates a synonym with several meanings', async () => {
  const server = show({
    SearchSynonyms: both,
    CreateSynonym: { data: { createSearchSynonym: aSynonym({ id: 3, phrase: 'chippy' }) } },
  });
  await press('New synonym');
  await userEvent.type(await screen.findByRole('textbox', { name: /Word or phrase/ }), 'Chippy');
  await userEvent.type(screen.getByRole('textbox', { name: /Means/ }), 'carpenter, joiner{Enter}builder,');
  await press('Save synonym');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.variables('CreateSynonym')).toEqual([
    { input: { phrase: 'Chippy', means: ['carpenter', 'joiner', 'builder'] } },
  ]);
  // The list is fetched again.
  await waitFor(() => expect(server.names().filter((name) => name === 'SearchSynonyms')).toHaveLength(2));
});

it('rejects too many or too long meanings before sending', async () => {
  const server = show({ SearchSynonyms: both });
  await press('New synonym');
  const means = await screen.findByRole('textbox', { name: /Means/ });
  await userEvent.click(means);
  await userEvent.paste(Array.from({ length: 21 }, (_, n) => `word ${n}`).join(','));
  await press('Save synonym');
  expect(await screen.findByText('Enter no more than 20 words or phrases.')).toBeInTheDocument();
  await userEvent.clear(means);
  await userEvent.paste('a'.repeat(61));
  expect(await screen.findByText('Use 60 characters or fewer for each word or phrase.')).toBeInTheDocument();
  expect(server.names()).not.toContain('CreateSynonym');
});

it('shows a version conflict and saves on the newer version on the next attempt', async () => {
  const newer = page(aSynonym({ version: 2, means: ['lighting'] }));
  const server = show({
    SearchSynonyms: [both, newer],
    UpdateSynonym: [
      anError('CONFLICT', 'Someone else has changed this synonym.'),
      { data: { updateSearchSynonym: aSynonym({ version: 3 }) } },
    ],
  });
  await press('Change “sparky”');
  await userEvent.type(await screen.findByRole('textbox', { name: /Means/ }), ', heat pumps');
  await press('Save synonym');
  expect(await screen.findByText(/changed the synonym “sparky” to lighting/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Means/ })).toHaveValue('electrician, heat pumps');
  await press('Save synonym');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.variables('UpdateSynonym').map(({ version }) => version)).toEqual([1, 2]);
});

it('confirms before deleting a synonym', async () => {
  const server = show({
    SearchSynonyms: [both, page(aSynonym({ id: 2, phrase: 'cheap', means: [] }))],
    DeleteSynonym: { data: { deleteSearchSynonym: true } },
  });
  await press('Delete “sparky”');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/will no longer find electrician/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('sparky')).not.toBeInTheDocument());
  expect(server.variables('DeleteSynonym')).toEqual([{ id: 1 }]);
});

it('edits a synonym in its cells and sends all fields on its version', async () => {
  const server = show({
    SearchSynonyms: both,
    UpdateSynonym: {
      data: { updateSearchSynonym: aSynonym({ version: 2, means: ['electrician', 'solar'] }) },
    },
  });
  // jsdom has no layout, so the click counts as one on the cell's pencil.
  await userEvent.click(await screen.findByText('electrician'));
  const cell = await screen.findByRole('textbox', { name: 'Means' });
  expect(cell).toHaveValue('electrician');
  await userEvent.type(cell, '{End}, solar{Enter}');
  await waitFor(() =>
    expect(server.variables('UpdateSynonym')).toEqual([
      { id: 1, version: 1, input: { phrase: 'sparky', means: ['electrician', 'solar'] } },
    ]),
  );
  expect(await screen.findByText('electrician, solar')).toBeInTheDocument();
});

it('deletes several synonyms after a confirmation A155', async () => {
  const server = show({ SearchSynonyms: both, DeleteSynonyms: { data: { deleteSearchSynonyms: null } } });
  await selectAllRows();
  await press('Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/can restore deleted items from the trash/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.variables('DeleteSynonyms')).toEqual([{ selection: { ids: [1, 2] } }]));
});
