import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../graphql/schema.generated';
import { anError, aPage, aRow, aStaffEnquiry, fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { userWith } from '../../testing/users';
import { currentNotices, dismissNotice } from '../../ui/notices';
import { BenefittingList } from './benefitting-list';
import { EnquiryList } from './enquiry-list';

type Answers = Parameters<typeof fakeServer>[0];
const listOf = (...rows: ReturnType<typeof aRow>[]) => ({ data: { salesEnquiries: aPage(rows) } });

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

async function show(roles: Role[], answers: Answers = { EnquiryGrid: listOf(aRow()) }, path = '/') {
  const user = userWith(roles, { supplierId: 5, impactBuyerId: 7, goodCauseId: 2 });
  const server = fakeServer(answers);
  const view = renderElement(<EnquiryList label="Enquiries" user={user} enquiryHref={(id) => `/e/${id}`} />, {
    user,
    execute: server.execute,
    path,
  });
  await screen.findByRole('row', { name: /Ana Smith/ });
  return { ...view, server };
}
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const notices = () => currentNotices().map(({ title }) => title);
const status = () => screen.getByRole('combobox', { name: 'Status of enquiry 40' });

describe('columns', () => {
  it('R185 staff see everything, with status and payment to change', async () => {
    await show(['ADMIN']);
    expect(headers()).toEqual([
      'ID',
      'Date',
      'E-mail',
      'Customer',
      'Supplier',
      'Status',
      'Buyer',
      'Good Cause',
      'About',
      'Via',
      'Revenue',
      '$UC',
      'Paid to GC',
      'Follow Up',
      'Responsible',
    ]);
    expect(
      within(status())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['New Enquiry', 'In Progress', 'Completed', 'Fallen Through', 'Introduction']);
  });

  it('R185 suppliers see their enquiries with the status as a tag, and nothing of staff', async () => {
    await show(['BUSINESS']);
    expect(headers()).not.toEqual(expect.arrayContaining(['Paid to GC']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Responsible']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Supplier']));
    const row = screen.getByRole('row', { name: /Ana Smith/ });
    expect(within(row).getByText('New Enquiry')).toBeInTheDocument();
    expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows buyers the supplier, and those who are both, both', async () => {
    await show(['IMPACT_BUSINESS', 'BUSINESS']);
    expect(headers()).toEqual(expect.arrayContaining(['Supplier', 'Buyer']));
  });

  it('R159 shows the e-mail state as an icon only', async () => {
    await show(['ADMIN'], {
      EnquiryGrid: listOf(aRow(), aRow({ id: 41, emailState: 'REPLY_SENT', fullName: 'Ben' })),
    });
    expect(screen.getByRole('img', { name: 'E-mail unopened' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'E-mail reply sent' })).toBeInTheDocument();
    const grid = screen.getByRole('grid');
    expect(within(grid).queryByText('Unopened')).not.toBeInTheDocument();
    expect(within(grid).queryByText('Reply Sent')).not.toBeInTheDocument();
  });

  it('R320 R321 A166 shows money, dates and the totals of the viewer', async () => {
    await show(['ADMIN']);
    expect(screen.getByText('$1,000.00')).toBeInTheDocument();
    expect(screen.getByText('$3,000.00')).toBeInTheDocument();
    expect(screen.getByText('$150.00')).toBeInTheDocument();
    expect(screen.getByText(/^05-Nov(-2026)? 14:07$/)).toBeInTheDocument();
    expect(screen.getByText(/^04-Dec(-2026)?$/)).toBeInTheDocument();
  });

  it('A167 a sale that fell through shows nothing given; staff see what it would have been', async () => {
    const fallen = { EnquiryGrid: listOf(aRow({ progress: 'FALLEN_THROUGH', contribution: 50 })) };
    const { unmount } = await show(['BUSINESS'], fallen);
    expect(screen.queryByText('$50.00')).not.toBeInTheDocument();
    unmount();
    await show(['ADMIN'], fallen);
    expect(screen.getByText('Would have been')).toBeInTheDocument();
    expect(screen.getByText('$50.00').tagName).toBe('S');
  });

  it('A167 an enquiry without a cause says that it waits for one', async () => {
    await show(['ADMIN'], { EnquiryGrid: listOf(aRow({ goodCauseId: null, goodCauseName: null })) });
    expect(within(screen.getByRole('grid')).getByText('Waits for a cause')).toBeInTheDocument();
  });

  it('links only the enquiries that the user may open', async () => {
    await show(['BUSINESS'], {
      EnquiryGrid: listOf(aRow(), aRow({ id: 41, fullName: 'Ben', supplierId: 99 })),
    });
    expect(screen.getByRole('link', { name: 'Ana Smith' })).toHaveAttribute('href', '/e/40');
    expect(screen.queryByRole('link', { name: 'Ben' })).not.toBeInTheDocument();
  });
});

