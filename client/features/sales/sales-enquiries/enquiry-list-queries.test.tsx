import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aPage, aRow, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { listOf, notices, showEnquiryList } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { EnquiryList } from './enquiry-list';

const titles = () => notices().map(({ title }) => title);

describe('enquiry list requests', () => {
  it('takes search, filters and order from the address', async () => {
    const { server } = await showEnquiryList(
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
        sort: { column: 'REVENUE', direction: 'ASC' },
      },
    ]);
  });

  it('waits for the default view and requests the list once', async () => {
    const user = userWith(['ADMIN']);
    const view = {
      ...{ __typename: 'SavedView', id: 5, version: 1, name: 'Done', shared: false, mine: true },
      ...{ ownerName: 'Ana', isDefault: true, columns: null, search: 'progress=COMPLETED' },
    };
    const server = fakeServer({
      SavedViews: { data: { savedViews: [view] } },
      EnquiryGrid: listOf(aRow()),
    });
    renderElement(<EnquiryList label="Enquiries" user={user} enquiryHref={String} />, {
      user,
      execute: server.execute,
    });
    expect(await screen.findByText('Ana Smith')).toBeInTheDocument();
    expect(server.variables('EnquiryGrid').map(({ filter }) => filter)).toEqual([
      { progress: ['COMPLETED'] },
    ]);
  });

  it('status and year combine, and no chosen status means all R327', async () => {
    const { server } = await showEnquiryList(['ADMIN']);
    const filter = () => server.variables('EnquiryGrid').at(-1)?.filter;
    expect(filter()).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    await waitFor(() => expect(filter()).toEqual({ progress: ['COMPLETED'], year: 2025 }));
    await userEvent.click(screen.getByRole('button', { name: 'In Progress' }));
    await waitFor(() => expect(filter()).toEqual({ progress: ['COMPLETED', 'IN_PROGRESS'], year: 2025 }));
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await userEvent.click(screen.getByRole('button', { name: 'In Progress' }));
    await waitFor(() => expect(filter()).toEqual({ year: 2025 }));
  });

  it('staff filter enquiries that wait for a cause A167', async () => {
    const { server } = await showEnquiryList(['ADMIN']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Good cause' }),
      'No good cause chosen',
    );
    await waitFor(() =>
      expect(server.variables('EnquiryGrid').at(-1)?.filter).toEqual({ waitsForCause: true }),
    );
  });

  it('the totals follow the filters and say so', async () => {
    const sums = (enquiries: number, revenue: number) => ({
      data: {
        salesEnquiries: aPage([aRow()], {
          totals: { __typename: 'SalesTotals', enquiries, revenue, contribution: 1 },
        }),
      },
    });
    await showEnquiryList(['ADMIN'], { EnquiryGrid: [sums(8, 800), sums(2, 200)] });
    expect(screen.getByText('enquiries in all').closest('dl')).toHaveTextContent('$800.00');
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    expect(await screen.findByText('$200.00')).toBeInTheDocument();
    expect(screen.getByText('enquiries shown')).toBeInTheDocument();
  });

  it('shows that a search matches too many enquiries to add up', async () => {
    await showEnquiryList(
      ['ADMIN'],
      { EnquiryGrid: { data: { salesEnquiries: aPage([aRow()], { totals: null }) } } },
      '/?q=a',
    );
    expect(screen.getByText(/too many enquiries to add up/)).toBeInTheDocument();
  });

  it('omits unknown values of the address', async () => {
    const { server } = await showEnquiryList(
      ['ADMIN'],
      undefined,
      '/?progress=NONSENSE&year=12&sort=-password',
    );
    expect(server.variables('EnquiryGrid')).toEqual([
      { first: 50, filter: { progress: [] }, sort: { column: 'ENQUIRED_AT', direction: 'DESC' } },
    ]);
  });

  it('appends the next rows after the cursor', async () => {
    const page = (row: ReturnType<typeof aRow>, cursor: string | null) => ({
      data: {
        salesEnquiries: aPage([row], {
          totalCount: 2,
          pageInfo: { __typename: 'PageInfo', hasNextPage: cursor !== null, endCursor: cursor },
        }),
      },
    });
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: [page(aRow(), 'abc'), page(aRow({ id: 41, fullName: 'Ben' }), null)],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByText('Ana Smith')).toBeInTheDocument();
    expect(screen.getByText('Ben')).toBeInTheDocument();
    expect(server.variables('EnquiryGrid')[1]).toMatchObject({ after: 'abc' });
  });

  it('a failed request shows an error in place and no notice R338 A123', async () => {
    const user = userWith(['ADMIN']);
    const server = fakeServer({ EnquiryGrid: [anError('INTERNAL', 'Broken.'), listOf(aRow())] });
    renderElement(<EnquiryList label="Enquiries" user={user} enquiryHref={String} />, {
      user,
      execute: server.execute,
    });
    expect(await screen.findByText('Couldn’t load the list')).toBeInTheDocument();
    expect(titles()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Smith')).toBeInTheDocument();
  });

  it('an error under a new filter hides the old rows, and a retry loads the new ones R338', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: [
        listOf(aRow()),
        anError('UNAVAILABLE', 'Down.'),
        listOf(aRow({ id: 41, fullName: 'Ben Tui', progress: 'COMPLETED' })),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    expect(await screen.findByText('Couldn’t load the list')).toBeInTheDocument();
    expect(screen.queryByText('Ana Smith')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ben Tui')).toBeInTheDocument();
    expect(server.variables('EnquiryGrid')[2]).toMatchObject({ filter: { progress: ['COMPLETED'] } });
  });
});
