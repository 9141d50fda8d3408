import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/render';
import { DataGrid, type GridList } from './data-grid';
import type { GridColumn } from './grid-column';
import { ChipFilter, SelectFilter } from './grid-filters';
import { GridToolbar } from './grid-toolbar';
import { useColumnView } from './use-column-view';
import { useGridUrl } from './use-grid-url';

type Tree = { id: number; name: string; height: number };
const trees: Tree[] = [
  { id: 1, name: 'Kauri', height: 50 },
  { id: 2, name: 'Rimu', height: 35 },
  { id: 3, name: 'Tōtara', height: 30 },
];
const columns: GridColumn<Tree>[] = [
  { id: 'name', header: 'Name', cell: (tree) => tree.name, width: 100, key: true },
  { id: 'height', header: 'Height', cell: (tree) => tree.height, kind: 'number', width: 80, sort: 'height' },
  {
    id: 'mark',
    header: 'Mark',
    kind: 'icon',
    width: 50,
    cell: (tree, { tabIndex }) => (
      <input type="checkbox" aria-label={`Mark ${tree.name}`} tabIndex={tabIndex} />
    ),
  },
];

const answered: GridList<Tree> = {
  rows: trees,
  total: 3,
  loading: false,
  error: null,
  retry: () => {},
  hasMore: false,
  loadMore: () => {},
  loadingMore: false,
};
const filterNames = ['kind', 'size'];
const defaultSort = { id: 'height', desc: true };
const choices = [
  { value: 'native', label: 'Native' },
  { value: 'exotic', label: 'Exotic' },
];

function Trees({ list, arranged }: { list: Partial<GridList<Tree>>; arranged: boolean }) {
  const url = useGridUrl({ filterNames, defaultSort });
  const view = useColumnView('trees', columns);
  return (
    <>
      <GridToolbar url={url} searchLabel="Search trees">
        <ChipFilter url={url} name="kind" label="Kind" choices={choices} />
        <SelectFilter url={url} name="size" label="Size" choices={[{ value: 'tall', label: 'Tall' }]} />
      </GridToolbar>
      <output>{JSON.stringify({ search: url.search, filters: url.filters, sort: url.sort })}</output>
      <DataGrid
        label="Trees"
        columns={view.columns}
        columnActions={arranged ? view : undefined}
        list={{ ...answered, ...list }}
        url={url}
        rowId={(tree) => tree.id}
        rowHref={(tree) => `/trees/${tree.id}`}
        empty={{ title: 'No trees yet', text: 'Plant one.' }}
      />
    </>
  );
}

function show(
  list: Partial<GridList<Tree>> = {},
  path = '/trees',
  { styled = false, arranged = false } = {},
) {
  return renderRoutes(
    [
      { path: '/trees', element: <Trees list={list} arranged={arranged} /> },
      { path: '/trees/:id', element: <p>One tree</p> },
    ],
    { path, styled },
  );
}
const shownQuery = () => JSON.parse(screen.getByText(/"search"/).textContent ?? '');

