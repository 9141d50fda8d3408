import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bySource, eighteenTypes, givenWidth, twoYears } from '../testing/chart-fixtures';
import { renderElement } from '../testing/render';
import type { ChartData } from './chart-data';
import { ChartFigure } from './chart-figure';

afterEach(() => jest.restoreAllMocks());

type Given = Partial<React.ComponentProps<typeof ChartFigure>>;
function show(given: Given, width = 1000) {
  givenWidth(width);
  return renderElement(
    <ChartFigure
      title="By month"
      about="2026"
      kind="bar"
      empty="Sales stand here."
      data={undefined}
      {...given}
    />,
  );
}

const withValues = (values: number[]) => bySource.series.map((each) => ({ ...each, values }));

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.textContent));
const marks = async () => within(await screen.findByRole('group')).getAllByLabelText(/: /);
const names = async () => (await marks()).map((mark) => mark.getAttribute('aria-label'));

it('shows the loading state and no menu', () => {
  show({});
  expect(screen.getByRole('figure', { name: 'By month' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading By month' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each<[string, ChartData]>([
  ['no categories', { ...bySource, categories: [], series: [] }],
  ['only zeros', { ...bySource, series: withValues([0, 0, 0]) }],
])('describes the future content when there are %s', (_, data) => {
  show({ data });
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByText('Sales stand here.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('shows an error with a retry button', async () => {
  const onRetry = jest.fn();
  show({ error: new Error('Broken'), onRetry });
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('lists all figures in a table with totals and links to the rows behind them R320', async () => {
  show({ data: twoYears });
  await screen.findByRole('group');
  expect(rows()).toEqual([
    ['Month', '2026', '2025'],
    ['January', '$10.00', '$5.00'],
    ['February', '$20.50', '$0.00'],
    ['March', '–', '$15.00'],
    ['Total as at February', '$30.50', '$5.00'],
  ]);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['$10.00', '/enquiries?month=1'],
    ['$20.50', '/enquiries?month=2'],
  ]);
});

it('does not total averages', async () => {
  show({ data: { ...twoYears, sums: false } });
  await screen.findByRole('group');
  expect(screen.queryByRole('rowheader', { name: 'Total' })).not.toBeInTheDocument();
});

it('shows shares of a total in percent, and a zero as 0 R279', async () => {
  show({ data: bySource, kind: 'donut' }, 500);
  const legend = await screen.findByRole('list', { name: 'Legend' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Website666.7%', 'Affiliate333.3%', 'Other00%']);
  expect(rows()).toContainEqual(['Other', '0', '0%']);
  expect(rows().at(-1)).toEqual(['Total', '9', '100.0%']);
  expect(await names()).toEqual(['Website, Enquiries: 6 (66.7%)', 'Affiliate, Enquiries: 3 (33.3%)']);
});

it('draws the smallest slices as one, and lists each in the table R283', async () => {
  show({ data: eighteenTypes, kind: 'pie' }, 500);
  const slices = await names();
  expect(slices).toHaveLength(7);
  expect(slices.at(-1)).toBe('Other (12), Contributions: $7,806.00 (45.6%)');
  expect((await marks()).at(-1)).not.toHaveAttribute('href');
  expect(rows()).toHaveLength(1 + 18 + 1);
  expect(screen.queryByRole('rowheader', { name: /Other/ })).not.toBeInTheDocument();
});

it('the combined slice leads to its parts in the table', async () => {
  givenWidth(500);
  const element = <ChartFigure title="By type" about="2026" kind="pie" empty="" data={eighteenTypes} />;
  const { router } = renderElement(element, { styled: true });
  const table = () => screen.getByLabelText(/^Figures for/);
  expect(table()).not.toBeVisible();
  (await marks()).at(-1)?.focus();
  await userEvent.keyboard('{Enter}');
  expect(table()).toBeVisible();
  expect(table()).toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
});

it('a zero value has no link', async () => {
  show({ data: bySource });
  const [website, , other] = await marks();
  expect(website).toHaveAttribute('href', '/enquiries?via=0');
  expect(other).not.toHaveAttribute('href');
});

it.each([
  [1280, 'wide'],
  [326, 'narrow'],
])('fits 18 types and very long names at %i px', async (width) => {
  const { container } = show({ data: eighteenTypes }, width);
  expect(await names()).toHaveLength(18);
  const words = Array.from(
    container.querySelectorAll('[data-drawing] text'),
    (text) => text.textContent ?? '',
  );
  expect(words).toContain('Type 1');
  expect(words).toContain('$1,800.50');
  expect(words.some((text) => text.endsWith('…'))).toBe(true);
  expect((await names())[0]).toMatch(/^Plumbing, .* and community halls 0, Contributions: \$1,800\.50$/);
});

it.each(['bar', 'stacked', 'line', 'pie', 'donut'] as const)(
  'draws a %s chart with a single item',
  async (kind) => {
    show({
      kind,
      data: { ...bySource, categories: bySource.categories.slice(0, 1), series: withValues([6]) },
    });
    expect((await names())[0]).toMatch(/^Website, Enquiries: 6/);
    expect(screen.getByRole('group')).toHaveAccessibleName(/: Enquiries of Website \(6\)$/);
  },
);

it('is one tab stop, with arrow keys to move and Enter to follow a link', async () => {
  const { router } = show({ data: twoYears });
  const all = await marks();
  expect(all.filter((mark) => mark.getAttribute('tabindex') === '0')).toHaveLength(1);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  // Goes past the menu button.
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('January, 2026: $10.00');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('January, 2025: $5.00');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('March, 2025: $15.00');
  expect(all.filter((mark) => mark.getAttribute('tabindex') === '0')).toHaveLength(1);
  // These have no rows behind them.
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('February, 2026: $20.50');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/enquiries?month=2');
});

it('a click on a bar opens the rows behind it', async () => {
  const { router } = show({ data: twoYears, kind: 'stacked' });
  const [, february] = await marks();
  if (february) await userEvent.click(february);
  expect(router.state.location.search).toBe('?month=2');
});

it('compares with the previous year, without values for future months', async () => {
  const { container } = show({ data: twoYears, kind: 'line' });
  expect(await names()).toEqual([
    'January, 2026: $10.00',
    'February, 2026: $20.50',
    'January, 2025: $5.00',
    'February, 2025: $0.00',
    'March, 2025: $15.00',
  ]);
  expect(container.querySelectorAll('[data-drawing] path[stroke-dasharray]')).toHaveLength(1);
  expect(screen.getByRole('group')).toHaveAccessibleName(
    'By month, line chart: 2026 from January ($10.00) to March (–); 2025 from January ($5.00) to March ($15.00)',
  );
});

it('draws the chosen series and lists all of them in the table', async () => {
  show({ data: twoYears, drawn: ['before'] });
  expect(await names()).toHaveLength(3);
  expect(rows()[0]).toEqual(['Month', '2026', '2025']);
});

it('shows either drawing or table in narrow layouts', async () => {
  givenWidth(500);
  renderElement(<ChartFigure title="By month" about="2026" kind="bar" empty="" data={twoYears} />, {
    styled: true,
  });
  const drawing = await screen.findByRole('group');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: By month' }));
  expect(screen.getByRole('table')).toBeVisible();
  expect(drawing).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart: By month' }));
  expect(drawing).toBeVisible();
});
