import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError } from '../../../testing/enquiry-fixtures';
import { card, notices, press, showEnquiry } from '../../../testing/show-enquiry';
import { durationOf } from '../../../ui/notices';

const _viewed = {
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

describe('reply panel R333', () => {
  const reply = (more: object) => ({
    data: {
      replyToSalesEnquiry: {
        __typename: 'SalesEnquiry',
        id: 40,
        version: 5,
        emailState: 'REPLY_SENT',
        replies: [],
        ...more,
      },
    },
  });
  const note = {
    __typename: 'MailNote',
    id: '1',
    subject: 'Re: Leaking tap',
    toAddress: 'ana@example.nz',
    error: null,
    createdAt: '2026-11-06T00:00:00Z',
    sentAt: '2026-11-06T00:00:00Z',
  };

  it('sends a reply, with a copy on request, and lists it', async () => {
    const { server } = await showEnquiry(
      {},
      { ReplyToEnquiry: reply({ replies: [{ ...note, status: 'SENT' }] }) },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'We come on Monday.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send me a copy' }));
    await press('Send reply');
    await waitFor(() =>
      expect(notices()).toEqual([{ title: 'Success!', description: 'Your email has been sent.' }]),
    );
    expect(server.variables('ReplyToEnquiry')).toEqual([
      { id: 40, reply: 'We come on Monday.', copySelf: true },
    ]);
    expect(card('Replies sent').getByText('Re: Leaking tap')).toBeInTheDocument();
    expect(card('Replies sent').getByText('Sent')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
    expect(durationOf('emailed')).toBe(2000);
  });

  it('keeps the text of a failed reply and shows the literal notice', async () => {
    await showEnquiry({}, { ReplyToEnquiry: anError('INTERNAL') });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'We come on Monday.');
    await press('Send reply');
    await waitFor(() =>
      expect(notices()).toEqual([
        { title: 'Error!', description: 'An Error has occured, Please try again later.' },
      ]),
    );
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('We come on Monday.');
    expect(screen.getByRole('img', { name: 'Email viewed' })).toBeInTheDocument();
  });

  it.each([
    ['failed', 'FAILED', 'Failed'],
    ['was taken and came back', 'BOUNCED', 'Bounced'],
  ] as const)('shows an email that %s with the reason', async (_, status, label) => {
    await showEnquiry({ replies: [{ ...note, status, error: 'No such mailbox.' }] });
    expect(card('Replies sent').getByText(label)).toBeInTheDocument();
    expect(card('Replies sent').getByText('No such mailbox.')).toBeInTheDocument();
  });
});