describe('changes in the grid', () => {
  const saved = (more: object) => ({
    data: {
      updateSalesEnquiry: {
        __typename: 'SalesEnquiry',
        id: 40,
        version: 4,
        progress: 'FALLEN_THROUGH',
        contribution: 50,
        ...more,
      },
    },
  });

  it('R166 a change of status is saved at once with one mutation and no list query', async () => {
    const { server } = await show(['ADMIN'], { EnquiryGrid: listOf(aRow()), ChangeEnquiryRow: saved({}) });
    await userEvent.selectOptions(status(), 'Fallen Through');
    await waitFor(() => expect(notices()).toEqual(['Save Successful']));
    expect(server.names()).toEqual(['EnquiryGrid', 'ChangeEnquiryRow']);
    expect(server.variables('ChangeEnquiryRow')).toEqual([
      { id: 40, version: 3, input: { progress: 'FALLEN_THROUGH' } },
    ]);
    expect(status()).toHaveValue('FALLEN_THROUGH');
    // A51: a sale that fell through brings no money, also in the totals above.
    expect(screen.getByText('$2,000.00')).toBeInTheDocument();
  });

  it('R166 the next change goes out on the version that the last one made', async () => {
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: [saved({}), saved({ version: 5, progress: 'IN_PROGRESS' })],
    });
    await userEvent.selectOptions(status(), 'Fallen Through');
    await waitFor(() => expect(notices()).toHaveLength(1));
    await userEvent.selectOptions(status(), 'In Progress');
    await waitFor(() => expect(notices()).toHaveLength(2));
    expect(server.variables('ChangeEnquiryRow')[1]).toMatchObject({ version: 4 });
  });

  it('R166 a change asks anew for the list under another filter, whose rows and sums it may change', async () => {
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: [
        listOf(aRow()),
        listOf(aRow({ id: 41, fullName: 'Ben', progress: 'COMPLETED' })),
        listOf(aRow()),
      ],
      ChangeEnquiryRow: {
        data: {
          updateSalesEnquiry: {
            __typename: 'SalesEnquiry',
            id: 41,
            version: 4,
            progress: 'ENQUIRY',
            contribution: 50,
          },
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    const other = await screen.findByRole('combobox', { name: 'Status of enquiry 41' });
    await userEvent.selectOptions(other, 'New Enquiry');
    await waitFor(() => expect(notices()).toEqual(['Save Successful']));
    expect(server.names()).toEqual(['EnquiryGrid', 'EnquiryGrid', 'ChangeEnquiryRow']);
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(server.names()).toHaveLength(4));
  });

  it('puts the old status back when it could not be saved', async () => {
    await show(['ADMIN'], { EnquiryGrid: listOf(aRow()), ChangeEnquiryRow: anError('INTERNAL') });
    await userEvent.selectOptions(status(), 'Completed');
    await waitFor(() => expect(notices()).toEqual(['Not saved']));
    expect(status()).toHaveValue('ENQUIRY');
  });

  it('shows the newer status when somebody else was faster', async () => {
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: anError('CONFLICT'),
      EnquiryDetail: { data: { salesEnquiry: aStaffEnquiry({ version: 9, progress: 'IN_PROGRESS' }) } },
    });
    await userEvent.selectOptions(status(), 'Completed');
    await waitFor(() => expect(status()).toHaveValue('IN_PROGRESS'));
    expect(notices()).toEqual(['Somebody else was faster']);
    expect(server.names()).toEqual(['EnquiryGrid', 'ChangeEnquiryRow', 'EnquiryDetail']);
  });

  it('R189 ticks paid to good cause in the grid', async () => {
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: listOf(aRow()),
      ChangeEnquiryRow: saved({ progress: 'ENQUIRY' }),
    });
    const tick = screen.getByRole('checkbox', { name: 'Enquiry 40 paid to good cause' });
    await userEvent.click(tick);
    await waitFor(() => expect(notices()).toEqual(['Save Successful']));
    expect(tick).toBeChecked();
    expect(server.variables('ChangeEnquiryRow')).toEqual([
      { id: 40, version: 3, input: { paidToGoodCause: true } },
    ]);
  });
});

