import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { NoticeRegion } from '../../../ui/notice-region';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { CategoryScreen } from './category-screen';

const child = (id: number, name: string, position: number | null = null) => ({
  __typename: 'SubCategoryRecord',
  id,
  name,
  position,
  supplierCount: 0,
});
const [ash, oak, yew] = [child(1, 'Ash'), child(2, 'Oak'), child(3, 'Yew')];
const wood = (version: number, children: readonly object[]) => ({
  __typename: 'CategoryRecord',
  id: 7,
  version,
  name: 'Wood',
  imageUrl: null,
  supplierCount: 0,
  childCount: children.length,
  children,
  createdAt: '2026-11-05T01:07:00Z',
  updatedAt: '2026-11-05T01:07:00Z',
});
const moved = wood(2, [{ ...oak, position: 0 }, ash, yew]);

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    CategoryDetail: { data: { categoryRecord: wood(1, [ash, oak, yew]) } },
    MoveSubCategory: { data: { moveSubCategory: moved } },
    ...answers,
  });
  renderElement(
    <>
      <CategoryScreen id={7} toList={null} onDeleted={() => undefined} />
      <NoticeRegion />
    </>,
    { execute: server.execute },
  );
  return server;
}

const button = (name: string) => screen.findByRole('button', { name });
const typed = () =>
  screen.getAllByLabelText(/^Sub category \d/).map((field) => (field as HTMLInputElement).value);

it('a button moves a sub category and saves at once, with nothing left to save R287', async () => {
  const server = show();
  await userEvent.click(await button('Move Oak up'));
  expect(typed()).toEqual(['Oak', 'Ash', 'Yew']);
  await waitFor(() => expect(server.variables('MoveSubCategory')).toEqual([{ id: 2, before: 1 }]));
  expect(await screen.findByText('Everything is saved.')).toBeInTheDocument();
  expect(await button('Sort by name')).toBeInTheDocument();
  expect(typed()).toEqual(['Oak', 'Ash', 'Yew']);
});

it('keeps unsaved input when a sub category moves, and saves only the name R287', async () => {
  const server = show({ SaveCategory: { data: { updateCategory: moved } } });
  const last = await screen.findByLabelText('Sub category 3');
  await userEvent.clear(last);
  await userEvent.type(last, 'Yew and box');
  await userEvent.click(await button('Move Oak up'));
  await screen.findByText('Save Successful');
  expect(typed()).toEqual(['Oak', 'Ash', 'Yew and box']);
  expect(screen.queryByText(/Someone else/)).toBeNull();
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(server.variables('SaveCategory')).toHaveLength(1));
  const [{ version, input } = {}] = server.variables('SaveCategory') as {
    version?: number;
    input?: { children: { id: number; name: string }[] };
  }[];
  expect(version).toBe(2);
  expect(input?.children.map(({ name }) => name).sort()).toEqual(['Ash', 'Oak', 'Yew and box']);
});

it('a new sub category cannot be moved before it is saved R287', async () => {
  show();
  await userEvent.click(await button('Add a sub category'));
  expect(typed()).toEqual(['Ash', 'Oak', 'Yew', '']);
  expect(screen.queryByRole('button', { name: 'Move sub category 4 up' })).toBeNull();
  expect(await button('Move Yew down')).toHaveAttribute('aria-disabled', 'true');
});

it('the notice undoes a move on the version that it created R287 A155', async () => {
  const server = show({
    CategoryDetail: [
      { data: { categoryRecord: wood(1, [ash, oak, yew]) } },
      { data: { categoryRecord: wood(3, [ash, oak, yew]) } },
    ],
    UndoChange: { data: { undoChange: 3 } },
  });
  await userEvent.click(await button('Move Oak up'));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(typed()).toEqual(['Ash', 'Oak', 'Yew']));
  expect(server.variables('UndoChange')).toEqual([{ recordType: 'CATEGORY', id: 7, version: 2 }]);
});
