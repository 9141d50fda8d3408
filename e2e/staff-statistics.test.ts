import { graphql, rest, tokenOf } from './api.js';
import { axeViolations } from './browser.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import {
  count,
  dollars,
  dollarsOf,
  FIGURES,
  type Figures,
  figuresOf,
  gridRows,
  type SupplierRow,
  share,
  sumOf,
  type TrackedYear,
  type WiredSupplier,
  type WiredYear,
} from './statistics-figures.js';

startProduct();

const ADMIN = 'admin@uplift.example';
const TRACKING = `{ salesTracking { years { year enquiries completed pending consumerEnquiries businessEnquiries contribution
  revenue bySource { via enquiries contribution } } totals { enquiries completed pending contribution revenue } } }`;
const SUPPLIERS = `query ($year: Int) { supplierStatistics(year: $year, first: 10) {
  totals { enquiries revenue contribution }
  nodes { name enquiries enquiriesPercent contribution contributionPerEnquiry revenue } } }`;

/** The columns of sources in the grid, and their names in REST (R275). */
const SOURCES = {
  EMAIL_OFF_WEBSITE: 'website',
  CALL_TRACKING: 'callTracking',
  CONNECTION: 'connection',
  AFFILIATE: 'affiliate',
  REPEAT_SALE: 'repeat',
  OTHER: 'other',
} as const;

