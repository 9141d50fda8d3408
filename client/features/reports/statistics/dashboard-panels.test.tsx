import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  all,
  aPanel,
  charts,
  dashboard,
  links,
  showPanels,
  toReview,
} from '../../../testing/dashboard-fixtures';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { DashboardPanels } from './dashboard-panels';

it('shows a panel for each role of the user', async () => {
  showPanels({ supplier: aPanel(), impactBuyer: aPanel({ ownerName: 'Nīkau School' }) });
  expect(
    await screen.findByRole('region', { name: 'Your activity stats as a Supplier' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your activity stats as an Impact Buyer' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Other Stats' })).not.toBeInTheDocument();
});

it('shows the figures of a supplier and links its latest enquiries R270 R320', async () => {
  showPanels({ supplier: aPanel() });
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as a Supplier' }));
  for (const figure of ['$5,021.03', '221', '$100,420.50'])
    expect(panel.getByText(figure)).toBeInTheDocument();
  const counts = panel
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.parentElement?.querySelector('dd')?.textContent}`);
  expect(counts).toEqual(
    expect.arrayContaining([
      'Attempted Opportunities: 2',
      'Active Opportunities: 4',
      'Active Enquiries: 17',
      'Sales Completed: 74',
      'Sales Fallen Through: 20',
      'Website link clicks to be reviewed: 3',
    ]),
  );
  const bar = (name: string) => panel.getByRole('list', { name });
  expect(bar('Consumers and organisations')).toHaveTextContent(
    '40 Consumers 36.0%71 Businesses and organisations 64.0%',
  );
  expect(bar('Enquiries that became sales and enquiries that didn’t')).toHaveTextContent(
    '74 Converted 66.7%37 Unconverted 33.3%',
  );
  expect(panel.getByRole('figure', { name: 'Enquiries by status' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Ana Smith' })).toHaveAttribute('href', '/e/40');
});

it('shows a good cause its half of the contributions, and no customers R269 A153', async () => {
  showPanels({ goodCause: aPanel({ ownerName: 'Youth Trust', contribution: 500 }) });
  const panel = within(await screen.findByRole('region', { name: 'What Uplift has raised for you' }));
  expect(panel.getByText('$500.00')).toBeInTheDocument();
  expect(
    panel.getByText(
      /^This figure is half of the contributions given to your good cause\. Your public page shows the full amount\.$/,
    ),
  ).toBeInTheDocument();
  expect(panel.queryByText('$250.00')).not.toBeInTheDocument();
  expect(panel.queryByText('Ana Smith')).not.toBeInTheDocument();
  expect(panel.queryByText(/Leaking tap/)).not.toBeInTheDocument();
  expect(panel.queryByRole('link', { name: 'Kōwhai Plumbing' })).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Contributions' })).not.toBeInTheDocument();
});

it('links a buyer to its leads to review in a new document and notifies staff R238 R232 C108', async () => {
  const server = fakeServer({
    Dashboard: dashboard({ impactBuyer: aPanel({ enquiries: 0, byYear: [], recent: [], toReview }) }),
    ...charts,
    ReviewOpportunitiesClicked: { data: { reviewOpportunitiesClicked: true } },
  });
  const { router } = renderElement(<DashboardPanels period={all} links={links} />, {
    execute: server.execute,
  });
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as an Impact Buyer' }));
  expect(panel.getByText('lead to be reviewed', { exact: false })).toHaveTextContent('1 lead to be reviewed');
  expect(panel.getByText('4 active opportunities, 1 attempted opportunity')).toBeInTheDocument();
  const link = panel.getByRole('link', { name: 'Review opportunities' });
  expect(link).toHaveAttribute('href', '/EntityLink/key');
  const before = router.state.location;
  // A browser follows the link by itself, which jsdom cannot: the router must not handle the click.
  const leftAlone = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', leftAlone, { once: true });
  await userEvent.click(link);
  expect(leftAlone).toHaveBeenCalledTimes(1);
  expect(router.state.location).toBe(before);
  expect(server.variables('ReviewOpportunitiesClicked')).toHaveLength(1);
});

it('shows a supplier the sources of its enquiries with share and revenue R184 A48', async () => {
  const source = (via: string, enquiries: number, contribution: number) => ({
    __typename: 'SourceTotals' as const,
    via,
    enquiries,
    contribution,
  });
  const bySource = [source('BROKERED_LEAD', 2, 100), source('AFFILIATE', 1, 0.5), source('OTHER', 0, 0)];
  showPanels({ supplier: aPanel({ bySource }) });
  const region = await screen.findByRole('region', { name: 'Where enquiries come from' });
  const rows = within(region)
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.textContent));
  expect(rows).toEqual([
    ['Status', '# of Enq', '% of Total', 'Total UC', '$ per enq'],
    ['Brokered Leads', '2', '66.7%', '$100.00', '$50.00'],
    ['Affiliate Enquiry', '1', '33.3%', '$0.50', '$0.50'],
    ['Other', '0', '0%', '$0.00', '$0.00'],
  ]);
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${saved.push(content as Blob)}`;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV: Where enquiries come from' }));
  expect(clicked.mock.contexts).toMatchObject([
    { download: 'Where enquiries come from, Kōwhai Plumbing, All years.csv' },
  ]);
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.result).not.toBeNull());
  expect(reader.result).toBe(
    'Status,# of Enq,% of Total,Total UC,$ per enq\r\nBrokered Leads,2,66.7,100,50\r\n' +
      'Affiliate Enquiry,1,33.3,0.5,0.5\r\nOther,0,0,0,0\r\n',
  );
  clicked.mockRestore();
});

