import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aRow, aStaffEnquiry } from '../../../testing/enquiry-fixtures';
import { listOf, notices, showEnquiryList } from '../../../testing/show-enquiry';

const status = () => screen.getByRole('combobox', { name: 'Status of enquiry 40' });
const titles = () => notices().map(({ title }) => title);

describe('row changes in the grid', () => {
  const saved = (more: object) => ({
    data: {
      updateSalesEnquiry: {
        __typename: 'SalesEnquiry',
        id: 40,
        version: 4,
        progress: 'FALLEN_THROUGH',
        contribution: 50,
        ...more,
      },
    },
  });

  it('saves a changed status at once with one mutation and no list query R166', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: saved({}),
    });
    await userEvent.selectOptions(status(), 'Fallen Through');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(server.names()).toEqual(['EnquiryGrid', 'ChangeEnquiryRow']);
    expect(server.variables('ChangeEnquiryRow')).toEqual([
      { id: 40, version: 3, input: { progress: 'FALLEN_THROUGH' } },
    ]);
    expect(status()).toHaveValue('FALLEN_THROUGH');
    // A51: a sale that fell through brings no money, also in the totals above.
    expect(screen.getByText('$2,000.00')).toBeInTheDocument();
  });

  it('sends the next change on the version of the previous one R166', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: [saved({}), saved({ version: 5, progress: 'IN_PROGRESS' })],
    });
    await userEvent.selectOptions(status(), 'Fallen Through');
    await waitFor(() => expect(titles()).toHaveLength(1));
    await userEvent.selectOptions(status(), 'In Progress');
    await waitFor(() => expect(server.variables('ChangeEnquiryRow')).toHaveLength(2));
    expect(server.variables('ChangeEnquiryRow')[1]).toMatchObject({ version: 4 });
  });

  it('queues a change while the previous one is saving, and shows it at once R166', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: [saved({}), saved({ version: 5, progress: 'IN_PROGRESS' })],
    });
    const shown: string[] = [];
    const select = status();
    new MutationObserver(() => shown.push((select as HTMLSelectElement).value)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    fireEvent.change(select, { target: { value: 'FALLEN_THROUGH' } });
    fireEvent.change(select, { target: { value: 'IN_PROGRESS' } });
    await waitFor(() => expect(select).toHaveValue('IN_PROGRESS'));
    shown.length = 0;
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(server.variables('ChangeEnquiryRow').map(({ version }) => version)).toEqual([3, 4]);
    expect(new Set(shown)).toEqual(new Set(['IN_PROGRESS']));
  });

  it('a change refetches the cached list of another filter, since its rows and totals may differ R166', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: [
        listOf(aRow()),
        listOf(aRow({ id: 41, fullName: 'Ben', progress: 'COMPLETED' })),
        listOf(aRow()),
      ],
      ChangeEnquiryRow: {
        data: {
          updateSalesEnquiry: {
            __typename: 'SalesEnquiry',
            id: 41,
            version: 4,
            progress: 'ENQUIRY',
            contribution: 50,
          },
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    const other = await screen.findByRole('combobox', { name: 'Status of enquiry 41' });
    await userEvent.selectOptions(other, 'New Enquiry');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(server.names()).toEqual(['EnquiryGrid', 'EnquiryGrid', 'ChangeEnquiryRow']);
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(server.names()).toHaveLength(4));
  });

  it('restores the old status if saving fails', async () => {
    await showEnquiryList(['ADMIN'], { EnquiryGrid: listOf(aRow()), ChangeEnquiryRow: anError('INTERNAL') });
    await userEvent.selectOptions(status(), 'Completed');
    await waitFor(() => expect(titles()).toEqual(['Not saved']));
    expect(status()).toHaveValue('ENQUIRY');
  });

  it('shows the newer status if another user saved first', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: anError('CONFLICT'),
      EnquiryDetail: { data: { salesEnquiry: aStaffEnquiry({ version: 9, progress: 'IN_PROGRESS' }) } },
    });
    await userEvent.selectOptions(status(), 'Completed');
    await waitFor(() => expect(status()).toHaveValue('IN_PROGRESS'));
    expect(titles()).toEqual(['Someone else has changed this']);
    expect(server.names()).toEqual(['EnquiryGrid', 'ChangeEnquiryRow', 'EnquiryDetail']);
  });

  it('ticks paid to good cause in the grid R189', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: saved({ progress: 'ENQUIRY' }),
    });
    const tick = screen.getByRole('checkbox', { name: 'Contribution paid to the good cause: enquiry 40' });
    fireEvent.click(tick);
    // The tick shows at once, before the list is updated.
    expect(tick).toBeChecked();
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(tick).toBeChecked();
    expect(server.variables('ChangeEnquiryRow')).toEqual([
      { id: 40, version: 3, input: { paidToGoodCause: true } },
    ]);
  });

  it('a refused tick returns to the stored value R189', async () => {
    await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: anError('FORBIDDEN', 'Not now.'),
    });
    const tick = screen.getByRole('checkbox', { name: 'Contribution paid to the good cause: enquiry 40' });
    fireEvent.click(tick);
    await waitFor(() => expect(notices()).toEqual([{ title: 'Not saved', description: 'Not now.' }]));
    await waitFor(() => expect(tick).not.toBeChecked());
  });
});
