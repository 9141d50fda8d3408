import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as MailPage } from '../../../routes/admin/mail';
import { Component as MailboxPage } from '../../../routes/admin/mailbox';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderRoutes } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { mailKinds } from './mail-labels';

const aMail = (more: object = {}) => ({
  __typename: 'MailDelivery',
  id: '12',
  kind: 'sales-enquiry.reply',
  toAddress: 'ana@example.nz',
  subject: 'Re: Leaking tap',
  status: 'SENT',
  error: null,
  attempts: 1,
  createdAt: '2026-11-05T01:07:00Z',
  sentAt: '2026-11-05T01:08:00Z',
  ...more,
});
const failed = { status: 'FAILED', error: 'No such mailbox.', attempts: 40, sentAt: null };
const list = (nodes: object[], totalCount = nodes.length, endCursor: string | null = null) => ({
  data: {
    mailDeliveries: {
      __typename: 'MailDeliveryConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      totalCount,
    },
  },
});
const fullMail = (more: object = {}) => ({
  ...aMail(),
  alsoTo: [],
  cc: [],
  bcc: [],
  replyTo: 'jobs@kowhai.example',
  bodyText: 'Kia ora Ana',
  bodyHtml: '<html><head></head><body><script>alert(1)</script><p>Kia ora</p></body></html>',
  sentAgainAt: null,
  bouncedAt: null,
  ...more,
});
const one = (more: object = {}) => ({ data: { mailDelivery: fullMail(more) } });

function show(answers: Parameters<typeof fakeServer>[0], path = '/admin/mailbox') {
  const server = fakeServer(answers);
  const routes = [
    { path: '/admin/mailbox', element: <MailboxPage /> },
    { path: '/admin/mailbox/:id', element: <MailPage /> },
  ];
  return { ...renderRoutes(routes, { execute: server.execute, path }), server };
}
const notices = () => currentNotices().map(({ title, description }) => [title, description]);

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

it('lists emails with their status by the search, filters and order of the address', async () => {
  const { server } = show(
    { MailList: list([aMail(), aMail({ id: '11', ...failed })]) },
    '/admin/mailbox?q=tap&status=FAILED&sort=TO_ADDRESS&f=ATTEMPTS~AT_LEAST~2&f=KIND~ONE_OF~sales-enquiry.reply',
  );
  const rows = await screen.findAllByRole('row', { name: /Re: Leaking tap/ });
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/mailbox/12');
  expect(rows[1]).toHaveTextContent(/Failed.*Reply to an enquiry.*40.*No such mailbox\./);
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
  expect(server.variables('MailList')).toEqual([
    {
      filter: {
        search: 'tap',
        columns: [
          { column: 'STATUS', test: 'ONE_OF', values: ['failed'] },
          { column: 'ATTEMPTS', test: 'AT_LEAST', values: ['2'] },
          { column: 'KIND', test: 'ONE_OF', values: ['sales-enquiry.reply'] },
        ],
      },
      sort: { column: 'TO_ADDRESS', direction: 'ASC' },
      first: 50,
    },
  ]);
});

