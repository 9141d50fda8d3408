import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceOfOne, richText, text, wholeNumber } from '../editing/field-kinds';
import { field } from '../editing/field-table';
import { renderRoutes } from '../testing/render';
import { DataGrid } from './data-grid';
import type { SaveCell } from './editable-cell';
import { editableColumns } from './editable-columns';
import type { GridColumn } from './grid-column';
import { useGridUrl } from './use-grid-url';

type Tree = { id: number; name: string; height: number | null; kind: 'NATIVE' | 'EXOTIC'; notes: string };
const trees: Tree[] = [
  { id: 1, name: 'Kauri', height: 50, kind: 'NATIVE', notes: '' },
  { id: 2, name: 'Radiata pine', height: 35, kind: 'EXOTIC', notes: 'fast\ncheap' },
];
const fields = {
  name: field('Name', text(10), ({ name }: Tree) => name),
  height: field('Height', wholeNumber(0, 100), ({ height }: Tree) => height),
  kind: field(
    'Kind',
    choiceOfOne({ NATIVE: 'Native', EXOTIC: 'Exotic' }, 'NATIVE'),
    ({ kind }: Tree) => kind,
  ),
  notes: field('Notes', richText(100), ({ notes }: Tree) => notes),
};
const editable = editableColumns<Tree>()(fields);
const columns: GridColumn<Tree>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => id, width: 60 },
  editable('name', { id: 'tree', header: 'Tree', cell: ({ name }) => name, width: 100, key: true }),
  editable('height', { id: 'high', header: 'Height', cell: ({ height }) => height, width: 80 }),
  editable('kind', { id: 'kind', header: 'Kind', cell: ({ kind }) => kind, width: 80 }),
  editable('notes', { id: 'notes', header: 'Notes', cell: ({ notes }) => notes, width: 80 }),
];

