import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { userWith } from '../../../testing/users';
import { ActionScreen } from './action-screen';

const action = (more: object = {}) => ({
  __typename: 'ActionItem',
  id: 7,
  version: 1,
  createdAt: '2020-11-05T01:07:00.000Z',
  type: 'Supplier entered revenue',
  value: '$480.00 excl GST',
  status: 'NEW',
  dueBy: '2020-11-06T01:07:00.000Z',
  overdue: true,
  redirectUrl: '/admin/salesEnquiry/{ref_id}',
  refId: 40,
  createdBy: null,
  assignedToId: null,
  assignedTo: null,
  ...more,
});

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ActionItemDetail: { data: { actionItem: action() } }, ...answers });
  renderElement(<ActionScreen id={7} back={null} toList={<a href="/list">Action Centre</a>} />, {
    execute: server.execute,
    user: userWith(['ADMIN']),
  });
  return server;
}

it('shows the pending action, that it is overdue, and the link to its page R246 R248', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Supplier entered revenue');
  expect(screen.getByText('$480.00 excl GST')).toBeInTheDocument();
  expect(screen.getByText('Overdue')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/salesEnquiry/40');
});

it('saves the progress on the version that was read R246', async () => {
  const server = show({
    SaveActionItem: { data: { updateActionItem: action({ version: 2, status: 'DONE' }) } },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Done');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.variables('SaveActionItem')).toEqual([{ id: 7, version: 1, input: { status: 'DONE' } }]),
  );
});

it('loads its timeline when it is opened A155 A156', async () => {
  const entry = {
    __typename: 'TimelineEntry',
    id: '1',
    at: '2020-11-05T01:07:00.000Z',
    actor: { __typename: 'TimelineActor', kind: 'SYSTEM', name: null },
    action: 'action-item.raised',
    changes: [],
    canUndo: false,
    version: null,
    mail: null,
    jobs: [],
  };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const server = show({
    Timeline: { data: { timeline: { __typename: 'TimelineConnection', nodes: [entry], pageInfo } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /activity/ }));
  const card = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(await card.findByText(/raised this/)).toBeInTheDocument();
  expect(server.variables('Timeline')).toMatchObject([{ recordType: 'ACTION_ITEM', id: 7 }]);
});

it('an unknown action links back to the list', async () => {
  show({ ActionItemDetail: { data: { actionItem: null } } });
  expect(await screen.findByRole('link', { name: 'Action Centre' })).toBeInTheDocument();
});
