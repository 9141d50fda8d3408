import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/enquiry-fixtures';
import { renderElement } from '../testing/render';
import { userWith } from '../testing/users';
import type { GridColumn } from './grid-column';
import { ListActions } from './list-actions';
import { useColumnView } from './use-column-view';
import { useGridUrl } from './use-grid-url';

const columns: GridColumn<object>[] = [
  { id: 'name', header: 'Name', cell: () => null, width: 100, key: true },
  { id: 'height', header: 'Height', cell: () => null, width: 100 },
];
const filterNames = ['kind'];
const defaultSort = { id: 'ID', desc: false };

function Trees({ opensWith }: { opensWith?: string }) {
  const url = useGridUrl({ filterNames, defaultSort });
  const view = useColumnView('trees', columns);
  return (
    <>
      <ListActions list="trees" url={url} view={view} opensWith={opensWith} />
      <button type="button" onClick={() => url.setSearch('oak')}>
        Search for oak
      </button>
      <output>{view.columns.map(({ id }) => id).join()}</output>
    </>
  );
}

const aView = (more: object = {}) => ({
  __typename: 'SavedView',
  id: 5,
  version: 2,
  name: 'Tall ones',
  search: 'kind=tall&sort=-HEIGHT',
  shared: false,
  mine: true,
  ownerName: 'Ana',
  isDefault: false,
  columns: null,
  ...more,
});

const hidden = {
  __typename: 'ColumnArrangementView',
  order: null,
  hidden: ['height'],
  shown: null,
  widths: [],
};

async function show(
  views: object[],
  path = '/',
  answers: Record<string, { data: object }> = {},
  opensWith?: string,
) {
  localStorage.clear();
  const server = fakeServer({ SavedViews: { data: { savedViews: views } }, ...answers });
  const { router } = renderElement(<Trees opensWith={opensWith} />, {
    user: userWith(['ADMIN']),
    execute: server.execute,
    path,
  });
  await waitFor(() => expect(server.names()).toContain('SavedViews'));
  return { server, search: () => router.state.location.search };
}
const menu = async () => userEvent.click(await screen.findByRole('button', { name: /^View/ }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const shown = () => screen.getByText(/^name/).textContent;

describe('saved views of a list', () => {
  it('open with their filters and columns', async () => {
    const { search } = await show([aView({ columns: hidden })]);
    await menu();
    await press('Tall ones');
    expect(search()).toBe('?kind=tall&sort=-HEIGHT&view=5');
    expect(shown()).toBe('name');
    await press('View: Tall ones');
    await press('Whole list');
    expect(search()).toBe('?view=none');
    expect(shown()).toBe('name,height');
  });

  it('open by default on a list without filters', async () => {
    const { search } = await show([aView({ isDefault: true })]);
    await waitFor(() => expect(search()).toBe('?kind=tall&sort=-HEIGHT&view=5'));
  });

  it.each(['/?q=pine', '/?view=none'])('do not replace existing filters: %s', async (path) => {
    const { search } = await show([aView({ isDefault: true })], path);
    await menu();
    await screen.findByRole('button', { name: 'Tall ones default' });
    expect(search()).toBe(path.slice(1));
  });

  it.each([
    ['/', [], '?kind=tall&view=none'],
    ['/', [aView({ isDefault: true, search: 'kind=short' })], '?kind=short&view=5'],
    ['/?view=none', [], '?view=none'],
    ['/?q=pine', [], '?q=pine'],
  ])('keep the list’s own default at %s unless a view is the default', async (path, views, expected) => {
    const { search } = await show(views, path, {}, 'kind=tall');
    await menu();
    await waitFor(() => expect(search()).toBe(expected));
  });

  it('show changed filters and can be updated with them', async () => {
    const { server } = await show([aView()], '/?view=5&sort=-HEIGHT&kind=tall', {
      UpdateSavedView: { data: { updateSavedView: aView({ version: 3, search: 'q=oak' }) } },
    });
    await screen.findByRole('button', { name: 'View: Tall ones' });
    await press('Search for oak');
    await press('View: Tall ones, changed');
    await press('Update “Tall ones”');
    const search = 'sort=-HEIGHT&kind=tall&q=oak';
    expect(server.variables('UpdateSavedView')).toEqual([
      { id: 5, version: 2, input: { search, columns: null } },
    ]);
  });

  it('are saved under a name, shared on request', async () => {
    const { server, search } = await show([], '/?q=oak', {
      CreateSavedView: { data: { createSavedView: aView({ id: 6, search: 'q=oak' }) } },
    });
    await menu();
    await press(/^Save as a new view/);
    const dialog = await screen.findByRole('dialog');
    await press('Save view');
    await within(dialog).findByText('This cannot be empty');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Oaks');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Shared with all staff' }));
    await press('Save view');
    await waitFor(() => expect(search()).toBe('?q=oak&view=6'));
    expect(server.variables('CreateSavedView')).toEqual([
      { input: { list: 'trees', name: 'Oaks', shared: true, search: 'q=oak', columns: null } },
    ]);
  });

  it('separate views of other users', async () => {
    await show([aView(), aView({ id: 7, name: 'Small ones', mine: false, shared: true, ownerName: 'Ben' })]);
    await menu();
    const group = await screen.findByRole('group', { name: 'Shared by others' });
    expect(within(group).getByRole('button')).toHaveTextContent('Small onesBen');
  });

  it('can become the default, and are deleted after a confirmation', async () => {
    const { server, search } = await show([aView()], '/?view=5', {
      SetDefaultView: { data: { setDefaultView: true } },
      DeleteSavedView: { data: { deleteSavedView: true } },
    });
    await press(/^View: Tall ones/);
    await press('Use as my default view');
    expect(server.variables('SetDefaultView')).toEqual([{ list: 'trees', id: 5 }]);
    await press(/^View: Tall ones/);
    await press(/^Delete …/);
    await press('Delete');
    await waitFor(() => expect(search()).toBe('?view=none'));
    expect(server.variables('DeleteSavedView')).toEqual([{ id: 5 }]);
  });
});