function Trees({ saveCell, rows }: { saveCell?: SaveCell<Tree>; rows: Tree[] }) {
  const url = useGridUrl({ filterNames: [], defaultSort: { id: 'tree', desc: false } });
  return (
    <DataGrid
      label="Trees"
      columns={columns}
      list={{
        rows,
        total: 2,
        loading: false,
        error: null,
        retry: () => {},
        hasMore: false,
        loadMore: () => {},
        loadingMore: false,
      }}
      url={url}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/trees/${id}`}
      saveCell={saveCell}
      empty={{ title: 'No trees yet' }}
    />
  );
}

/** Renders a list of two trees with the keyboard on the first, and records what is saved. */
function show({ editing = true, rows = trees } = {}) {
  const saved: [number, string, unknown][] = [];
  const saveCell: SaveCell<Tree> = (row, { name }, typed) => saved.push([row.id, name, typed]);
  const { router } = renderRoutes(
    [
      { path: '/trees', element: <Trees saveCell={editing ? saveCell : undefined} rows={rows} /> },
      { path: '/trees/:id', element: <p>One tree</p> },
    ],
    { path: '/trees' },
  );
  screen.getByRole('row', { name: /Kauri/ }).focus();
  return { saved, router };
}
const keys = (text: string) => userEvent.keyboard(text);
const editor = (name: string) => screen.getByLabelText(name);

describe('editing cells in place', () => {
  it('F2 starts editing, and Enter and Shift+Enter move to the row below and above', async () => {
    const { saved } = show();
    await keys('{F2}');
    expect(editor('Tree')).toHaveFocus();
    await keys('Rimu{Enter}');
    expect(editor('Tree')).toHaveValue('Radiata pine');
    await keys('Pine{Shift>}{Enter}{/Shift}');
    expect(editor('Tree')).toHaveValue('Kauri');
    expect(saved).toEqual([
      [1, 'name', 'Rimu'],
      [2, 'name', 'Pine'],
    ]);
  });

  it('Tab moves through cells into the next row and saves only changes', async () => {
    const { saved } = show();
    await keys('{F2}{Tab}');
    expect(editor('Height')).toHaveFocus();
    await keys('51{Tab}');
    expect(editor('Kind')).toHaveFocus();
    await userEvent.selectOptions(editor('Kind'), 'Exotic');
    await keys('{Tab}{Tab}');
    expect(editor('Tree')).toHaveValue('Radiata pine');
    await keys('{Shift>}{Tab}{/Shift}');
    expect(editor('Notes')).toHaveValue('');
    expect(saved).toEqual([
      [1, 'height', '51'],
      [1, 'kind', 'EXOTIC'],
    ]);
  });

  it('passes shortcuts of the screen through, such as Undo', async () => {
    show();
    const pressed: string[] = [];
    const listen = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener('keydown', listen);
    await keys('{F2}x{F8}{Control>}k{/Control}');
    document.removeEventListener('keydown', listen);
    expect(pressed).toEqual(['F2', 'F8', 'Control', 'k']);
  });

  it('Escape restores the value and focuses the row', async () => {
    const { saved } = show();
    await keys('{F2}Rimu{Escape}');
    expect(screen.queryByLabelText('Tree')).toBeNull();
    expect(screen.getByRole('row', { name: /Kauri/ })).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('Enter on the last row ends editing there', async () => {
    show();
    await keys('{ArrowDown}{F2}{Enter}');
    expect(screen.getByRole('row', { name: /Radiata/ })).toHaveFocus();
  });

  it('shows an error at the cell and keeps the focus until it is corrected', async () => {
    const { saved } = show();
    await keys('{F2}{Tab}tall{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number');
    expect(editor('Height')).toHaveFocus();
    expect(editor('Height')).toHaveAccessibleDescription('Enter a whole number');
    await userEvent.click(document.body);
    expect(editor('Height')).toHaveValue('tall');
    await userEvent.clear(editor('Height'));
    expect(screen.queryByRole('alert')).toBeNull();
    await keys('52{Enter}');
    expect(saved).toEqual([[1, 'height', '52']]);
  });

  it('a click on another cell saves the current one and edits the clicked one', async () => {
    const { saved, router } = show();
    await keys('{F2}Rimu');
    await userEvent.click(screen.getByRole('cell', { name: '35' }));
    expect(editor('Height')).toHaveValue('35');
    await userEvent.click(screen.getByRole('cell', { name: '1' }));
    expect(screen.queryByLabelText('Height')).toBeNull();
    expect(router.state.location.pathname).toBe('/trees');
    expect(saved).toEqual([[1, 'name', 'Rimu']]);
    await userEvent.click(screen.getByRole('cell', { name: '1' }));
    expect(router.state.location.pathname).toBe('/trees/1');
  });

  it('keeps line breaks of a text', async () => {
    const { saved } = show();
    await keys('{ArrowDown}{F2}{Shift>}{Tab}{/Shift}');
    expect(editor('Notes')).toHaveValue('');
    await keys('{Tab}{Tab}{Tab}{Tab}');
    expect(editor('Notes')).toHaveValue('fast\ncheap');
    await keys('{Control>}{End}{/Control}{Shift>}{Enter}{/Shift}tall{Enter}');
    expect(saved).toEqual([[2, 'notes', 'fast\ncheap\ntall']]);
  });

  it('skips rich text, which only its form edits A40', async () => {
    const [kauri, pine] = trees as [Tree, Tree];
    const { saved } = show({ rows: [{ ...kauri, notes: '<h1>Tall</h1>' }, pine] });
    await keys('{F2}{Tab}{Tab}{Tab}');
    expect(editor('Tree')).toHaveValue('Radiata pine');
    await keys('{Shift>}{Tab}{/Shift}');
    expect(editor('Kind')).toHaveValue('NATIVE');
    expect(screen.getByRole('cell', { name: /Tall/ })).not.toHaveAttribute('data-column');
    expect(saved).toEqual([]);
  });

  it('is unavailable without permission', async () => {
    show({ editing: false });
    await keys('{F2}');
    expect(screen.queryByLabelText('Tree')).toBeNull();
  });
});
