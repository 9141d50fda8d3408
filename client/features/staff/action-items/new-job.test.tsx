import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { notices, press } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { NewJob } from './new-job';

function show(answer: object) {
  const server = fakeServer({ CreateJob: answer as never });
  const onCreated = jest.fn();
  renderElement(<NewJob back={null} onCreated={onCreated} />, {
    execute: server.execute,
    user: userWith(['ADMIN']),
  });
  return { server, onCreated };
}

const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

const made = {
  __typename: 'ActionItem',
  id: 7,
  version: 1,
  createdAt: '2020-11-05T01:07:00.000Z',
  type: 'Ring back',
  value: null,
  status: 'NEW',
  dueBy: null,
  overdue: false,
  redirectUrl: '/admin/leads/{ref_id}',
  refId: 5,
  createdBy: null,
  assignedToId: null,
  assignedTo: null,
};

describe('a new job R250', () => {
  it('omits empty fields, shortens an address of this site to its path and shows a notice', async () => {
    const { server, onCreated } = show({ data: { createJob: made } });
    type('Type', 'Ring back');
    type('Page link', `${window.location.origin}/admin/leads/{ref_id}`);
    type('Record number', '5');
    await press('Create job');
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(7));
    expect(server.variables('CreateJob')).toEqual([
      { input: { type: 'Ring back', redirectUrl: '/admin/leads/{ref_id}', refId: 5 } },
    ]);
    expect(notices()).toEqual([{ title: 'The job has been created', description: undefined }]);
  });

  it('rejects links to other sites and a missing type A119', async () => {
    const { server } = show({ data: { createJob: made } });
    type('Page link', 'https://evil.example/');
    await press('Create job');
    await screen.findByText('Enter the type of job');
    expect(screen.getByText(/Enter a page on this site/)).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('shows an error if creating fails', async () => {
    const { onCreated } = show({ errors: [{ message: 'That did not work.' }] });
    type('Type', 'Ring back');
    await press('Create job');
    await waitFor(() => expect(notices()).toMatchObject([{ title: 'There was an error creating this Job' }]));
    expect(onCreated).not.toHaveBeenCalled();
  });
});
