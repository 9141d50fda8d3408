import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError } from '../../../testing/enquiry-fixtures';
import { card, cardTitles, notices, press, savedEnquiry, showEnquiry } from '../../../testing/show-enquiry';

const viewed = {
  data: {
    markSalesEnquiryViewed: {
      __typename: 'SalesEnquiry',
      id: 40,
      version: 4,
      emailState: 'VIEWED',
      openedAt: '2026-11-06T00:00:00Z',
    },
  },
};

describe('enquiry as the supplier', () => {
  it('shows the contribution to the cause, and hides it for a fallen-through sale A167', async () => {
    const { unmount } = await showEnquiry({ contribution: 50, progress: 'COMPLETED' });
    expect(screen.getByText('$50.00')).toBeInTheDocument();
    unmount();
    await showEnquiry({ contribution: 50, progress: 'FALLEN_THROUGH' });
    expect(screen.queryByText('$50.00')).not.toBeInTheDocument();
  });

  it('explains that we choose the cause of a sale without one A167', async () => {
    await showEnquiry({ goodCause: null });
    expect(screen.getByText(/^Where it’s needed most/)).toBeInTheDocument();
  });

  it('shows actions and the read-only customer, and nothing of staff or buyers R154 R153', async () => {
    await showEnquiry({ mobile: '021 555 1234' });
    expect(cardTitles()).toEqual(
      expect.arrayContaining(['Customer Details', 'Enquiry Details', 'Actions needed by you']),
    );
    expect(cardTitles()).not.toContain('Outcome of Sale');
    expect(cardTitles()).not.toContain('Other Data');
    expect(cardTitles()).not.toContain('Feedback on the Enquiry');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    const customer = card('Customer Details');
    expect(customer.queryByRole('textbox')).not.toBeInTheDocument();
    expect(customer.getByRole('link', { name: '021 555 1234' })).toHaveAttribute('href', 'tel:0215551234');
    expect(customer.getByRole('link', { name: 'ana@example.nz' })).toHaveAttribute(
      'href',
      'mailto:ana@example.nz',
    );
  });

  it('saves the status at once by a button and offers no introduction R164', async () => {
    const { server } = await showEnquiry({}, { SaveEnquiry: savedEnquiry({ progress: 'COMPLETED' }) });
    const buttons = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent?.trim())).toEqual([
      'New Enquiry',
      'In Progress',
      'Completed',
      'Fallen Through',
    ]);
    await press('Completed');
    await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { progress: 'COMPLETED' } },
    ]);
    expect(screen.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows beside the buttons that saving a status failed', async () => {
    await showEnquiry(
      {},
      {
        SaveEnquiry: anError(
          'FORBIDDEN',
          'You can’t make changes because your supplier or good cause has left Uplift.',
        ),
      },
    );
    await press('Completed');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved. You can’t make changes because your supplier or good cause has left Uplift.',
    );
    expect(screen.getByRole('button', { name: 'New Enquiry' })).toHaveAttribute('aria-pressed', 'true');
  });

  describe('opening the page R169', () => {
    it.each(['UNOPENED', 'OPENED'] as const)(
      'marks an enquiry in state %s as viewed, once',
      async (emailState) => {
        const { server } = await showEnquiry({ emailState }, { MarkEnquiryViewed: viewed });
        expect(await screen.findByRole('img', { name: 'Email viewed' })).toBeInTheDocument();
        expect(server.names()).toEqual(['EnquiryDetail', 'MarkEnquiryViewed']);
      },
    );

    it.each(['VIEWED', 'REPLY_SENT'] as const)(
      'leaves an enquiry in state %s unchanged',
      async (emailState) => {
        const { server } = await showEnquiry({ emailState });
        expect(server.names()).toEqual(['EnquiryDetail']);
      },
    );

    it('by the buyer does not mark it as viewed', async () => {
      const { server } = await showEnquiry({ viewedAs: 'IMPACT_BUYER', emailState: 'UNOPENED' });
      expect(server.names()).toEqual(['EnquiryDetail']);
    });
  });

  it('reports an issue with the literal validation messages R181', async () => {
    const { server } = await showEnquiry(
      {},
      { ReportEnquiryIssue: { data: { reportSalesEnquiryIssue: true } } },
    );
    await press('Report Issue');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please select an issue type')).toBeInTheDocument();
    expect(dialog.getByText('This cannot be empty')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox', { name: /kind of issue/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getAllByText('This cannot be empty')).toHaveLength(2));
    expect(server.names()).toEqual(['EnquiryDetail']);
    await userEvent.type(dialog.getByRole('textbox', { name: /kind of issue/ }), 'Spam');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Not a customer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(server.variables('ReportEnquiryIssue')).toEqual([
        { id: 40, input: { issueType: 'OTHER', otherIssue: 'Spam', message: 'Not a customer' } },
      ]),
    );
  });
});
