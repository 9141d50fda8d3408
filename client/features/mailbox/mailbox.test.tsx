import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { Mailbox } from './mailbox';

const aMail = (more: object = {}) => ({
  __typename: 'MailDelivery',
  id: '12',
  toAddress: 'ana@example.nz',
  subject: 'Re: Leaking tap',
  status: 'SENT',
  createdAt: '2026-11-05T01:07:00Z',
  ...more,
});
const list = (...nodes: object[]) => ({
  data: {
    mailDeliveries: {
      __typename: 'MailDeliveryConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});
const whole = (more: object = {}) => ({
  data: {
    mailDelivery: {
      ...aMail(),
      kind: 'sales-enquiry.reply',
      cc: [],
      replyTo: 'jobs@kowhai.example',
      bodyText: 'Kia ora Ana',
      bodyHtml: '<html><head></head><body><script>alert(1)</script><p>Kia ora</p></body></html>',
      error: null,
      attempts: 1,
      sentAt: '2026-11-05T01:08:00Z',
      ...more,
    },
  },
});

function show(answers: Parameters<typeof fakeServer>[0], path = '/') {
  const server = fakeServer(answers);
  return { ...renderElement(<Mailbox />, { execute: server.execute, path }), server };
}

it('lists mails with their status, by search and status from the address', async () => {
  const { server } = show(
    { Mailbox: list(aMail(), aMail({ id: '11', status: 'FAILED' })) },
    '/?q=tap&status=FAILED',
  );
  expect(await screen.findByText('2 mails')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Sent/ })).toHaveAttribute('href', '/?q=tap&status=FAILED&mail=12');
  expect(server.variables('Mailbox')).toEqual([{ search: 'tap', status: 'FAILED', first: 50 }]);
});

it('counts up to a thousand, and asks for three letters of a search', async () => {
  const many = list(aMail());
  many.data.mailDeliveries.totalCount = 1000;
  const { server } = show({ Mailbox: many }, '/?q=ta');
  expect(await screen.findByText('Type three letters to search. 1,000+ mails')).toBeInTheDocument();
  expect(server.variables('Mailbox')).toEqual([{ search: null, status: undefined, first: 50 }]);
});

it('opens a mail beside the list, its HTML in a sandbox without scripts', async () => {
  const { router } = show({ Mailbox: list(aMail()), Mail: whole() });
  await userEvent.click(await screen.findByRole('link', { name: /Re: Leaking tap/ }));
  expect(router.state.location.search).toBe('?mail=12');
  const frame = await screen.findByTitle('Mail: Re: Leaking tap');
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toEqual(expect.arrayContaining(['allow-scripts']));
  expect(frame).not.toHaveAttribute('sandbox', expect.stringContaining('same-origin'));
  expect(frame.getAttribute('srcdoc')).toContain('<head><base target="_blank">');
  await userEvent.click(screen.getByRole('tab', { name: 'As text' }));
  await waitFor(() => expect(screen.getByText('Kia ora Ana')).toBeVisible());
});

it('tells why a mail was not delivered', async () => {
  const failed = { status: 'FAILED', error: 'No such mailbox.' };
  show({ Mailbox: list(aMail({ status: 'FAILED' })), Mail: whole(failed) }, '/?mail=12');
  expect(await screen.findByText('Not delivered')).toBeInTheDocument();
  expect(screen.getByText('No such mailbox.')).toBeInTheDocument();
});

it('says that there is nothing, or nothing that matches', async () => {
  const { unmount } = show({ Mailbox: list() });
  expect(await screen.findByText('No mail yet')).toBeInTheDocument();
  unmount();
  show({ Mailbox: list() }, '/?q=zzz');
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
});

it('says that there is no such mail', async () => {
  show({ Mailbox: list(), Mail: { data: { mailDelivery: null } } }, '/?mail=99');
  expect(await screen.findByText('There is no such mail')).toBeInTheDocument();
});
