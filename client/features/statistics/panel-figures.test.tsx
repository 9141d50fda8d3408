import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPanel, showPanels } from '../../testing/dashboard-fixtures';
import { renderElement } from '../../testing/render';
import { PeriodSelect } from './period-select';

it('R266 shows staff repeat sales, the share of the revenue, and the outcomes as a bar', async () => {
  showPanels({ admin: aPanel() });
  const panel = within(await screen.findByRole('region', { name: 'Other Stats' }));
  expect(panel.getByText('5.0 % of revenue')).toBeInTheDocument();
  expect(panel.getByText('Repeat Sales')).toBeInTheDocument();
  expect(panel.getByRole('list', { name: 'Enquiries by outcome' })).toHaveTextContent(
    '20Fallen through18.0 %17Outstanding15.3 %74Completed66.7 %',
  );
  expect(panel.getByRole('link', { name: 'Review them' })).toHaveAttribute('href', '/clicks');
});

it('R267 shows a buyer whom it has used, and where it has chosen to impact', async () => {
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

it('compares money with the same months a year before', async () => {
  const yearBefore = {
    __typename: 'YearBefore' as const,
    enquiries: 5,
    revenue: 200_841,
    contribution: 4000,
  };
  showPanels({ supplier: aPanel({ yearBefore }) }, 2026);
  const panel = within(await screen.findByRole('region', { name: 'Your activity stats as a Supplier' }));
  expect(panel.getByText('25.5 % more than a year before')).toBeInTheDocument();
  expect(panel.getByText('50.0 % less than a year before')).toBeInTheDocument();
});

it('R278 offers All, then the current year down to 2018, and a month of the year that is chosen', async () => {
  const onPeriod = jest.fn();
  renderElement(<PeriodSelect period={{ year: null, month: 0 }} onPeriod={onPeriod} />);
  const select = screen.getByRole('combobox', { name: 'Year' });
  const options = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
  const now = new Date().getFullYear();
  expect(options.slice(0, 2)).toEqual(['All', String(now)]);
  expect(options.at(-1)).toBe('2018');
  expect(options).toHaveLength(now - 2018 + 2);
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeDisabled();
  await userEvent.selectOptions(select, '2020');
  expect(onPeriod).toHaveBeenCalledWith({ year: 2020, month: 0 });
});

it('R278 A107 says Combined Years where figures of all years are added up', async () => {
  const onPeriod = jest.fn();
  renderElement(<PeriodSelect period={{ year: 2024, month: 5 }} onPeriod={onPeriod} all="Combined Years" />);
  const select = screen.getByRole('combobox', { name: 'Year' });
  expect(within(select).queryByRole('option', { name: 'All' })).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Combined Years');
  expect(onPeriod).toHaveBeenCalledWith({ year: null, month: 0 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Whole year');
  expect(onPeriod).toHaveBeenCalledWith({ year: 2024, month: 0 });
});