describe('statistics of all sales', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokenOf(ADMIN);
  });
  const tracked = async () => (await rest<WiredYear[]>('stats/salesTrackingGeneral', token)).body;

  it('the Old Dashboard of staff shows the same figures as REST and GraphQL R258 R266', async () => {
    const { page, context, errors } = await signedIn(ADMIN, '/admin/salesEnquiry');
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Old Dashboard' })
      .press('Enter');
    await page.waitForURL('**/admin/dashboard');
    const panel = page.getByRole('region', { name: 'Other Stats' });
    await panel.locator('dl').first().waitFor();
    const shown = await figuresOf(page, 'Other Stats');
    const { salesStatistics: figures } = await graphql<{ salesStatistics: Figures }>(
      FIGURES,
      { of: 'ALL', id: 0 },
      token,
    );
    const years = await tracked();
    expect(shown).toMatchObject({
      Enquiries: count.format(figures.enquiries),
      'Repeat Sales': count.format(figures.repeatSales),
      'Attempted Opportunities': count.format(figures.opportunities.attempted),
      'Active Opportunities': count.format(figures.opportunities.active),
      'Active Enquiries': count.format(figures.active),
      'Sales Completed': count.format(figures.completed),
      'Sales Fallen Through': count.format(figures.fallenThrough),
      'revenue (excl GST)': dollars.format(figures.revenue),
      'for good causes': dollars.format(figures.contribution),
      'hours of community work funded': count.format(figures.equivalentHours),
    });
    await panel.getByText(`${figures.contributionPercent}% of revenue`).waitFor();
    for (const [list, words] of [
      ['Consumers and organisations', [figures.consumerEnquiries, figures.businessEnquiries]],
      [
        'Enquiries that became sales and enquiries that didn’t',
        [figures.completed, figures.enquiries - figures.completed],
      ],
      ['Enquiries by outcome', [figures.fallenThrough, figures.active, figures.completed]],
    ] as const) {
      const text = (await panel.getByRole('list', { name: list }).textContent()) ?? '';
      for (const each of words) expect(text).toContain(count.format(each));
    }
    expect({
      Enquiries: count.format(sumOf(years, ({ enquiriesCount }) => enquiriesCount)),
      'Active Enquiries': count.format(sumOf(years, ({ pendingEnquiriesCount }) => pendingEnquiriesCount)),
      'Sales Completed': count.format(sumOf(years, ({ completedEnquiriesCount }) => completedEnquiriesCount)),
      'revenue (excl GST)': dollarsOf(years, ({ revenue }) => revenue),
      'for good causes': dollarsOf(years, ({ cC }) => cC),
    }).toEqual(
      Object.fromEntries(
        ['Enquiries', 'Active Enquiries', 'Sales Completed', 'revenue (excl GST)', 'for good causes'].map(
          (label) => [label, shown[label]],
        ),
      ),
    );
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('each year of sales tracking and the total are the same through REST and GraphQL R274 R275 A109', async () => {
    const { page, context, errors } = await signedIn(ADMIN, '/admin/salesTrackingStats');
    const grid = page.getByRole('grid', { name: 'Sales tracking' });
    await grid.locator('tfoot').waitFor();
    const shown = await gridRows(page, 'Sales tracking');
    const sums = shown.pop();
    const years = await tracked();
    const { salesTracking } = await graphql<{
      salesTracking: { years: TrackedYear[]; totals: Omit<TrackedYear, 'bySource'> };
    }>(TRACKING, {}, token);
    const cells = years.map((year) => ({
      year: String(year.year),
      enquiries: count.format(year.enquiriesCount),
      completed: count.format(year.completedEnquiriesCount),
      pending: count.format(year.pendingEnquiriesCount),
      consumers: count.format(year.consumerEnquiries),
      businesses: count.format(year.businessEnquiries),
      contribution: dollars.format(year.cC),
      revenue: dollars.format(year.revenue),
      ...Object.fromEntries(
        Object.entries(SOURCES).flatMap(([via, name]) => [
          [via, count.format(year[`${name}Enquiries`] ?? 0)],
          [`${via}_UC`, dollars.format(year[`${name}CC`] ?? 0)],
        ]),
      ),
    }));
    expect(shown).toMatchObject(cells);
    expect(shown).toHaveLength(years.length);
    expect(
      salesTracking.years.map(({ bySource, ...year }) => ({
        ...year,
        affiliate: bySource.find(({ via }) => via === 'AFFILIATE')?.enquiries,
      })),
    ).toEqual(
      years.map((year) => ({
        year: year.year,
        enquiries: year.enquiriesCount,
        completed: year.completedEnquiriesCount,
        pending: year.pendingEnquiriesCount,
        consumerEnquiries: year.consumerEnquiries,
        businessEnquiries: year.businessEnquiries,
        contribution: year.cC,
        revenue: year.revenue,
        affiliate: year.affiliateEnquiries,
      })),
    );
    expect(sums).toMatchObject({
      year: 'Total',
      enquiries: count.format(salesTracking.totals.enquiries),
      completed: count.format(salesTracking.totals.completed),
      pending: count.format(salesTracking.totals.pending),
      contribution: dollars.format(salesTracking.totals.contribution),
      revenue: dollars.format(salesTracking.totals.revenue),
      OTHER: count.format(sumOf(years, (year) => year.otherEnquiries ?? 0)),
      OTHER_UC: dollarsOf(years, (year) => year.otherCC ?? 0),
    });
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('staff search the years, clear the search, select a year, and open its enquiries F20 R274 R278', async () => {
    const { page, context, errors } = await signedIn(ADMIN, '/admin/salesTrackingStats');
    const grid = page.getByRole('grid', { name: 'Sales tracking' });
    const link = (year: string) => grid.getByRole('link', { name: year, exact: true });
    const shown = async () => {
      const rows = await gridRows(page, 'Sales tracking');
      return [rows.slice(0, -1).map(({ year }) => year), rows.at(-1)?.enquiries];
    };
    await link('2025').waitFor();
    const [all, sum] = await shown();
    const year = page.getByRole('combobox', { name: 'Year' });
    const offered = await year.getByRole('option').allTextContents();
    expect([offered[0], offered.at(-1)]).toEqual(['All', '2018']);
    const only = (await gridRows(page, 'Sales tracking')).find((row) => row.year === '2025');

    await page.getByRole('searchbox', { name: 'Search by year or amount' }).fill(only?.revenue ?? '2025');
    await link('2024').waitFor({ state: 'detached' });
    expect(await shown()).toEqual([['2025'], only?.enquiries]);
    await page.getByRole('button', { name: 'Clear Grid Filters' }).press('Enter');
    await link('2024').waitFor();
    expect(await shown()).toEqual([all, sum]);

    await year.selectOption('2025');
    await page.waitForURL(/year=2025/);
    await link('2024').waitFor({ state: 'detached' });
    expect(await shown()).toEqual([['2025'], only?.enquiries]);
    await link('2025').click();
    await page.waitForURL(/salesEnquiry\?archived=too&year=2025/);
    await page
      .getByRole('status')
      .filter({ hasText: `of ${only?.enquiries}` })
      .first()
      .waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('suppliers of a year and of Combined Years are the same through REST and GraphQL R276 R277 R278 A107 A110', async () => {
    const { page, context, errors } = await signedIn(
      ADMIN,
      '/admin/salesTrackingStats?tab=suppliers&year=2025',
    );
    const grid = page.getByRole('grid', { name: 'Suppliers' });
    const year = page.getByRole('combobox', { name: 'Year' });
    const { body: wired } = await rest<Record<'yearData' | 'combinedData', WiredSupplier[]>>(
      'stats/suppliersStats?year=2025',
      token,
    );
    const asShown = (
      name: string,
      enquiries: number,
      percent: number,
      uc: number,
      each: number,
      revenue: number,
    ) => ({
      name,
      enquiries: count.format(enquiries),
      percent: share(percent),
      contribution: dollars.format(uc),
      perEnquiry: dollars.format(each),
      revenue: dollars.format(revenue),
    });
    const totals: string[] = [];
    for (const [chosen, rows] of [
      [2025, wired.yearData],
      [null, wired.combinedData],
    ] as const) {
      const { supplierStatistics } = await graphql<{
        supplierStatistics: {
          nodes: SupplierRow[];
          totals: Record<'enquiries' | 'revenue' | 'contribution', number>;
        };
      }>(SUPPLIERS, { year: chosen }, token);
      await grid.locator('tfoot').getByText(dollars.format(supplierStatistics.totals.revenue)).waitFor();
      const shown = await gridRows(page, 'Suppliers');
      const sums = shown.pop();
      expect(shown.slice(0, 10)).toMatchObject(
        rows
          .slice(0, 10)
          .map((row) =>
            asShown(row.name, row.enquiriesCount, row.enquiriesPercent, row.cC, row.ccPerEnq, row.revenue),
          ),
      );
      expect(shown.slice(0, 10)).toMatchObject(
        supplierStatistics.nodes.map((row) =>
          asShown(
            row.name,
            row.enquiries,
            row.enquiriesPercent,
            row.contribution,
            row.contributionPerEnquiry,
            row.revenue,
          ),
        ),
      );
      expect(sums).toMatchObject({
        name: 'Total',
        enquiries: count.format(sumOf(rows, ({ enquiriesCount }) => enquiriesCount)),
        contribution: dollarsOf(rows, ({ cC }) => cC),
        revenue: dollarsOf(rows, ({ revenue }) => revenue),
      });
      totals.push(sums?.enquiries ?? '');
      if (chosen) await year.selectOption('Combined Years');
    }
    expect(totals[0]).not.toBe(totals[1]);
    expect(new URL(page.url()).searchParams.get('year')).toBeNull();
    expect(await axeViolations(page)).toEqual([]);

    const hasHeight = (height: number) =>
      page.waitForFunction(
        (pixels) =>
          document.querySelector('[role=grid]')?.closest('[aria-busy]')?.getBoundingClientRect().height ===
          pixels,
        height,
      );
    await hasHeight(650);
    const category = page.getByRole('combobox', { name: 'Category', exact: true });
    await category.selectOption({ index: 1 });
    await page.waitForURL(/category=/);
    await page.getByRole('combobox', { name: 'Sub category' }).waitFor();
    await page.getByRole('button', { name: 'Hide filters' }).press('Enter');
    await category.waitFor({ state: 'hidden' });
    await hasHeight(750);
    await page.getByRole('button', { name: 'Clear Grid Filters' }).press('Enter');
    await grid
      .locator('tfoot')
      .getByText(totals[1] ?? '', { exact: true })
      .waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });
});