describe('grid states', () => {
  it('shows a loading overlay while rows load R326', () => {
    show({ rows: [], total: 0, loading: true });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByText('No rows')).not.toBeInTheDocument();
    expect(screen.queryByText('No trees yet')).not.toBeInTheDocument();
  });

  it('shows a no-rows overlay for an empty list R326', () => {
    show({ rows: [], total: 0 });
    expect(screen.getByText('No trees yet')).toBeInTheDocument();
  });

  it('offers to clear the filters if nothing matches', async () => {
    const { router } = show({ rows: [], total: 0 }, '/trees?q=oak&kind=exotic');
    expect(screen.getByText('No matches')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear Grid Filters' })[1] as HTMLElement);
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows an error with a retry button', async () => {
    const retry = jest.fn();
    show({ rows: [], total: 0, error: new Error('down'), retry });
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the list');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('replaces the rows of another filter by an error', async () => {
    const retry = jest.fn();
    show({ error: new Error('down'), retry }, '/trees?q=oak');
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the list');
    expect(screen.queryByText('Kauri')).not.toBeInTheDocument();
    expect(screen.queryByText('3 of 3')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows the number of loaded rows and loads more on request', async () => {
    const loadMore = jest.fn();
    show({ total: 1200, hasMore: true, loadMore });
    expect(screen.getByText('3 of 1,200')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows and shows an error if loading more fails, without retrying by itself', () => {
    const loadMore = jest.fn();
    show({ hasMore: true, moreError: new Error('down'), loadMore });
    expect(screen.getByText('Kauri')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Can’t connect');
  });

  it('is 650 px high, and 750 px with hidden filters R325', async () => {
    show({}, '/trees', { styled: true });
    const height = () => getComputedStyle(screen.getByRole('grid').closest('[aria-busy]') as Element).height;
    expect(height()).toBe('650px');
    await userEvent.click(screen.getByRole('button', { name: 'Hide filters' }));
    expect(height()).toBe('750px');
    expect(screen.queryByRole('combobox', { name: 'Size' })).not.toBeInTheDocument();
  });
});

describe('grid address', () => {
  it('stores search, filters and sort order and reads them back', () => {
    show({}, '/trees?q=kau&kind=native&kind=exotic&size=tall&sort=name');
    expect(shownQuery()).toEqual({
      search: 'kau',
      filters: { kind: ['native', 'exotic'], size: ['tall'] },
      sort: { id: 'name', desc: false },
    });
    expect(screen.getByRole('searchbox')).toHaveValue('kau');
    expect(screen.getByRole('button', { name: 'Native' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('tall');
  });

  it('updates 150 ms after the last key of the quick filter R325', async () => {
    const { router } = show();
    await userEvent.type(screen.getByRole('searchbox'), 'kau');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(router.state.location.search).toBe('?q=kau'));
  });

  it('stores filters and sort order and drops the default order', async () => {
    const { router } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Native' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Tall');
    expect(router.state.location.search).toBe('?kind=native&size=tall');
    await userEvent.click(screen.getByRole('button', { name: 'Height' }));
    expect(router.state.location.search).toBe('?kind=native&size=tall&sort=height');
    expect(screen.getByRole('columnheader', { name: 'Height' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Height' }));
    expect(router.state.location.search).toBe('?kind=native&size=tall');
  });

  it('restores the list after going to a record and Back', async () => {
    const { router } = show({}, '/trees?q=kau');
    await userEvent.click(screen.getByText('35'));
    expect(router.state.location.pathname).toBe('/trees/2');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?q=kau');
    expect(await screen.findByRole('searchbox')).toHaveValue('kau');
  });

  it('keeps the first of two changes made before the router navigates', async () => {
    const { router } = show();
    act(() => {
      screen.getByRole('button', { name: 'Native' }).click();
      screen.getByRole('button', { name: 'Height' }).click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?kind=native&sort=height'));
  });
});

describe('grid keyboard', () => {
  const current = () => document.activeElement?.closest('tr')?.textContent ?? '';

  it('moves up from the first row to the headers', async () => {
    show();
    screen.getByRole('row', { name: /Kauri/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.closest('thead')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toContain('Kauri');
  });

  it('moves from row to row and opens with Enter', async () => {
    const { router } = show();
    const [first] = screen.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(current()).toContain('Tōtara');
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toContain('Tōtara');
    await userEvent.keyboard('{Home}');
    expect(current()).toContain('Kauri');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    expect(router.state.location.pathname).toBe('/trees/2');
  });

  it('Tab enters the controls of the current row and Escape returns', async () => {
    show();
    const [first] = screen.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Mark Rimu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(current()).toContain('Rimu');
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('has one tab stop for all headers, whose keys move, sort, resize and reorder', async () => {
    const { router } = show({}, '/trees', { arranged: true });
    screen.getByRole('combobox', { name: 'Size' }).focus();
    const at = () => document.activeElement?.closest('th')?.dataset.column;
    const heads = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset.column);
    const width = (header: string) =>
      Number(screen.getByRole('separator', { name: `Width of ${header}` }).ariaValueNow);
    await userEvent.tab();
    expect(at()).toBe('name');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(at()).toBe('height');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?sort=height');
    await userEvent.keyboard(' ');
    expect(router.state.location.search).toBe('');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(width('Height')).toBe(96);
    expect(screen.getByText('Height is 96 pixels wide')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    expect(heads()).toEqual(['height', 'name', 'mark']);
    expect(screen.getByText('Height has moved before Name')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    expect(at()).toBe('mark');
    await userEvent.keyboard('{Home}');
    expect(at()).toBe('height');
    await userEvent.tab();
    expect(current()).toContain('Kauri');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAttribute('data-index', '0');
  });

  it('ignores clicks on controls inside a row', async () => {
    const { router } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mark Rimu' }));
    expect(router.state.location.pathname).toBe('/trees');
  });
});

it('shows cards on a phone, sorted by a menu', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: false });
  try {
    show();
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Height, largest first');
    await userEvent.selectOptions(order, 'Height, smallest first');
    expect(screen.getByText(/"sort":\{"id":"height","desc":false\}/)).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Trees' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(within(cards[0] as HTMLElement).getByText('Height')).toBeInTheDocument();
  } finally {
    window.matchMedia = wide;
  }
});
