import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { notices } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { NoticeRegion } from '../../../ui/notice-region';
import type { ActionItem } from './action-fields';
import { ActionList } from './action-list';

const anAction = (more: Partial<ActionItem> = {}) => ({
  __typename: 'ActionItem',
  id: 7,
  version: 1,
  createdAt: '2020-11-05T01:07:00.000Z',
  type: 'Supplier entered revenue',
  value: '$480.00 excl GST',
  status: 'NEW',
  dueBy: null,
  overdue: false,
  redirectUrl: '/admin/salesEnquiry/{ref_id}',
  refId: 40,
  createdBy: null,
  assignedToId: null,
  assignedTo: null,
  ...more,
});

const listOf = (...nodes: object[]) => ({
  data: {
    actionItems: {
      __typename: 'ActionItemConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});

const tama = { __typename: 'NamedRef', id: 9, name: 'Tama' };
const colleagues = { data: { adminColleagues: [tama] } };

function show(answers: Parameters<typeof fakeServer>[0], path = '/admin/actionCenter') {
  const server = fakeServer({ ColleagueChoice: colleagues, ...answers });
  const user = userWith(['ADMIN'], { id: 3 });
  const { router } = renderElement(
    <>
      <ActionList />
      <NoticeRegion />
    </>,
    { execute: server.execute, user, path },
  );
  return { server, router };
}

const dismissed = {
  __typename: 'DismissedActions',
  dismissed: 1,
  changes: [{ __typename: 'ActionItemChange', id: 7, version: 2 }],
  task: null,
};

const dismiss = async () => {
  await selectAllRows();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Selected' }));
};

describe('the list of actions R246', () => {
  it('opens with new actions that are mine or unassigned R247 A119', async () => {
    const { server, router } = show({ ActionItemList: listOf(anAction()) });
    await screen.findByRole('row', { name: /Supplier entered revenue/ });
    expect(router.state.location.search).toContain('?assignedToMe=true&status=New');
    expect(server.variables('ActionItemList')).toEqual([
      expect.objectContaining({
        filter: expect.objectContaining({
          columns: [
            { column: 'ASSIGNEE', test: 'ONE_OF', values: ['3', '0'] },
            { column: 'STATUS', test: 'ONE_OF', values: ['New'] },
          ],
        }),
      }),
    ]);
  });

  it('shows No Due Date or the due date, and marks overdue actions R322 R321', async () => {
    const late = anAction({ id: 8, dueBy: '2020-11-05T01:07:00.000Z', overdue: true, type: 'Late' });
    show({ ActionItemList: listOf(anAction(), late) });
    const row = within(await screen.findByRole('row', { name: /Supplier entered revenue/ }));
    expect(row.getByText('No Due Date')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Late/ })).getByText(/overdue/)).toHaveTextContent(
      '05-Nov-2020 14:07 · overdue',
    );
  });

  it('a row opens the page for its action, and one with an external address opens nothing R248', async () => {
    const elsewhere = anAction({ id: 8, type: 'Elsewhere', redirectUrl: '//evil.example' });
    show({ ActionItemList: listOf(anAction(), elsewhere) });
    expect(await screen.findByRole('link', { name: 'Supplier entered revenue' })).toHaveAttribute(
      'href',
      '/admin/salesEnquiry/40',
    );
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
  });

  it('dismisses the selected actions, shows a notice and reloads the list R249', async () => {
    const { server } = show({
      ActionItemList: [listOf(anAction()), listOf()],
      DismissActions: {
        data: { dismissActions: dismissed },
      },
    });
    await dismiss();
    await screen.findByText('You’re all caught up');
    expect(server.variables('DismissActions')).toEqual([{ selection: { ids: [7] } }]);
    expect(notices()).toEqual([{ title: 'Those actions have been dismissed', description: undefined }]);
  });

  it('Undo in the notice restores a dismissed action R249 A155', async () => {
    const { server } = show({
      ActionItemList: [listOf(anAction()), listOf(), listOf(anAction())],
      DismissActions: { data: { dismissActions: dismissed } },
      UndoChange: { data: { undoChange: 3 } },
    });
    await dismiss();
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await screen.findByRole('row', { name: /Supplier entered revenue/ });
    expect(server.variables('UndoChange')).toEqual([{ recordType: 'ACTION_ITEM', id: 7, version: 2 }]);
  });

  it('a cell assigns an action to a colleague at once, and the notice undoes it R246', async () => {
    const given = anAction({ version: 2, assignedToId: 9, assignedTo: tama as never });
    const { server } = show({
      ActionItemList: listOf(anAction()),
      SaveActionItem: { data: { updateActionItem: given } },
      ActionItemDetail: { data: { actionItem: anAction({ version: 3 }) } },
      UndoChange: { data: { undoChange: 3 } },
    });
    const row = await screen.findByRole('row', { name: /Supplier entered revenue/ });
    await userEvent.dblClick(within(row).getByText('Everyone'));
    const choice = await within(row).findByRole('combobox', { name: 'Assigned to' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everyone', 'Tama']);
    await userEvent.selectOptions(choice, 'Tama');
    await userEvent.keyboard('{Enter}');
    expect(await within(row).findByText('Tama')).toBeInTheDocument();
    expect(server.variables('SaveActionItem')).toEqual([{ id: 7, version: 1, input: { assignedToId: 9 } }]);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await within(row).findByText('Everyone')).toBeInTheDocument();
    expect(server.variables('UndoChange')).toEqual([{ recordType: 'ACTION_ITEM', id: 7, version: 2 }]);
  });

  it('quick filters show my actions and overdue actions R246', async () => {
    const { server } = show({ ActionItemList: listOf(anAction()) });
    await screen.findByRole('row', { name: /Supplier entered revenue/ });
    const quick = within(screen.getByRole('group', { name: 'Quick filters' }));
    await quick.findByRole('button', { name: 'Mine', pressed: true });
    await userEvent.click(quick.getByRole('button', { name: 'Overdue' }));
    await userEvent.click(quick.getByRole('button', { name: 'Mine' }));
    await quick.findByRole('button', { name: 'Mine', pressed: false });
    const variables = server.variables('ActionItemList').at(-1) as
      | { filter?: { columns: object[] } }
      | undefined;
    expect(variables?.filter?.columns).toEqual([
      { column: 'STATUS', test: 'ONE_OF', values: ['New'] },
      { column: 'OVERDUE', test: 'EQUALS', values: ['true'] },
    ]);
  });

  it('the number links to the action itself R246', async () => {
    show({ ActionItemList: listOf(anAction()) });
    expect(await screen.findByRole('link', { name: 'Action 7' })).toHaveAttribute(
      'href',
      '/admin/actionCenter/7',
    );
  });

  it('shows an error and keeps the selection R249', async () => {
    show({
      ActionItemList: listOf(anAction()),
      DismissActions: { errors: [{ message: 'This action was not found.' }] },
    } as never);
    await dismiss();
    expect(notices()).toMatchObject([{ title: 'There was an error dismissing some of those actions' }]);
    expect(await screen.findByRole('button', { name: 'Dismiss Selected' })).toBeInTheDocument();
  });
});
