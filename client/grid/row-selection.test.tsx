import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderElement, renderRoutes } from '../testing/render';
import { currentNotices, dismissNotice } from '../ui/notices';
import type { BulkSelection } from './bulk-action';
import { DataGrid } from './data-grid';
import type { GridColumn } from './grid-column';
import { GridToolbar } from './grid-toolbar';
import { useGridUrl } from './use-grid-url';

type Bird = { id: number; name: string };
const birds: Bird[] = ['Tūī', 'Kererū', 'Weka', 'Kea', 'Kākā'].map((name, index) => ({
  id: index + 1,
  name,
}));
const columns: GridColumn<Bird>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    width: 100,
    key: true,
    sort: 'NAME',
    onCard: 'title',
  },
];
const filterNames = ['kind'];
const defaultSort = { id: 'ID', desc: false };
const filter = { search: 'k' };
let acted: BulkSelection<Bird, typeof filter> | null = null;
const setActed = (chosen: typeof acted) => {
  acted = chosen;
};

const further = ['Tag', 'Feed', 'Free'].map((label) => ({
  id: label,
  label,
  permitted: true,
  run: setActed,
}));
const copied = jest.fn();
const copying = (label: string) => ({ id: label, label, permitted: true, loadedOnly: true, run: copied });

/** Does what browsers do to a button that is disabled while it works. */
const loseFocus = () => (document.activeElement as HTMLElement).blur();

type Shown = { total: number; many: boolean; there?: readonly Bird[] };

