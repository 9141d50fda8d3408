import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { NoticeRegion } from '../../../ui/notice-region';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { CategoryOrderScreen } from './category-order-screen';

const aCategory = (id: number, name: string, position: number | null = null) => ({
  __typename: 'Category',
  id,
  name,
  position,
  supplierCount: 1,
  children: [],
});
const [bakers, florists, plumbers] = [
  aCategory(1, 'Bakers'),
  aCategory(2, 'Florists'),
  aCategory(3, 'Plumbers'),
];
const byName = [bakers, florists, plumbers];
const changed = (categories: readonly object[], was: number[], ordered: number[]) => ({
  __typename: 'CategoryOrder',
  was,
  ordered,
  categories,
});
const florists1st = [{ ...florists, position: 0 }, bakers, plumbers];

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

function show(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  const element = (
    <>
      <CategoryOrderScreen
        back={null}
        categoryHref={(id) => `/category/${id}`}
        toNew={<a href="/new">New</a>}
      />
      <NoticeRegion />
    </>
  );
  renderElement(element, { execute: server.execute });
  return server;
}

const button = (name: string) => screen.findByRole('button', { name });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('a button moves a category, which saves at once, announces the position and keeps the focus R287', async () => {
  const server = show({
    CategoryOrder: { data: { categories: byName } },
    MoveCategory: { data: { moveCategory: changed(florists1st, [], [2]) } },
  });
  const up = await button('Move Florists up');
  up.focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Florists', 'Bakers', 'Plumbers']);
  expect(screen.getByText('Florists is now 1 of 3')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(server.variables('MoveCategory')).toEqual([{ id: 2, before: 1 }]));
  expect(await screen.findByText('Save Successful')).toBeInTheDocument();
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(server.variables('MoveCategory')).toHaveLength(1);
});

it('saves consecutive moves in turn, each from the previous position R287', async () => {
  const last = [bakers, plumbers, florists];
  const server = show({
    CategoryOrder: { data: { categories: byName } },
    MoveCategory: [
      { data: { moveCategory: changed([florists, bakers, plumbers], [], [2, 1, 3]) } },
      { data: { moveCategory: changed(last, [2, 1, 3], [1, 3, 2]) } },
    ],
  });
  const down = await button('Move Bakers down');
  // The second move comes before the server has answered the first.
  fireEvent.click(down);
  fireEvent.click(down);
  expect(names()).toEqual(['Florists', 'Plumbers', 'Bakers']);
  await waitFor(() =>
    expect(server.variables('MoveCategory')).toEqual([
      { id: 1, before: 3 },
      { id: 1, before: null },
    ]),
  );
  // The server's order wins: another user has moved categories, too.
  await waitFor(() => expect(names()).toEqual(['Bakers', 'Plumbers', 'Florists']));
});

it('the notice undoes a move while it is shown R287 A155', async () => {
  const server = show({
    CategoryOrder: { data: { categories: byName } },
    MoveCategory: { data: { moveCategory: changed(florists1st, [], [2]) } },
    UndoCategoryOrder: [
      { data: { undoCategoryOrder: changed(byName, [2], []) } },
      anError('CONFLICT', 'The order has changed again since then, so the change was not undone.'),
    ],
  });
  await userEvent.click(await button('Move Florists up'));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(names()).toEqual(['Bakers', 'Florists', 'Plumbers']));
  expect(server.variables('UndoCategoryOrder')).toEqual([{ order: [], expectedOrder: [2] }]);
  await userEvent.click(await button('Move Florists up'));
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  const notice = await screen.findByText('Couldn’t undo the change');
  expect(notice.parentElement).toHaveTextContent('changed again since');
});

it('resets a custom order R287', async () => {
  const server = show({
    CategoryOrder: { data: { categories: florists1st } },
    SortCategories: { data: { sortCategories: changed(byName, [2], []) } },
  });
  const sort = await button('Sort by name');
  await screen.findByText('Florists');
  await userEvent.click(sort);
  await waitFor(() => expect(names()).toEqual(['Bakers', 'Florists', 'Plumbers']));
  expect(sort).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(sort);
  expect(server.variables('SortCategories')).toHaveLength(1);
});

it('reverts a move that was not saved and shows the reason R287', async () => {
  show({
    CategoryOrder: { data: { categories: byName } },
    MoveCategory: anError('CONFLICT', 'The category that it was to stand before is not there any more.'),
  });
  await userEvent.click(await button('Move Plumbers up'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  expect(screen.getByText(/not there any more/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Bakers', 'Florists', 'Plumbers']));
});

it('shows an empty list and errors', async () => {
  show({ CategoryOrder: { data: { categories: [] } } });
  expect(await screen.findByText('No categories yet')).toBeInTheDocument();
  expect(within(document.body).queryByRole('list', { name: /order/ })).toBeNull();
});

it('offers a retry if the order fails to load', async () => {
  show({ CategoryOrder: [anError('UNAVAILABLE'), { data: { categories: byName } }] });
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Florists')).toBeInTheDocument();
});
