import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { userWith } from '../../../testing/users';
import { BuyersToOffer } from './buyers-to-offer';
import { SuppliersToOffer } from './suppliers-to-offer';

const buyer = (id: number, more: object = {}) => ({
  __typename: 'OfferedBuyer',
  id,
  name: `Buyer ${id}`,
  buyerType: 'SCHOOL',
  interestedStatus: 'OPEN',
  chanceOfLead: 'GOOD',
  leadsCount: 2,
  enquiryTotal: 3,
  revenueTotal: 100,
  contributionTotal: 5,
  contactName: null,
  email: null,
  phone: null,
  openLead: null,
  ...more,
});
const supplier = {
  __typename: 'OfferedSupplier',
  id: 5,
  listTitle: 'Plumber',
  name: 'Kōwhai',
  membershipListingDate: '2024-03-01',
  categories: [{ __typename: 'CategoryRef', id: 1, name: 'Trades' }],
  subCategories: [],
  ownerContactPerson: 'Ana',
  locations: ['Napier'],
  serviceRegions: ['Auckland', 'Otago'],
  status: 'APPROVED_AND_LIVE',
  openLead: null,
};
const list = (field: string, nodes: object[], totalCount = nodes.length) => ({
  data: {
    [field]: {
      __typename: 'Connection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > nodes.length, endCursor: 'next' },
      totalCount,
    },
  },
});
const task = {
  __typename: 'Task',
  id: 1,
  kind: 'lead.create',
  title: 'Leads for Kōwhai',
  state: 'WAITING',
  total: 2,
  done: 0,
  failed: 0,
  problem: null,
  fileName: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  canUndo: false,
};
const categories = {
  data: {
    categories: [
      {
        __typename: 'Category',
        id: 1,
        name: 'Trades',
        children: [{ __typename: 'SubCategory', id: 11, name: 'Plumbing', position: null }],
      },
      {
        __typename: 'Category',
        id: 2,
        name: 'Food',
        children: [{ __typename: 'SubCategory', id: 21, name: 'Bakery', position: null }],
      },
    ],
  },
};
const one = (column: string, test: string, ...values: string[]) => ({ column, test, values });

function show(element: React.ReactNode, answers: Parameters<typeof fakeServer>[0], path: string) {
  const server = fakeServer({
    MyTasks: { data: { myTasks: [] } },
    CategoryChoices: categories,
    ...answers,
  } as never);
  const { router } = renderElement(element, { execute: server.execute, user: userWith(['ADMIN']), path });
  return { server, router };
}