it('says that there may be more emails than the counted thousand', async () => {
  show({ MailList: list([aMail()], 1000, 'behind') });
  expect(await screen.findByText('1 of 1,000+')).toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  expect(screen.getByRole('button', { name: 'Export 1,000+' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select Re/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 1,000+ that match' }));
  expect(screen.getByText('1,000+ selected')).toBeInTheDocument();
});

it('shows the exact number once all emails are loaded', async () => {
  show({ MailList: list([aMail(), aMail({ id: '11' })], 1000) });
  expect(await screen.findByText('2 of 2')).toBeInTheDocument();
});

it('searches from three letters on and says so, or for a number', async () => {
  const { server } = show({ MailList: list([aMail()]) }, '/admin/mailbox?q=ta');
  expect(await screen.findByText('At least 3 characters')).toBeInTheDocument();
  const searched = () =>
    server.variables('MailList').map(({ filter }) => (filter as { search?: string }).search);
  expect(searched()).toEqual([undefined]);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'p');
  await waitFor(() => expect(searched()).toEqual([undefined, 'tap']));
  expect(screen.queryByText('At least 3 characters')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  await waitFor(() => expect(searched().at(-1)).toBe('7'));
});

it('a filter by address needs three letters, too', async () => {
  show({ MailList: list([aMail()]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a filter' }));
  await userEvent.selectOptions(dialog.getByLabelText('Column'), 'To');
  await userEvent.type(dialog.getByLabelText('Value'), 'an');
  await userEvent.click(dialog.getByRole('button', { name: 'Add filter' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter at least 3 characters');
});

it('shows an empty mailbox or an empty result', async () => {
  const { unmount } = show({ MailList: list([]) });
  expect(await screen.findByText('No emails yet')).toBeInTheDocument();
  unmount();
  show({ MailList: list([]) }, '/admin/mailbox?q=zzz');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
});

it('exports the shown columns, including the error', async () => {
  const { server } = show({ MailList: list([aMail()]), ExportMails: { data: { exportMails: null } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Export 1' }));
  await waitFor(() =>
    expect(server.variables('ExportMails')).toMatchObject([
      {
        selection: { filter: { columns: [] } },
        columns: expect.arrayContaining([
          { column: 'TO_ADDRESS', header: 'To' },
          { column: 'ERROR', header: 'Error' },
        ]),
      },
    ]),
  );
});

it('resends several failed emails after a confirmation', async () => {
  const { server } = show({
    MailList: list([aMail({ id: '11', ...failed }), aMail()]),
    SendMailsAgain: { data: { sendMailsAgain: null } },
  });
  await selectAllRows();
  await userEvent.click(screen.getByRole('button', { name: 'Send again…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 emails again' }));
  expect(server.variables('SendMailsAgain')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.variables('SendMailsAgain')).toEqual([{ selection: { ids: [11, 12] } }]));
});

it('opens an email on its own page in a sandbox without scripts, and steps to the next', async () => {
  const { router, server } = show({
    MailList: [list([aMail()], 2, 'behind'), list([aMail({ id: '11', subject: 'Your order' })], 2)],
    Mail: [one(), one({ id: '11', subject: 'Your order' })],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Re: Leaking tap' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Re: Leaking tap' })).toBeInTheDocument();
  const frame = screen.getByTitle('Email: Re: Leaking tap');
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toEqual(expect.arrayContaining(['allow-scripts']));
  expect(frame).not.toHaveAttribute('sandbox', expect.stringContaining('same-origin'));
  expect(frame.getAttribute('srcdoc')).toContain('<head><base target="_blank">');
  await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
  await waitFor(() => expect(screen.getByText('Kia ora Ana')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Next record' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your order' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/mailbox/11');
  expect(server.variables('MailList').at(-1)).toMatchObject({ after: 'behind' });
});

it('shows why an email failed and resends it', async () => {
  const { server } = show(
    {
      Mail: one(failed),
      SendMailAgain: {
        data: {
          sendMailAgain: fullMail({
            ...failed,
            status: 'QUEUED',
            error: null,
            sentAgainAt: '2026-11-06T01:00:00Z',
          }),
        },
      },
    },
    '/admin/mailbox/12',
  );
  expect(await screen.findByText('Not delivered')).toBeInTheDocument();
  expect(screen.getByText('No such mailbox.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Emails still waiting to be sent after 40 attempts')).toBeInTheDocument();
  expect(server.variables('SendMailAgain')).toEqual([{ id: 12 }]);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(screen.getByRole('article')).toHaveFocus();
  expect(notices()).toEqual([['Sending the email again', undefined]]);
});

it('shows a bounced email and resends it', async () => {
  const bounced = { status: 'BOUNCED', error: '550 5.1.1 Unknown.', bouncedAt: '2026-11-05T03:08:00Z' };
  const { server } = show(
    {
      Mail: one(bounced),
      SendMailAgain: {
        data: { sendMailAgain: fullMail({ status: 'SENT', sentAgainAt: '2026-11-06T01:00:00Z' }) },
      },
    },
    '/admin/mailbox/12',
  );
  expect(await screen.findByText('This email bounced')).toBeInTheDocument();
  expect(screen.getByText('550 5.1.1 Unknown.')).toBeInTheDocument();
  expect(screen.getByText('Bounced')).toBeInTheDocument();
  expect(screen.getByText('Date the email bounced')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Bounced')).toBeNull());
  expect(server.variables('SendMailAgain')).toEqual([{ id: 12 }]);
});

it('filters bounced emails', async () => {
  const { server } = show(
    { MailList: list([aMail({ status: 'BOUNCED', error: '550 5.1.1 Unknown.' })]) },
    '/admin/mailbox?status=BOUNCED',
  );
  expect(await screen.findByRole('row', { name: /Re: Leaking tap/ })).toHaveTextContent(
    /Bounced.*550 5\.1\.1 Unknown\./,
  );
  expect(server.variables('MailList')).toMatchObject([
    { filter: { columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['bounced'] }] } },
  ]);
});

it('shows why an email is not resent', async () => {
  show(
    { Mail: one(failed), SendMailAgain: anError('CONFLICT', 'It may have arrived.') },
    '/admin/mailbox/12',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(notices()).toEqual([['Couldn’t resend the email', 'It may have arrived.']]));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
});

it('shows that an email does not exist', async () => {
  const { unmount } = show({ Mail: { data: { mailDelivery: null } } }, '/admin/mailbox/99');
  expect(await screen.findByText('Mail not found')).toBeInTheDocument();
  unmount();
  show({}, '/admin/mailbox/nonsense');
  expect(await screen.findByText('Mail not found')).toBeInTheDocument();
});

it('has a label for every kind of email', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
  const mails = files.filter((file) => /\.email\.tsx?$/.test(file));
  const kinds = mails.flatMap((file) =>
    [...readFileSync(`server/${file}`, 'utf8').matchAll(/ kind(?:: string)? = '([^']+)'/g)].map(
      ([, kind]) => kind ?? '',
    ),
  );
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !Object.hasOwn(mailKinds, kind))).toEqual([]);
});