function Birds({ total, many, there = birds }: Shown) {
  const url = useGridUrl({ filterNames, defaultSort });
  return (
    <>
      <GridToolbar url={url} searchLabel="Search birds" />
      <DataGrid
        label="Birds"
        columns={columns}
        list={{
          rows: there,
          total,
          loading: false,
          error: null,
          retry: () => {},
          hasMore: total > there.length,
          loadMore: () => {},
          loadingMore: false,
        }}
        url={url}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/birds/${id}`}
        bulk={{
          filter,
          actions: [
            { id: 'ring', label: 'Ring', permitted: true, run: (chosen) => setActed(chosen) },
            copying('Copy'),
            { id: 'cull', label: 'Cull', permitted: false, run: () => undefined },
            { id: 'leave', label: 'Leave', permitted: !many, run: loseFocus },
            ...(many ? [...further, copying('List')] : []),
          ],
        }}
        empty={{ title: 'No birds' }}
      />
    </>
  );
}

/** A list whose birds can all be removed and restored, as other users would do it. */
function Flock() {
  const [gone, setGone] = useState(false);
  return (
    <>
      <Birds total={gone ? 0 : birds.length} many={false} there={gone ? [] : birds} />
      <button type="button" onClick={() => setGone(!gone)}>
        {gone ? 'Come' : 'Go'}
      </button>
    </>
  );
}

const show = (total = birds.length, many = false) => {
  acted = null;
  return renderRoutes(
    [
      { path: '/birds', element: <Birds total={total} many={many} /> },
      { path: '/birds/:id', element: 'One' },
    ],
    {
      path: '/birds',
    },
  ).router;
};
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const ticked = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => row.textContent)
    .join(' ');
const count = () =>
  within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('status').textContent;

describe('row selection', () => {
  it('selects rows one by one without opening them, and shows the count', async () => {
    const router = show();
    await userEvent.click(tick('Weka'));
    await userEvent.click(tick('Tūī'));
    expect([ticked(), count()]).toEqual(['Tūī Weka', '2 selected']);
    await userEvent.click(tick('Weka'));
    expect([ticked(), count()]).toEqual(['Tūī', '1 selected']);
    expect(router.state.location.pathname).toBe('/birds');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '2');
  });

  it('selects a range with Shift', async () => {
    show();
    const user = userEvent.setup();
    await user.click(tick('Kererū'));
    await user.keyboard('{Shift>}');
    await user.click(tick('Kea'));
    await user.keyboard('{/Shift}');
    expect(ticked()).toBe('Kererū Weka Kea');
  });

  it('works by keyboard: Space, Shift+Space, Shift+arrows, Ctrl+A, Escape', async () => {
    show(900);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard(' ');
    expect(ticked()).toBe('Tūī');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(ticked()).toBe('Tūī Kererū Weka');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(ticked()).toBe('Tūī Kererū Weka Kea');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(count()).toBe('900 selected');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('row', { selected: true })).toBeNull();
    expect(screen.getByText('5 of 900')).toBeInTheDocument();
  });

  it('the header checkbox selects all loaded rows and shows a partial selection', async () => {
    show(900);
    const all = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows shown so far' });
    await userEvent.click(tick('Weka'));
    expect([all().indeterminate, all().checked]).toEqual([true, false]);
    await userEvent.click(all());
    expect([count(), all().indeterminate, all().checked]).toEqual(['5 selected', false, true]);
    await userEvent.click(all());
    expect(screen.queryByRole('row', { selected: true })).toBeNull();
  });

  it('selects all matching rows except deselected ones', async () => {
    show(900);
    await userEvent.click(tick('Weka'));
    await press('Select all 900 that match');
    expect(count()).toBe('900 selected');
    await userEvent.click(tick('Kea'));
    expect(count()).toBe('899 selected');
    await press('Ring');
    expect(acted?.input).toEqual({ filter, except: [4] });
    expect(acted?.rows.map(({ name }) => name)).toEqual(['Tūī', 'Kererū', 'Weka', 'Kākā']);
  });

  it('an emptied list has no selected rows and an unticked header checkbox', async () => {
    renderElement(<Flock />);
    const all = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows shown so far' });
    const choices = [() => userEvent.click(all()), () => press('Select all 5 that match')];
    for (const choose of choices) {
      await userEvent.click(tick('Weka'));
      await choose();
      expect([count(), all().checked]).toEqual(['5 selected', true]);
      await press('Go');
      expect([all().checked, all().indeterminate]).toEqual([false, false]);
      expect(screen.getByText('No rows')).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
      await userEvent.click(all());
      expect([all().checked, all().indeterminate]).toEqual([false, false]);
      await press('Come');
      expect(screen.queryByRole('row', { selected: true })).toBeNull();
    }
  });

  it('survives sorting, but not another filter', async () => {
    show();
    await userEvent.click(tick('Weka'));
    await press('Name');
    expect(ticked()).toBe('Weka');
    await userEvent.type(screen.getByRole('searchbox'), 'k');
    expect(await screen.findByText('5 of 5')).toBeInTheDocument();
    expect(screen.queryByRole('row', { selected: true })).toBeNull();
  });

  it('works on the cards of a phone', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: false });
    try {
      show();
      await userEvent.click(tick('Kea'));
      expect(count()).toBe('1 selected');
    } finally {
      window.matchMedia = wide;
    }
  });
});

describe('bulk actions', () => {
  it('shows the permitted actions and sends the selected rows', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Ring' })).toBeNull();
    await userEvent.click(tick('Kea'));
    expect(screen.queryByRole('button', { name: 'Cull' })).toBeNull();
    await press('Ring');
    expect(acted?.input).toEqual({ ids: [4] });
    await press('Clear');
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  });

  it('keep the focus on their button, and move it below the grid when the bar closes', async () => {
    show();
    await userEvent.click(tick('Kea'));
    await press('Leave');
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await press('Clear');
    expect(screen.getByText('5 of 5').parentElement).toHaveFocus();
  });

  it.each([
    ['its button', false],
    ['its row of the menu', true],
  ])('explain by %s why they are unavailable for unloaded rows', async (_, many) => {
    copied.mockClear();
    for (const { id } of currentNotices()) dismissNotice(id);
    show(900, many);
    await userEvent.click(tick('Weka'));
    await press('Select all 900 that match');
    if (many) await press('More');
    const name = many ? 'List' : 'Copy';
    const reason =
      'This action only works for rows that are loaded. 5 of 900 are loaded. Load more rows or select fewer.';
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    await press(name);
    expect(copied).not.toHaveBeenCalled();
    expect(currentNotices()).toMatchObject([
      { title: `“${name}” could not be started`, description: reason },
    ]);
    await press('Clear');
    await userEvent.click(tick('Weka'));
    if (many) await press('More');
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('');
    await press(name);
    expect(copied).toHaveBeenCalledTimes(1);
  });

  it('move to a menu if there are many, where Escape keeps the selection', async () => {
    show(birds.length, true);
    await userEvent.click(tick('Kea'));
    for (const beside of ['Ring', 'Copy', 'Tag'])
      expect(screen.getByRole('button', { name: beside })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Feed' })).toBeNull();
    await press('More');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Feed' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    expect(count()).toBe('1 selected');
    await press('More');
    await press('Free');
    expect(acted?.input).toEqual({ ids: [4] });
    expect(screen.queryByRole('button', { name: 'Feed' })).toBeNull();
  });
});
