import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clockOf } from '../../lib/new-zealand-time';
import { givenWidth } from '../../testing/chart-fixtures';
import { anError, fakeServer } from '../../testing/enquiry-fixtures';
import { renderRoutes } from '../../testing/render';
import { userWith } from '../../testing/users';
import { Component as YearlyReport } from './yearly-report';

const months = Array.from({ length: 12 }, (_, at) => ({
  __typename: 'MonthTotals',
  month: at + 1,
  completed: 1,
  contribution: at + 0.5,
  contributionBefore: 2,
}));
const report = {
  __typename: 'YearlyReport',
  of: 'GOOD_CAUSE',
  ownerId: 1,
  name: 'Tūī Reading',
  year: 2025,
  years: [2025, 2023],
  contribution: 500,
  wholeContribution: 1000,
  equivalentHours: 22,
  enquiries: 30,
  completed: 12,
  yearBefore: { __typename: 'YearBefore', completed: 12, contribution: 250 },
  byMonth: months,
  byBuyerType: [
    { __typename: 'BuyerTypeSales', buyerType: 'SCHOOL', enquiries: 30, completed: 12, contribution: 1000 },
  ],
  byCause: null,
  byCategory: [{ __typename: 'CategoryContribution', categoryId: 3, name: 'Plumbing', contribution: 1000 }],
  supplierCount: 3,
  buyerCount: 4,
};

function show(YearlyReportAnswer: Parameters<typeof fakeServer>[0][string], language: 'en' | 'mi' = 'en') {
  givenWidth(1000);
  const server = fakeServer({ YearlyReport: YearlyReportAnswer });
  const path = '/yearlyReport/goodCause/1/2025';
  const routes = [{ path: 'yearlyReport/:of/:id/:year', Component: YearlyReport }];
  return {
    server,
    ...renderRoutes(routes, { path, language, user: userWith(['GOOD_CAUSE']), execute: server.execute }),
  };
}

afterEach(() => jest.restoreAllMocks());

const figures = () =>
  [...within(screen.getByRole('article')).getAllByRole('term')].map((term) => [
    term.parentElement?.querySelector('dd')?.textContent,
    term.textContent,
  ]);

it('shows a cause its half of the contributions compared with the year before R269 R280 A102', async () => {
  const { server } = show({ data: { yearlyReport: report } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tūī Reading' })).toBeInTheDocument();
  expect(figures()).toEqual([
    ['$500.00', 'for its work100.0% more than in 2024'],
    ['22', 'equivalent hours of community work'],
    ['12', 'completed salesas much as in 2024'],
    ['3', 'suppliers who gave'],
    ['4', 'buyers who chose it and bought'],
  ]);
  expect(screen.getByText(/contributed \$1,000\.00 from purchases that support Tūī Reading/)).toBeVisible();
  expect(server.variables('YearlyReport')).toEqual([{ of: 'GOOD_CAUSE', id: 1, year: 2025 }]);
  const years = within(screen.getByRole('combobox', { name: 'Year' })).getAllByRole('option');
  expect(years.map((year) => year.textContent)).toEqual([
    ...new Set([String(clockOf(new Date()).year), '2025', '2023']),
  ]);
});

it('is in te reo Māori including its charts and tables', async () => {
  show({ data: { yearlyReport: report } }, 'mi');
  await screen.findByText('Pūrongo whaitake ā-tau 2025');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-NZ');
  const table = within(screen.getByRole('region', { name: 'Ngā tau: Ia marama, ia marama' }));
  expect(table.getByRole('row', { name: /^Whiringa-ā-nuku \$9\.50 \$2\.00 1$/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Tapeke \$72\.00 / })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Kura' })).toBeInTheDocument();
  expect(screen.queryByText(/\b(Download|Print|Show as|Total|Loading)\b/)).not.toBeInTheDocument();
});

it('shows an error with a retry, and links an empty year to the others', async () => {
  show([
    anError('INTERNAL'),
    { data: { yearlyReport: { ...report, enquiries: 0, wholeContribution: 0, years: [2023] } } },
  ]);
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tūī Reading: Nothing in 2025 yet' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2023' })).toHaveAttribute(
    'href',
    '/yearlyReport/goodCause/1/2023',
  );
});