describe('buyers to offer a supplier to R217', () => {
  const showBuyers = (nodes = [buyer(1), buyer(2)], total?: number) =>
    show(
      <BuyersToOffer supplierId={5} />,
      {
        BuyersToOffer: list('buyersToOffer', nodes, total),
        CreateLeadsFrom: { data: { createLeadsFrom: task } },
      } as never,
      '/admin/businesses/5?tab=leads',
    );
  const conditions = (server: ReturnType<typeof fakeServer>) =>
    (server.variables('BuyersToOffer').at(-1) as { filter: { columns: object[] } }).filter.columns;

  it('opens with buyers whose interest is Open, and stays on its tab', async () => {
    const { server, router } = showBuyers();
    await screen.findByRole('row', { name: /Buyer 1/ });
    expect(server.variables('BuyersToOffer')).toMatchObject([{ supplierId: 5 }]);
    expect(conditions(server)).toEqual([one('INTERESTED_STATUS', 'ONE_OF', 'Open')]);
    expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('leads');
    const clear = screen.getByRole('button', { name: 'Clear Grid Filters' });
    await waitFor(() => expect(clear).toBeEnabled());
    await userEvent.click(clear);
    await waitFor(() => expect(conditions(server)).toEqual([]));
    expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('leads');
  });

  it('shows each buyer with its figures and its open lead A73', async () => {
    showBuyers([buyer(1, { openLead: { __typename: 'OpenLead', id: 12, status: 'ACTION_TAKEN' } })]);
    const row = within(await screen.findByRole('row', { name: /Buyer 1/ }));
    expect(row.getByRole('link', { name: '# 12 Action Taken' })).toHaveAttribute('href', '/admin/leads/12');
    expect(row.getByRole('link', { name: 'Buyer 1' })).toHaveAttribute(
      'href',
      '/admin/ImpactBusinessAdmin/1',
    );
    for (const text of ['School', 'Open', 'Good', '2', '3', '$100.00', '$5.00'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('creates leads for the selected buyers in one request and clears the selection R220', async () => {
    const { server } = showBuyers();
    await selectAllRows();
    await userEvent.click(screen.getByRole('button', { name: 'Create Leads for Selected' }));
    await waitFor(() =>
      expect(server.variables('CreateLeadsFrom')).toEqual([{ supplierId: 5, selection: { ids: [1, 2] } }]),
    );
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('selects all matching buyers by filter R220', async () => {
    const { server } = showBuyers([buyer(1)], 10_000);
    await selectAllRows();
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 10,000 that match' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Leads for Selected' }));
    await waitFor(() =>
      expect(server.variables('CreateLeadsFrom')).toEqual([
        {
          supplierId: 5,
          selection: { filter: { columns: [one('INTERESTED_STATUS', 'ONE_OF', 'Open')] }, except: [] },
        },
      ]),
    );
  });

  it('filters buyers without an open lead', async () => {
    const { server } = showBuyers();
    await screen.findByRole('row', { name: /Buyer 1/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lead' }), 'None');
    await waitFor(() => expect(conditions(server)).toContainEqual(one('OPEN_LEAD', 'EMPTY')));
  });

  it('Enter in its search does not submit the surrounding form', async () => {
    const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(
      <form onSubmit={sent}>
        <BuyersToOffer supplierId={5} />
        <button type="submit">Save</button>
      </form>,
      { BuyersToOffer: list('buyersToOffer', [buyer(1)]) },
      '/?interest=Open',
    );
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search by name or ID' }),
      'kura{Enter}',
    );
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('suppliers to offer to a buyer R218', () => {
  const showSuppliers = () =>
    show(
      <SuppliersToOffer impactBuyerId={7} />,
      {
        SuppliersToOffer: list('suppliersToOffer', [supplier]),
        CreateLeadsFor: { data: { createLeadsFor: task } },
      } as never,
      '/admin/ImpactBusinessAdmin/7?tab=leads',
    );
  const conditions = (server: ReturnType<typeof fakeServer>) =>
    (server.variables('SuppliersToOffer').at(-1) as { filter: { columns: object[] } }).filter.columns;

  it('opens with Approved & Live suppliers in the columns for choosing', async () => {
    const { server } = showSuppliers();
    await screen.findByRole('row', { name: /Kōwhai/ });
    expect(conditions(server)).toEqual([one('STATUS', 'ONE_OF', 'Approved & Live')]);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.filter(Boolean)).toEqual([
      'List Title',
      'Supplier Name',
      'Lead',
      'Membership Listing Date',
      'Category',
      'Sub Category',
      'Owners Contact Person',
      'Office Location',
      'Can Service',
      'Status',
    ]);
    const row = within(screen.getByRole('row', { name: /Kōwhai/ }));
    for (const text of ['Plumber', 'Trades', 'Ana', 'Napier', 'Auckland, Otago'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('filters by a year and by several statuses, categories and sub categories R327', async () => {
    const { server } = showSuppliers();
    await screen.findByRole('row', { name: /Kōwhai/ });
    await userEvent.click(screen.getByRole('button', { name: 'Drafting' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Membership Year' }), '2024');
    await userEvent.click(screen.getByRole('button', { name: 'Category: All' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Trades' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sub Category: All' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bakery' }));
    await waitFor(() =>
      expect(conditions(server)).toEqual([
        one('STATUS', 'ONE_OF', 'Approved & Live', 'Drafting'),
        one('MEMBERSHIP_YEAR', 'EQUALS', '2024'),
        one('CATEGORIES', 'ONE_OF', '1', '2'),
        one('SUB_CATEGORIES', 'ONE_OF', '21'),
      ]),
    );
    expect(screen.getByRole('button', { name: 'Category: 2 chosen' })).toBeInTheDocument();
  });

  it('creates leads for the selected suppliers R220', async () => {
    const { server } = showSuppliers();
    await selectAllRows();
    await userEvent.click(screen.getByRole('button', { name: 'Create Leads for Selected' }));
    await waitFor(() =>
      expect(server.variables('CreateLeadsFor')).toEqual([{ impactBuyerId: 7, selection: { ids: [5] } }]),
    );
  });
});
