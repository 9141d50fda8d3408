import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { MessageScreen } from './message-screen';

const reported = {
  __typename: 'MessageRecord',
  id: 8,
  version: 1,
  createdAt: '2026-11-05T01:07:00Z',
  kind: 'REPORTED_ISSUE',
  fullName: 'Hana Roof',
  organisation: 'Tōtara Roofing',
  email: 'hana@totara.example',
  mobile: null,
  website: null,
  message: 'They want a fence.',
  issue: 'Wrong customer',
  salesEnquiryId: 40,
  reportedBySupplier: { __typename: 'NamedRef', id: 5, name: 'Tōtara Roofing' },
  state: 'NEW',
  adminNotes: null,
  updatedAt: '2026-11-05T01:07:00Z',
};

function show(more: Partial<typeof reported> | { salesEnquiryId: null; reportedBySupplier: null }) {
  const server = fakeServer({
    MessageDetail: { data: { messageRecord: { ...reported, ...more } } },
    Timeline: { data: { timeline: null } },
  });
  const element = (
    <MessageScreen
      id={8}
      back={null}
      toList={null}
      onDeleted={() => undefined}
      mails={<a href="/m">The mail</a>}
    />
  );
  renderElement(element, { execute: server.execute });
  return screen.findByRole('region', { name: 'Reported issue' });
}

it('shows the reported issue and its author, and links to the enquiry and its supplier A162 R181', async () => {
  const card = within(await show({}));
  expect(card.getByText('Wrong customer')).toBeInTheDocument();
  expect(card.getByText('They want a fence.')).toBeInTheDocument();
  expect(card.getByText('Hana Roof')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Enquiry 40' })).toHaveAttribute('href', '/admin/salesEnquiry/40');
  expect(card.getByRole('link', { name: 'Tōtara Roofing' })).toHaveAttribute('href', '/admin/businesses/5');
  expect(card.getByRole('link', { name: 'hana@totara.example' })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'The mail' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('NEW');
});

it('shows that the enquiry was deleted and keeps the name of the supplier A162', async () => {
  const card = within(await show({ salesEnquiryId: null, reportedBySupplier: null }));
  expect(card.getByText('Deleted')).toBeInTheDocument();
  expect(card.getByText('Tōtara Roofing')).toBeInTheDocument();
  expect(card.queryByRole('link', { name: 'Tōtara Roofing' })).toBeNull();
});

it('links to the website from a visitor’s message A162', async () => {
  const joining = { ...reported, kind: 'SUPPLIER_JOIN', website: 'www.weka.example' };
  const server = fakeServer({
    MessageDetail: { data: { messageRecord: joining } },
    Timeline: { data: { timeline: null } },
  });
  const ways = { back: null, toList: null, mails: null, onDeleted: () => undefined };
  renderElement(<MessageScreen id={8} {...ways} />, { execute: server.execute });
  expect(await screen.findByRole('link', { name: /^www\.weka\.example/ })).toHaveAttribute(
    'href',
    'https://www.weka.example/',
  );
});
