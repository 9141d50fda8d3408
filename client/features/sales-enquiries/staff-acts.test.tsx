import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStaffEnquiry } from '../../testing/enquiry-fixtures';
import { notices, press, savedStaffEnquiry, showStaffEnquiry } from '../../testing/show-enquiry';

describe('acts', () => {
  it('R174 R334 asks before it deletes, and says so afterwards', async () => {
    const { server, onDeleted } = await showStaffEnquiry(
      {},
      { DeleteEnquiry: { data: { deleteSalesEnquiry: true } } },
    );
    await press('Delete');
    let dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this sale enquiry card?');
    await userEvent.click(within(dialog).getByRole('button', { name: "Don't Delete" }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.names()).not.toContain('DeleteEnquiry');
    await press('Delete');
    dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(notices()).toEqual([{ title: 'Deleted', description: 'The Sales Enquiry has been deleted' }]);
  });

  it('R175 asks before it archives, and shows no result', async () => {
    const { server } = await showStaffEnquiry({}, { SaveEnquiry: savedStaffEnquiry({}) });
    await press('Archive');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to Archive this sale enquiry card?');
    expect(within(dialog).getByRole('button', { name: "Don't Archive" })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(server.variables('SaveEnquiry')).toEqual([{ id: 40, version: 3, input: { archived: true } }]),
    );
    expect(notices()).toEqual([]);
  });

  it('R173 duplicates with a creation notice and goes to the copy', async () => {
    const { onDuplicated } = await showStaffEnquiry(
      {},
      { DuplicateEnquiry: { data: { duplicateSalesEnquiry: aStaffEnquiry({ id: 77, repeatSale: true }) } } },
    );
    await press('Duplicate');
    await waitFor(() => expect(onDuplicated).toHaveBeenCalledWith(77));
    expect(notices()[0]?.title).toBe('Creation Successful');
  });
});
