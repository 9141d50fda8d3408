import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { notices } from '../../testing/show-enquiry';
import { userWith } from '../../testing/users';
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

function show(answers: Parameters<typeof fakeServer>[0], path = '/admin/actionCenter') {
  const server = fakeServer(answers);
  const user = userWith(['ADMIN'], { id: 3 });
  const { router } = renderElement(<ActionList />, { execute: server.execute, user, path });
  return { server, router };
}

const dismiss = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Selected' }));
};

describe('R246 the list of actions', () => {
  it('R247 A119 asks at first for those that are new, and mine or nobody’s', async () => {
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

  it('R322 R321 says No Due Date, or when it is due, and what is late', async () => {
    const late = anAction({ id: 8, dueBy: '2020-11-05T01:07:00.000Z', overdue: true, type: 'Late' });
    show({ ActionItemList: listOf(anAction(), late) });
    const row = within(await screen.findByRole('row', { name: /Supplier entered revenue/ }));
    expect(row.getByText('No Due Date')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Late/ })).getByText(/overdue/)).toHaveTextContent(
      '05-Nov-2020 14:07 · overdue',
    );
  });

  it('R248 a row leads to where it is dealt with; one that leads off the site leads nowhere', async () => {
    const elsewhere = anAction({ id: 8, type: 'Elsewhere', redirectUrl: '//evil.example' });
    show({ ActionItemList: listOf(anAction(), elsewhere) });
    expect(await screen.findByRole('link', { name: 'Supplier entered revenue' })).toHaveAttribute(
      'href',
      '/admin/salesEnquiry/40',
    );
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
  });

  it('R249 dismisses those that are chosen, says so, and asks for what waits now', async () => {
    const { server } = show({
      ActionItemList: [listOf(anAction()), listOf()],
      DismissActions: {
        data: { dismissActions: { __typename: 'DismissedActions', dismissed: 1, task: null } },
      },
    });
    await dismiss();
    await screen.findByText('Nothing waits for you');
    expect(server.variables('DismissActions')).toEqual([{ selection: { ids: [7] } }]);
    expect(notices()).toEqual([{ title: 'Those actions have been dismissed', description: undefined }]);
  });

  it('R249 says where that went wrong; the choice stays', async () => {
    show({
      ActionItemList: listOf(anAction()),
      DismissActions: { errors: [{ message: 'This action was not found.' }] },
    } as never);
    await dismiss();
    expect(notices()).toMatchObject([{ title: 'There was an error dismissing some of those actions' }]);
    expect(await screen.findByRole('button', { name: 'Dismiss Selected' })).toBeInTheDocument();
  });
});
