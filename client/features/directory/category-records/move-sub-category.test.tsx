import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { NoticeRegion } from '../../../ui/notice-region';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { CategoryScreen } from './category-screen';
import { describeRegrouping } from './describe-regrouping';

const child = (id: number, name: string, supplierCount = 0) => ({
  __typename: 'SubCategoryRecord',
  id,
  name,
  position: null,
  supplierCount,
});
const trades = (version: number, children: readonly object[]) => ({
  __typename: 'CategoryRecord',
  id: 7,
  version,
  name: 'Trades',
  imageUrl: null,
  supplierCount: 12,
  childCount: children.length,
  children,
  createdAt: '2026-11-05T01:07:00Z',
  updatedAt: '2026-11-05T01:07:00Z',
});
const [drains, roofs] = [child(1, 'Drains', 12), child(2, 'Roofs')];
const task = {
  __typename: 'Task',
  id: 9,
  kind: 'supplier.regroup',
  title: 'Move of “Drains” from “Trades” to “Homes”',
  state: 'WAITING',
  total: 12,
  done: 0,
  failed: 0,
  problem: null,
  fileName: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  canUndo: false,
};
const planned = (suppliers: number, staying: number, refusal: string | null = null) => ({
  data: { subCategoryRegrouping: { __typename: 'SubCategoryRegrouping', suppliers, staying, refusal } },
});

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

/** Opens the dialog that asks where to move a sub category. */
async function openMoveDialog(name: string, answers: Parameters<typeof fakeServer>[0]) {
  const category = (id: number, called: string) => ({ __typename: 'Category', id, name: called });
  const server = fakeServer({
    CategoryDetail: { data: { categoryRecord: trades(1, [drains, roofs]) } },
    CategoryTargets: {
      data: { categories: [category(7, 'Trades'), category(8, 'Homes'), category(9, 'Farms')] },
    },
    ...answers,
  });
  renderElement(
    <>
      <CategoryScreen id={7} toList={null} onDeleted={() => undefined} />
      <NoticeRegion />
    </>,
    { execute: server.execute },
  );
  const button = await screen.findByRole('button', { name: `Move ${name} to another category` });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: `Move “${name}”` }));
  const target = await dialog.findByLabelText('Category to move this sub category to');
  return { server, dialog, target, button, move: () => dialog.getByRole('button', { name: 'Move' }) };
}

it('shows the effect on suppliers and moves a sub category with them A155 R286', async () => {
  const { server, dialog, target, move } = await openMoveDialog('Drains', {
    SubCategoryRegrouping: [planned(12, 0), planned(12, 3)],
    RegroupSubCategory: { data: { regroupSubCategory: task } },
  });
  expect(within(target).queryByRole('option', { name: 'Trades' })).toBeNull();
  await userEvent.click(move());
  expect(await dialog.findByText('Please choose a category.')).toBeVisible();
  await userEvent.selectOptions(target, 'Farms');
  await userEvent.selectOptions(target, 'Homes');
  expect(await dialog.findByRole('status')).toHaveTextContent(
    '12 suppliers will also move. 3 of them stay in Trades as well, because they offer other services there. The others will no longer be listed in Trades.',
  );
  await userEvent.click(move());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.variables('RegroupSubCategory')).toEqual([{ id: 1, toId: 8 }]);
});

it('moves a sub category without suppliers at once, and Undo moves it back A155 R286', async () => {
  const { server, target, move } = await openMoveDialog('Roofs', {
    CategoryDetail: [
      { data: { categoryRecord: trades(1, [drains, roofs]) } },
      { data: { categoryRecord: trades(2, [drains]) } },
      { data: { categoryRecord: trades(3, [drains, roofs]) } },
    ],
    SubCategoryRegrouping: planned(0, 0),
    RegroupSubCategory: { data: { regroupSubCategory: null } },
  });
  await userEvent.selectOptions(target, 'Homes');
  expect(await screen.findByText('No suppliers are affected.')).toBeVisible();
  await userEvent.click(move());
  expect(await screen.findByText('“Roofs” has been moved to “Homes”')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Sub category 2')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByLabelText('Sub category 2')).toHaveValue('Roofs');
  expect(server.variables('RegroupSubCategory')).toEqual([
    { id: 2, toId: 8 },
    { id: 2, toId: 7 },
  ]);
});

it('refuses a category that has a sub category of the same name A155', async () => {
  const said = '“Homes” already has a sub category “Drains”. Rename one of the two first.';
  const { dialog, target, move, button } = await openMoveDialog('Drains', {
    SubCategoryRegrouping: planned(12, 3, said),
  });
  await userEvent.selectOptions(target, 'Homes');
  expect(await dialog.findByRole('alert')).toHaveTextContent(said);
  expect(move()).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('waits for the count of suppliers before moving, with a retry A155', async () => {
  const { dialog, target, move } = await openMoveDialog('Drains', {
    SubCategoryRegrouping: [{ errors: [{ message: 'Not now.' }] } as never, planned(2, 2)],
  });
  await userEvent.selectOptions(target, 'Homes');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  expect(move()).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(/All of them stay in Trades/)).toBeVisible();
  expect(move()).toBeEnabled();
});

it.each([
  [0, 0, 'No suppliers are affected.'],
  [1, 0, '1 supplier will also move and will no longer be listed in Trades.'],
  [1, 1, '1 supplier will also move. It stays in Trades as well, because it offers other services there.'],
  [3, 0, '3 suppliers will also move and will no longer be listed in Trades.'],
  [
    3,
    1,
    '3 suppliers will also move. 1 of them stays in Trades as well, because it offers other services there. The others will no longer be listed in Trades.',
  ],
  [
    3,
    3,
    '3 suppliers will also move. All of them stay in Trades as well, because they offer other services there.',
  ],
])('describes %i suppliers, %i of them staying A155', (suppliers, staying, words) => {
  expect(describeRegrouping({ suppliers, staying }, 'Trades')).toBe(words);
});
