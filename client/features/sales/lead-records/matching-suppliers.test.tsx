import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { notices } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { NoticeRegion } from '../../../ui/notice-region';
import { MatchingSuppliers } from './matching-suppliers';

const supplier = (id: number, name: string) => ({
  __typename: 'MatchingSupplier',
  id,
  name,
  listTitle: 'Printer',
  locations: ['Petone'],
  reasons: ['3 similar buyers bought from it in the last two years', 'Serves Wellington'],
});
const found = (...rows: object[]) => ({ data: { matchingSuppliers: rows } });
const KEA = found(supplier(5, 'Kea'), supplier(6, 'Moa'));
const MADE = { data: { createLead: { __typename: 'LeadRecord', id: 21 } } };

function show(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answers);
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault());
  renderElement(
    <>
      <form onSubmit={sent}>
        <MatchingSuppliers impactBuyerId={7} />
      </form>
      <NoticeRegion />
    </>,
    { execute: server.execute, user: userWith(['ADMIN']) },
  );
  return { server, sent };
}
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error('The link stands in no row');
  return within(row);
};
const button = (name: string) => screen.findByRole('button', { name: `Create lead for ${name}` });

describe('matching suppliers of a buyer', () => {
  it('lists suppliers by rank with details and reasons', async () => {
    const { server } = show({ MatchingSuppliers: KEA });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    const list = await screen.findByRole('list', { name: 'Matching suppliers' });
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Kea', 'Moa']);
    expect(links[0]).toHaveAttribute('href', '/admin/businesses/5');
    const row = await rowOf('Kea');
    expect(row.getByText('Printer · Petone')).toBeInTheDocument();
    for (const reason of supplier(5, 'Kea').reasons) expect(row.getByText(reason)).toBeInTheDocument();
    expect(server.variables('MatchingSuppliers')).toEqual([{ impactBuyerId: 7 }]);
  });

  it('one click creates a lead, and the row links to it and takes the focus', async () => {
    const { server, sent } = show({ MatchingSuppliers: KEA, AddLead: MADE });
    (await button('Kea')).focus();
    await userEvent.keyboard('{Enter}');
    const row = await rowOf('Kea');
    const link = await row.findByRole('link', { name: 'Lead - # 21' });
    expect(link).toHaveAttribute('href', '/admin/leads/21');
    expect(link).toHaveFocus();
    expect(row.getByText('Lead created')).toBeInTheDocument();
    expect(row.queryByRole('button')).toBeNull();
    expect(await button('Moa')).toBeEnabled();
    expect(server.variables('AddLead')).toEqual([{ input: { impactBuyerId: 7, supplierId: 5 } }]);
    expect(notices()).toEqual([
      { title: 'Successfully Saved', description: 'Lead has successfully been created' },
    ]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('Undo deletes the lead and offers the supplier again A155', async () => {
    const { server } = show({
      MatchingSuppliers: KEA,
      AddLead: MADE,
      DeleteLead: { data: { deleteLead: true } },
    });
    await userEvent.click(await button('Kea'));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    expect(await button('Kea')).toBeEnabled();
    expect(server.variables('DeleteLead')).toEqual([{ id: 21 }]);
  });

  it('shows why no lead was created and leaves the row unchanged A71', async () => {
    const message = 'There is an open lead for this impact buyer and this supplier already.';
    show({ MatchingSuppliers: KEA, AddLead: anError('CONFLICT', message) });
    await userEvent.click(await button('Kea'));
    await waitFor(() => expect(notices()).toEqual([{ title: 'No lead created', description: message }]));
    expect(await button('Kea')).toBeEnabled();
  });

  it('shows that no supplier matches', async () => {
    show({ MatchingSuppliers: found() });
    expect(await screen.findByRole('heading', { name: 'No matching suppliers' })).toBeInTheDocument();
  });

  it('shows an error and retries', async () => {
    show({ MatchingSuppliers: [anError('UNAVAILABLE'), KEA] });
    expect(await screen.findByText('Couldn’t load the suppliers')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Kea' })).toBeInTheDocument();
  });
});