it('offers a buyer its certificate if there is one R150', async () => {
  showPanels({ impactBuyer: aPanel({ hasCertificate: true }), supplier: aPanel() });
  const links = await screen.findAllByRole('link', { name: 'Download Certificate' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/certificate/5']);
});

it('offers no certificate to a buyer without a Live Report R150', async () => {
  showPanels({ impactBuyer: aPanel() });
  await screen.findByRole('region', { name: 'Your activity stats as an Impact Buyer' });
  expect(screen.queryByRole('link', { name: 'Download Certificate' })).not.toBeInTheDocument();
});

it('describes the years in words and in a table', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  showPanels({ supplier: aPanel() });
  expect(
    await screen.findByRole('group', {
      name: 'Year by year, bar chart: Contributions from 2025 ($535.00) to 2026 ($955.25)',
    }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revenue' }));
  expect(screen.getByRole('group', { name: /: Revenue from 2025/ })).toBeInTheDocument();
  const table = within(screen.getByRole('region', { name: 'Figures for Year by year' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'YearContributionsRevenueEnquiries',
    '2025$535.00$10,700.0018',
    '2026$955.25$19,105.0021',
    'Total$1,490.25$29,805.0039',
  ]);
  jest.restoreAllMocks();
});

it('welcomes a supplier without enquiries', async () => {
  const none = { enquiries: 0, active: 0, completed: 0, fallenThrough: 0, linkClicksToReview: 0 };
  const opportunities = { __typename: 'Opportunities' as const, active: 0, attempted: 0 };
  showPanels({ supplier: aPanel({ ...none, opportunities, byYear: [], recent: [] }) });
  expect(await screen.findByText('Waiting for your first enquiry')).toBeInTheDocument();
  expect(screen.queryByText('Active Opportunities')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View your profile' })).toBeInTheDocument();
});

it('shows a supplier opportunities and views before its first enquiry R270', async () => {
  const none = { enquiries: 0, active: 0, completed: 0, fallenThrough: 0, byYear: [], recent: [] };
  showPanels({ supplier: aPanel({ ...none, linkClicksToReview: 3 }) });
  expect(await screen.findByText('Waiting for your first enquiry')).toBeInTheDocument();
  const countOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
  expect(countOf('Active Opportunities')).toBe('4');
  expect(countOf('Website link clicks to be reviewed')).toBe('3');
  // The chart of the types of buyers is drawn, too.
  expect(await screen.findByRole('figure', { name: /Types of buyer/ })).toBeInTheDocument();
});

it('shows zeros for a year without enquiries R324', async () => {
  const server = showPanels(
    {
      supplier: aPanel({
        enquiries: 0,
        active: 0,
        completed: 0,
        fallenThrough: 0,
        revenue: 0,
        contribution: 0,
      }),
    },
    2019,
  );
  expect(await screen.findAllByText('$0.00')).toHaveLength(2);
  expect(server.variables('Dashboard')).toEqual([{ year: 2019, month: 0 }]);
});

it('shows that the account is not linked to a record', async () => {
  showPanels({});
  expect(
    await screen.findByText('Your account is not linked to a supplier, buyer or good cause yet'),
  ).toBeInTheDocument();
});

it('shows an error with a retry button', async () => {
  const server = fakeServer({
    Dashboard: [anError('INTERNAL', 'Broken.'), dashboard({ admin: aPanel() })],
    ...charts,
  });
  renderElement(<DashboardPanels period={all} links={links} />, { execute: server.execute });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Other Stats' })).toBeInTheDocument();
});
