import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clockOf } from '../../../lib/new-zealand-time';
import { aPanel, showPanels } from '../../../testing/dashboard-fixtures';
import { renderElement } from '../../../testing/render';
import { PeriodSelect } from './period-select';

it('shows staff repeat sales, the revenue share, and the outcomes as a bar R266', async () => {
  showPanels({ admin: aPanel() });
  const panel = within(await screen.findByRole('region', { name: 'Other Stats' }));
  expect(panel.getByText('5.0% of revenue')).toBeInTheDocument();
  expect(panel.getByText('Repeat Sales')).toBeInTheDocument();
  expect(panel.getByRole('list', { name: 'Enquiries by outcome' })).toHaveTextContent(
    '20 Fallen through 18.0%17 Outstanding 15.3%74 Completed 66.7%',
  );
  expect(panel.getByRole('link', { name: 'Review clicks on links' })).toHaveAttribute('href', '/clicks');
});

it('shows a buyer its number of suppliers and its chosen cause R267', async () => {
  const chosenGoodCause = {
    __typename: 'ChosenGoodCause' as const,
    id: 3,
    name: 'Youth Trust',
    imageUrl: null,
    recentImpactStory: '<p>A hall.</p>',
  };
  showPanels({ impactBuyer: aPanel({ suppliersUsed: 12, chosenGoodCause }) });
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as an Impact Buyer' }));
  expect(panel.getByText('Suppliers Used').parentElement).toHaveTextContent('12');
  expect(panel.getByRole('heading', { name: 'Where you’ve chosen to impact' })).toBeInTheDocument();
  expect(panel.getByText('A hall.')).toBeInTheDocument();
});

const thisYear = clockOf(new Date()).year;

const comparedIn = [
  [2021, 0, 'in 2020'],
  [2021, 5, 'in May 2020'],
  [thisYear + 1, 0, `in the same months of ${thisYear}`],
] as const;

it.each(comparedIn)('compares the money of %i, month %i, with %s', async (year, month, words) => {
  const yearBefore = {
    __typename: 'YearBefore' as const,
    enquiries: 5,
    revenue: 200_841,
    contribution: 4000,
  };
  showPanels({ supplier: aPanel({ yearBefore }) }, year, month);
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as a Supplier' }));
  expect(panel.getByText(`25.5% more than ${words}`)).toBeInTheDocument();
  expect(panel.getByText(`50.0% less than ${words}`)).toBeInTheDocument();
});

it('shows a multiple instead of percentages in the thousands', async () => {
  const yearBefore = { __typename: 'YearBefore' as const, enquiries: 5, revenue: 1000, contribution: 4000 };
  showPanels({ supplier: aPanel({ yearBefore }) }, 2021);
  expect(await screen.findByText('100 times as much as in 2020')).toBeInTheDocument();
});

it('offers All, the years from the current one to 2018, and months for a chosen year R278', async () => {
  const onPeriod = jest.fn();
  renderElement(<PeriodSelect period={{ year: null, month: 0 }} onPeriod={onPeriod} />);
  const select = screen.getByRole('combobox', { name: 'Year' });
  const options = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options.slice(0, 2)).toEqual(['All', String(thisYear)]);
  expect(options.at(-1)).toBe('2018');
  expect(options).toHaveLength(thisYear - 2018 + 2);
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeDisabled();
  await userEvent.selectOptions(select, '2020');
  expect(onPeriod).toHaveBeenCalledWith({ year: 2020, month: 0 });
});

it('shows Combined Years for figures over all years R278 A107', async () => {
  const onPeriod = jest.fn();
  renderElement(<PeriodSelect period={{ year: 2024, month: 5 }} onPeriod={onPeriod} all="Combined Years" />);
  const select = screen.getByRole('combobox', { name: 'Year' });
  expect(within(select).queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Combined Years');
  expect(onPeriod).toHaveBeenCalledWith({ year: null, month: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Whole year');
  expect(onPeriod).toHaveBeenCalledWith({ year: 2024, month: 0 });
});

/** Returns the decoded address of a link. */
const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

it('links each part of a bar and each source to its enquiries R270', async () => {
  const source = { __typename: 'SourceTotals' as const, via: 'AFFILIATE', enquiries: 3, contribution: 1 };
  showPanels({ supplier: aPanel({ fallenThrough: 0, bySource: [source] }) }, 2026);
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as a Supplier' }));
  const partsOf = (bar: string) =>
    within(panel.getByRole('list', { name: bar }))
      .getAllByRole('link')
      .map(hrefOf);
  expect(partsOf('Consumers and organisations')).toEqual([
    '/e?archived=too&year=2026&f=BUYER_TYPE~EMPTY',
    '/e?archived=too&year=2026&f=BUYER_TYPE~NOT_EMPTY',
  ]);
  expect(partsOf('Enquiries that became sales and enquiries that didn’t')).toEqual([
    '/e?archived=too&progress=COMPLETED&year=2026',
    '/e?archived=too&progress=ENQUIRY&progress=IN_PROGRESS&progress=INTRODUCTION&progress=FALLEN_THROUGH&year=2026',
  ]);
  const sources = within(panel.getByRole('region', { name: 'Where enquiries come from' }));
  expect(hrefOf(sources.getByRole('link', { name: '3' }))).toBe('/e?archived=too&via=AFFILIATE&year=2026');
});

it('filters by owner if the list has enquiries of several roles R258', async () => {
  showPanels({ supplier: aPanel(), impactBuyer: aPanel({ ownerName: 'Nīkau School' }) });
  const completedOf = async (panel: string) => {
    const bar = within(await screen.findByRole('region', { name: panel })).getByRole('list', {
      name: 'Enquiries that became sales and enquiries that didn’t',
    });
    return hrefOf(within(bar).getByRole('link', { name: '74 Converted' }));
  };
  expect(await completedOf('Your activity stats as a Supplier')).toBe(
    '/e?archived=too&progress=COMPLETED&f=SUPPLIER~EQUALS~Kōwhai+Plumbing',
  );
  expect(await completedOf('Your activity stats as an Impact Buyer')).toBe(
    '/e?archived=too&progress=COMPLETED&f=IMPACT_BUYER~EQUALS~Nīkau+School',
  );
});

it('ADR 51 offers each owner its badge beside its figures', async () => {
  showPanels({
    supplier: aPanel(),
    impactBuyer: aPanel({ ownerId: 6 }),
    goodCause: aPanel({ ownerId: 7 }),
    admin: aPanel({ ownerId: null }),
  });
  await screen.findByText('Badge of supplier 5');
  expect(screen.getAllByText(/^Badge of/).map((badge) => badge.textContent)).toEqual([
    'Badge of supplier 5',
    'Badge of impactbuyer 6',
    'Badge of goodcause 7',
  ]);
});

it('offers no months in a comparison of years R278', () => {
  const period = { year: 2024, month: 3 };
  renderElement(<PeriodSelect period={period} onPeriod={() => {}} months={false} />);
  expect(screen.queryByRole('combobox', { name: 'Month' })).not.toBeInTheDocument();
});