describe('what is asked of the server', () => {
  it('takes search, filters and order from the address', async () => {
    const { server } = await show(
      ['ADMIN'],
      undefined,
      '/?q=ana&progress=COMPLETED&progress=ENQUIRY&via=AFFILIATE&year=2025&paid=no&sort=REVENUE',
    );
    expect(server.variables('EnquiryGrid')).toEqual([
      {
        first: 50,
        filter: {
          search: 'ana',
          progress: ['COMPLETED', 'ENQUIRY'],
          via: ['AFFILIATE'],
          year: 2025,
          paidToGoodCause: false,
        },
        sort: { field: 'REVENUE', direction: 'ASC' },
      },
    ]);
  });

  it('R327 status and year narrow together; no status chosen means all', async () => {
    const { server } = await show(['ADMIN']);
    const asked = () => server.variables('EnquiryGrid').at(-1)?.filter;
    expect(asked()).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    await waitFor(() => expect(asked()).toEqual({ progress: ['COMPLETED'], year: 2025 }));
    await userEvent.click(screen.getByRole('button', { name: 'In Progress' }));
    await waitFor(() => expect(asked()).toEqual({ progress: ['COMPLETED', 'IN_PROGRESS'], year: 2025 }));
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await userEvent.click(screen.getByRole('button', { name: 'In Progress' }));
    await waitFor(() => expect(asked()).toEqual({ year: 2025 }));
  });

  it('A167 staff narrow the list to what waits for a cause', async () => {
    const { server } = await show(['ADMIN']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Good cause' }), 'Waits for a cause');
    await waitFor(() =>
      expect(server.variables('EnquiryGrid').at(-1)?.filter).toEqual({ waitsForCause: true }),
    );
  });

  it('the sums above follow the filters, and say so', async () => {
    const sums = (enquiries: number, revenue: number) => ({
      data: {
        salesEnquiries: aPage([aRow()], {
          totals: { __typename: 'SalesTotals', enquiries, revenue, contribution: 1 },
        }),
      },
    });
    await show(['ADMIN'], { EnquiryGrid: [sums(8, 800), sums(2, 200)] });
    expect(screen.getByText('enquiries in all').closest('dl')).toHaveTextContent('$800.00');
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    expect(await screen.findByText('$200.00')).toBeInTheDocument();
    expect(screen.getByText('enquiries shown')).toBeInTheDocument();
  });

  it('says so where a search meets too many to add up', async () => {
    await show(
      ['ADMIN'],
      { EnquiryGrid: { data: { salesEnquiries: aPage([aRow()], { totals: null }) } } },
      '/?q=a',
    );
    expect(screen.getByText(/not added up/)).toBeInTheDocument();
  });

  it('leaves out what the server does not know', async () => {
    const { server } = await show(['ADMIN'], undefined, '/?progress=NONSENSE&year=12&sort=-password');
    expect(server.variables('EnquiryGrid')).toEqual([
      { first: 50, filter: { progress: [] }, sort: { field: 'ENQUIRED_AT', direction: 'DESC' } },
    ]);
  });

  it('appends the next rows behind the cursor', async () => {
    const page = (row: ReturnType<typeof aRow>, cursor: string | null) => ({
      data: {
        salesEnquiries: aPage([row], {
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: cursor !== null, endCursor: cursor },
        }),
      },
    });
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: [page(aRow(), 'abc'), page(aRow({ id: 41, fullName: 'Ben' }), null)],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByText('Ana Smith')).toBeInTheDocument();
    expect(screen.getByText('Ben')).toBeInTheDocument();
    expect(server.variables('EnquiryGrid')[1]).toMatchObject({ after: 'abc' });
  });

  it('R338 a failing list shows an error in place and no notice', async () => {
    const user = userWith(['ADMIN']);
    const server = fakeServer({ EnquiryGrid: [anError('INTERNAL', 'Broken.'), listOf(aRow())] });
    renderElement(<EnquiryList label="Enquiries" user={user} enquiryHref={String} />, {
      user,
      execute: server.execute,
    });
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
    expect(notices()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Smith')).toBeInTheDocument();
  });

  it('R338 a failure under a new filter takes the old rows away, and trying again brings the new ones', async () => {
    const { server } = await show(['ADMIN'], {
      EnquiryGrid: [
        listOf(aRow()),
        anError('UNAVAILABLE', 'Down.'),
        listOf(aRow({ id: 41, fullName: 'Ben Tui', progress: 'COMPLETED' })),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('Ana Smith')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ben Tui')).toBeInTheDocument();
    expect(server.variables('EnquiryGrid')[2]).toMatchObject({ filter: { progress: ['COMPLETED'] } });
  });
});

it('R341 the list of a good cause asks for no personal data and leads nowhere', async () => {
  const { __typename, id, enquiredAt, supplierName, supplierListTitle, impactBuyerName, buyerType } = aRow();
  const { progress, via, revenue, contribution, repeatSale } = aRow();
  const row = {
    ...{ __typename, id, enquiredAt, supplierName, supplierListTitle, impactBuyerName, buyerType },
    ...{ progress, via, revenue, contribution, repeatSale },
  };
  const user = userWith(['GOOD_CAUSE'], { goodCauseId: 2 });
  let query = '';
  const server = fakeServer({ BenefittingEnquiries: { data: { salesEnquiries: aPage([row as never]) } } });
  renderElement(<BenefittingList label="Benefitting" goodCauseId={2} />, {
    user,
    execute: (operation) => {
      query = JSON.stringify(operation.query);
      return server.execute(operation);
    },
  });
  expect(await screen.findByText('Kōwhai Plumbing')).toBeInTheDocument();
  expect(query).not.toMatch(/"(fullName|email|mobile|address|message|enquiryAbout)"/);
  expect(within(screen.getByRole('grid')).queryByRole('link')).not.toBeInTheDocument();
  expect(server.variables('BenefittingEnquiries')).toEqual([
    { first: 50, filter: { goodCauseId: 2 }, sort: { field: 'ENQUIRED_AT', direction: 'DESC' } },
  ]);
});
