import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry, anError, fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { currentNotices, dismissNotice, noticeDurations } from '../../ui/notices';
import type { Enquiry } from './enquiry-rows';
import { EnquiryScreen } from './enquiry-screen';

type Answers = Parameters<typeof fakeServer>[0];
const saved = (more: Partial<Enquiry>) => ({
  data: { updateSalesEnquiry: anEnquiry({ version: 4, ...more }) },
});
const stored = (more: Partial<Enquiry>) => ({ data: { salesEnquiry: anEnquiry(more) } });
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

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});
const notices = () => currentNotices().map(({ title, description }) => ({ title, description }));

async function show(enquiry: Partial<Enquiry> = {}, answers: Answers = {}) {
  const server = fakeServer({ EnquiryDetail: stored(enquiry), ...answers });
  const nothing = () => {};
  const view = renderElement(
    <EnquiryScreen
      id={40}
      back={null}
      toList={null}
      supplierHref={String}
      onDuplicated={nothing}
      onDeleted={nothing}
    />,
    { execute: server.execute },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, server };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => within(screen.getByRole('region', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the supplier', () => {
  it('A167 is told what the sale does for its cause, and nothing of that once it fell through', async () => {
    const { unmount } = await show({ contribution: 50, progress: 'COMPLETED' });
    expect(screen.getByText('$50.00')).toBeInTheDocument();
    unmount();
    await show({ contribution: 50, progress: 'FALLEN_THROUGH' });
    expect(screen.queryByText('$50.00')).not.toBeInTheDocument();
  });

  it('A167 reads that a sale without a cause gets one from us', async () => {
    await show({ goodCause: null });
    expect(screen.getByText(/^Where it is needed most/)).toBeInTheDocument();
  });

  it('R154 R153 sees actions and the customer to read, and nothing of staff or buyers', async () => {
    await show({ mobile: '021 555 1234' });
    expect(titles()).toEqual(
      expect.arrayContaining(['Customer Details', 'Enquiry Details', 'Actions needed by you']),
    );
    expect(titles()).not.toContain('Outcome of Sale');
    expect(titles()).not.toContain('Other Data');
    expect(titles()).not.toContain('Feedback on the Enquiry');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    const customer = card('Customer Details');
    expect(customer.queryByRole('textbox')).not.toBeInTheDocument();
    expect(customer.getByRole('link', { name: '021 555 1234' })).toHaveAttribute('href', 'tel:0215551234');
    expect(customer.getByRole('link', { name: 'ana@example.nz' })).toHaveAttribute(
      'href',
      'mailto:ana@example.nz',
    );
  });

  it('R164 sets the status by a button that saves at once, and cannot make an introduction', async () => {
    const { server } = await show({}, { SaveEnquiry: saved({ progress: 'COMPLETED' }) });
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

  it('says beside the buttons that a status could not be saved', async () => {
    await show({}, { SaveEnquiry: anError('FORBIDDEN', 'Your account is closed for changes.') });
    await press('Completed');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved. Your account is closed for changes.',
    );
    expect(screen.getByRole('button', { name: 'New Enquiry' })).toHaveAttribute('aria-pressed', 'true');
  });

  describe('R156 revenue', () => {
    const revenue = () => screen.getByRole('textbox', { name: 'Revenue (excl GST)' });

    it('is saved as a number when the field is left, and says so', async () => {
      const { server } = await show({}, { SaveEnquiry: saved({ supplierRevenue: 1200 }) });
      await userEvent.type(revenue(), '1,200');
      expect(server.names()).toEqual(['EnquiryDetail']);
      await userEvent.tab();
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(server.variables('SaveEnquiry')).toEqual([
        { id: 40, version: 3, input: { supplierRevenue: 1200 } },
      ]);
    });

    it('A168 is not guessed from a comma that may mean a point, and what is understood shows below', async () => {
      const { server } = await show({}, { SaveEnquiry: saved({ supplierRevenue: 12.5 }) });
      await userEvent.type(revenue(), '12,50');
      await userEvent.tab();
      expect(await screen.findByText(/A comma only separates thousands/)).toBeInTheDocument();
      expect(server.names()).not.toContain('SaveEnquiry');
      await userEvent.clear(revenue());
      await userEvent.type(revenue(), '12.5');
      expect(screen.getByText(/^= \$12\.50/)).toBeInTheDocument();
      await userEvent.tab();
      await waitFor(() =>
        expect(server.variables('SaveEnquiry')).toMatchObject([{ input: { supplierRevenue: 12.5 } }]),
      );
    });

    it('refuses text and keeps it', async () => {
      const { server } = await show();
      await userEvent.type(revenue(), 'a lot');
      await userEvent.tab();
      expect(await screen.findByText(/Enter an amount/)).toBeInTheDocument();
      expect(revenue()).toHaveValue('a lot');
      expect(server.names()).toEqual(['EnquiryDetail']);
    });

    it('shows a failure, keeps the number and can try again', async () => {
      const { server } = await show(
        {},
        { SaveEnquiry: [anError('INTERNAL', 'Broken.'), saved({ supplierRevenue: 1200 })] },
      );
      await userEvent.type(revenue(), '1200');
      await userEvent.tab();
      expect(await screen.findByText(/Not saved/)).toBeInTheDocument();
      await press('Try again');
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(server.variables('SaveEnquiry')).toHaveLength(2);
    });
  });

  it('R348 edits the special field under its own label, and sees none without one', async () => {
    const { unmount } = await show();
    expect(screen.queryByRole('textbox', { name: 'Job number' })).not.toBeInTheDocument();
    unmount();
    const { server } = await show({ specialFieldLabel: 'Job number' }, { SaveEnquiry: saved({}) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Job number' }), 'J-12');
    await userEvent.tab();
    await waitFor(() =>
      expect(server.variables('SaveEnquiry')[0]).toMatchObject({ input: { specialField: 'J-12' } }),
    );
  });

  it('saves notes one second after the last key, once', async () => {
    const { server } = await show({}, { SaveEnquiry: saved({ supplierNotes: 'Rang' }) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your notes' }), 'Rang');
    expect(server.names()).toEqual(['EnquiryDetail']);
    await waitFor(() => expect(server.names()).toContain('SaveEnquiry'), { timeout: 2500 });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Your notes' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { supplierNotes: 'Rang' } },
    ]);
  });

  it('is not stopped by a change of another field, and offers both where it is the same one', async () => {
    const { server } = await show(
      {},
      {
        EnquiryDetail: [stored({}), stored({ version: 8 }), stored({ version: 9, supplierNotes: 'Theirs' })],
        SaveEnquiry: [
          anError('CONFLICT'),
          saved({ version: 9, supplierRevenue: 5 }),
          anError('CONFLICT'),
          saved({ version: 10, supplierNotes: 'Mine', supplierRevenue: 5 }),
        ],
      },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Revenue (excl GST)' }), '5');
    await userEvent.tab();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.variables('SaveEnquiry')[1]).toMatchObject({ version: 8 });
    const notes = screen.getByRole('textbox', { name: 'Your notes' });
    await userEvent.type(notes, 'Mine');
    await userEvent.tab();
    const question = await screen.findByText(/Somebody else changed this meanwhile/);
    expect(question.parentElement).toHaveTextContent('Theirs');
    expect(notes).toHaveValue('Mine');
    await press('Keep mine');
    await waitFor(() => expect(server.variables('SaveEnquiry')).toHaveLength(4));
    expect(server.variables('SaveEnquiry')[3]).toMatchObject({
      version: 9,
      input: { supplierNotes: 'Mine' },
    });
  });

  describe('R169 opening the page', () => {
    it.each(['UNOPENED', 'OPENED'] as const)('marks %s as viewed, once', async (emailState) => {
      const { server } = await show({ emailState }, { MarkEnquiryViewed: viewed });
      expect(await screen.findByRole('img', { name: 'E-mail viewed' })).toBeInTheDocument();
      expect(server.names()).toEqual(['EnquiryDetail', 'MarkEnquiryViewed']);
    });

    it.each(['VIEWED', 'REPLY_SENT'] as const)('leaves %s alone', async (emailState) => {
      const { server } = await show({ emailState });
      expect(server.names()).toEqual(['EnquiryDetail']);
    });

    it('by the buyer changes nothing', async () => {
      const { server } = await show({ viewedAs: 'IMPACT_BUYER', emailState: 'UNOPENED' });
      expect(server.names()).toEqual(['EnquiryDetail']);
    });
  });

  describe('R333 the reply', () => {
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

    it('is sent with a copy if wanted, and shows in the list', async () => {
      const { server } = await show(
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
      expect(noticeDurations.emailed).toBe(2000);
    });

    it('that fails keeps its text and shows the literal notice', async () => {
      await show({}, { ReplyToEnquiry: anError('INTERNAL') });
      await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'We come on Monday.');
      await press('Send reply');
      await waitFor(() =>
        expect(notices()).toEqual([
          { title: 'Error!', description: 'An Error has occured, Please try again later.' },
        ]),
      );
      expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('We come on Monday.');
      expect(screen.getByRole('img', { name: 'E-mail viewed' })).toBeInTheDocument();
    });

    it('shows a mail that failed with its reason', async () => {
      await show({ replies: [{ ...note, status: 'FAILED', error: 'No such mailbox.' }] });
      expect(card('Replies sent').getByText('Failed')).toBeInTheDocument();
      expect(card('Replies sent').getByText('No such mailbox.')).toBeInTheDocument();
    });
  });

  it('R181 reports an issue, with the words of the rule', async () => {
    const { server } = await show({}, { ReportEnquiryIssue: { data: { reportSalesEnquiryIssue: true } } });
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
