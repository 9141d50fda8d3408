import { screen, within } from '@testing-library/react';
import type { StatisticsOf } from '../../../graphql/schema.generated';
import { givenWidth } from '../../../testing/chart-fixtures';
import { all } from '../../../testing/dashboard-fixtures';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { type ChartLinks, OwnerCharts } from './owner-charts';

afterEach(() => jest.restoreAllMocks());

const statistics = {
  __typename: 'SalesPanel',
  ownerId: 5,
  enquiries: 9,
  ownerName: 'Kōwhai Plumbing',
  wholeContribution: 500,
  byProgress: [
    { __typename: 'ProgressCount', progress: 'ENQUIRY', enquiries: 1 },
    { __typename: 'ProgressCount', progress: 'IN_PROGRESS', enquiries: 2 },
    { __typename: 'ProgressCount', progress: 'COMPLETED', enquiries: 3 },
    { __typename: 'ProgressCount', progress: 'FALLEN_THROUGH', enquiries: 3 },
  ],
  byYear: [{ __typename: 'YearTotals', year: 2026, enquiries: 9, revenue: 9000, contribution: 500 }],
  byMonth: null,
  byBuyerType: [
    {
      __typename: 'BuyerTypeSales',
      buyerType: null,
      enquiries: 6,
      active: 2,
      completed: 1,
      fallenThrough: 3,
      contribution: 100,
    },
    {
      __typename: 'BuyerTypeSales',
      buyerType: 'SCHOOL',
      enquiries: 3,
      active: 1,
      completed: 2,
      fallenThrough: 0,
      contribution: 400,
    },
  ],
  byCause: [
    { __typename: 'CauseContribution', goodCauseId: 3, name: 'Tūī Trust', enquiries: 6, contribution: 400.5 },
    { __typename: 'CauseContribution', goodCauseId: null, name: null, enquiries: 3, contribution: 99.5 },
  ],
  byCategory: [
    { __typename: 'CategoryContribution', categoryId: 2, name: 'Plumbing', enquiries: 6, contribution: 300 },
    { __typename: 'CategoryContribution', categoryId: null, name: null, enquiries: 3, contribution: 200 },
  ],
  opportunitiesByBuyerType: [
    { __typename: 'BuyerTypeOpportunities', buyerType: 'Church', opportunities: 4 },
    { __typename: 'BuyerTypeOpportunities', buyerType: null, opportunities: 1 },
  ],
};

const links: ChartLinks = {
  behind: ({ progress = [], buyerType, goodCause, category }) =>
    `/e?of=${[progress, buyerType, goodCause, category].flat().filter((each) => each !== undefined)}`,
  leads: (buyerType) => `/leads?${buyerType}`,
};

function show(of: StatisticsOf) {
  givenWidth(1000);
  const server = fakeServer({ OwnerStatistics: { data: { salesStatistics: statistics } } });
  renderElement(<OwnerCharts of={of} id={5} period={all} links={links} />, { execute: server.execute });
}

/** Returns the kind of drawing of a chart, the rows of its table, and the addresses of its links. */
async function chart(name: string) {
  const figure = within(await screen.findByRole('figure', { name }));
  const drawing = await figure.findByRole('group');
  const rows = figure
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.textContent));
  const redirectTo = within(figure.getByRole('table'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
  return { figure, drawing: drawing.getAttribute('aria-label') ?? '', rows, redirectTo };
}
const titles = async () => {
  await screen.findAllByRole('group');
  return screen.getAllByRole('figure').map((figure) => figure.querySelector('h3')?.textContent);
};

it('a supplier sees enquiries by buyer type as stacked bars, untyped ones as Consumer R259 R260 A106', async () => {
  show('SUPPLIER');
  const { rows, drawing, redirectTo } = await chart('Enquiries by type of buyer');
  expect(drawing).toContain('stacked bar chart');
  expect(rows).toEqual([
    ['Buyer type', 'Fallen Through', 'Completed', 'Still Active'],
    ['Consumer', '3', '1', '2'],
    ['School', '0', '2', '1'],
    ['Total', '3', '3', '3'],
  ]);
  expect(redirectTo.slice(0, 3)).toEqual([
    '/e?of=FALLEN_THROUGH,',
    '/e?of=COMPLETED,',
    '/e?of=ENQUIRY,IN_PROGRESS,INTRODUCTION,',
  ]);
});

it('a supplier sees the types of buyers prospected for it as bars, untyped ones as No Type R261', async () => {
  show('SUPPLIER');
  const { rows, drawing } = await chart('Types of buyer we’re approaching for you');
  expect(drawing).toMatch(/, bar chart:/);
  expect(rows).toEqual([
    ['Buyer type', 'Opportunities Count'],
    ['Church', '4'],
    ['No Type', '1'],
    ['Total', '5'],
  ]);
});

it('a supplier sees the causes that its customers chose as a pie with equivalent hours R264', async () => {
  show('SUPPLIER');
  const { figure, rows, drawing, redirectTo } = await chart('Where your customers have chosen to impact');
  expect(drawing).toContain('pie chart');
  expect(
    figure.getByText('All years. Equivalent hours of generated community work: 22 Hrs'),
  ).toBeInTheDocument();
  expect(rows.slice(1)).toEqual([
    ['Tūī Trust', '$400.50', '80.1%'],
    ['Not chosen yet', '$99.50', '19.9%'],
    ['Total', '$500.00', '100.0%'],
  ]);
  expect(redirectTo).toEqual(['/e?of=Tūī Trust', '/e?of=']);
});

it('a good cause sees opportunities as bars, enquiries stacked and categories as a pie R262 R263 R265', async () => {
  show('GOOD_CAUSE');
  const opportunities = await chart('Possible leads that would benefit your cause');
  expect(opportunities.drawing).toMatch(/, bar chart:/);
  expect(opportunities.rows).toContainEqual(['No Type', '1']);
  const enquiries = await chart('Enquiries for your cause by type of buyer');
  expect(enquiries.drawing).toContain('stacked bar chart');
  expect(enquiries.rows).toContainEqual(['Consumer', '3', '1', '2']);
  const categories = await chart('Contributions by supplier category');
  expect(categories.drawing).toContain('pie chart');
  // The amounts are never halved (A102).
  expect(categories.rows.slice(1)).toEqual([
    ['Plumbing', '$300.00', '60.0%'],
    ['No category', '$200.00', '40.0%'],
    ['Total', '$500.00', '100.0%'],
  ]);
});

it('staff see the statuses of all enquiries as a donut R266', async () => {
  show('ALL');
  const { rows, drawing } = await chart('Enquiries by status');
  expect(drawing).toContain('donut chart');
  expect(rows).toContainEqual(['Fallen Through', '3', '33.3%']);
});

it('every role has its own charts and no others R285', async () => {
  show('IMPACT_BUYER');
  await screen.findByText((_, element) => element?.getAttribute('aria-busy') === 'false');
  expect(screen.queryAllByRole('figure')).toEqual([]);
  show('SUPPLIER');
  expect(await titles()).toEqual([
    'Enquiries by type of buyer',
    'Where your customers have chosen to impact',
    'Types of buyer we’re approaching for you',
  ]);
});
