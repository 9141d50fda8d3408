import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aStaffEnquiry } from '../../../testing/enquiry-fixtures';
import { notices, press, savedStaffEnquiry, showStaffEnquiry } from '../../../testing/show-enquiry';

describe('staff actions', () => {
  it('confirms before deleting and shows a notice R174 R334', async () => {
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

  it('confirms before archiving and shows no result R175', async () => {
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

  it('shows why an enquiry could not be archived R175', async () => {
    await showStaffEnquiry({}, { SaveEnquiry: anError('CONFLICT', 'Someone has changed this enquiry.') });
    await press('Archive');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }),
    );
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(notices()[0]?.description).toBe('Someone has changed this enquiry.');
  });

  it('duplicates an enquiry with a notice and opens the copy R173', async () => {
    const { onDuplicated } = await showStaffEnquiry(
      {},
      { DuplicateEnquiry: { data: { duplicateSalesEnquiry: aStaffEnquiry({ id: 77, repeatSale: true }) } } },
    );
    await press('Duplicate');
    await waitFor(() => expect(onDuplicated).toHaveBeenCalledWith(77));
    expect(notices()[0]?.title).toBe('Creation Successful');
  });

  it('links the enquiry to the given lead and shows refusals R162', async () => {
    const linked = {
      __typename: 'LeadRecord',
      id: 12,
      version: 2,
      status: 'ENQUIRY_CREATED',
      salesEnquiryId: 40,
    };
    const { server } = await showStaffEnquiry(
      {},
      {
        LinkEnquiryToLead: [
          anError('CONFLICT', 'Lead 12 is linked to enquiry 3 already.'),
          { data: { linkSalesEnquiryToLead: linked } },
        ],
      },
    );
    await press('Link To Lead');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Lead ID/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await dialog.findByText('Enter a lead ID');
    await userEvent.type(dialog.getByRole('textbox', { name: /Lead ID/ }), '{Backspace}12');
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await dialog.findByText('Lead 12 is linked to enquiry 3 already.');
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.variables('LinkEnquiryToLead').at(-1)).toEqual({ leadId: 12, salesEnquiryId: 40 });
    expect(notices()[0]?.title).toBe('Linked');
  });
});
