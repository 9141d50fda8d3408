import type { Browser, Page } from 'playwright-core';
import { graphql, rest, tokenOf } from './api';
import { axeViolations, openBrowser } from './browser';
import { signedIn } from './editing';

jest.setTimeout(90_000);

/** Whose figures they are, and how each of the three ways names them. */
const OWNERS = [
  [
    'supplier@demo.example',
    'SUPPLIER',
    'business_id',
    'stats/suppliersStats',
    'Your activity stats as a Supplier',
  ],
  [
    'buyer@demo.example',
    'IMPACT_BUYER',
    'impactBusiness_id',
    'stats/impactBuyerStats',
    'Your activity stats as an Impact Buyer',
  ],
  [
    'goodcause@demo.example',
    'GOOD_CAUSE',
    'admin_goodCause_id',
    'stats/goodCauseStats',
    'What Uplift brings your cause',
  ],
] as const;
const FIGURES = `query ($of: StatisticsOf!, $id: Int!) { salesStatistics(of: $of, id: $id) {
  active completed fallenThrough revenue contribution wholeContribution opportunities { active attempted } } }`;
interface Figures {
  active: number;
  completed: number;
  fallenThrough: number;
  revenue: number;
  contribution: number;
  wholeContribution: number;
  opportunities: { active: number; attempted: number };
}
type Stats = Record<string, number>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

/** The figures of a panel by the words below them. */
const figuresOf = (page: Page, panel: string) =>
  page
    .getByRole('region', { name: panel })
    .locator('dl > div')
    .evaluateAll((figures) =>
      Object.fromEntries(
        figures.map((figure) => [
          figure.querySelector('dt')?.firstChild?.textContent ?? '',
          figure.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    ) as Promise<Record<string, string>>;

describe('statistics', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(OWNERS)(
    'R258 R267 R268 R270 the figures of %s are the same on the screen, by REST and by GraphQL',
    async (email, of, link, call, panel) => {
      const token = await tokenOf(email);
      const { body: user } = await rest<Stats>('user/CurrentUserData', token);
      const id = user[link] ?? 0;
      const { page, context, complaints } = await signedIn(browser, email, '/admin/dashboard');
      await page.getByRole('region', { name: panel }).locator('dl').first().waitFor();
      const shown = await figuresOf(page, panel);
      const { body: stats } = await rest<Stats>(`${call}/${id}`, token);
      const { salesStatistics: figures } = await graphql<{ salesStatistics: Figures }>(
        FIGURES,
        { of, id },
        token,
      );
      expect(shown).toMatchObject({
        'Attempted Opportunities': count.format(figures.opportunities.attempted),
        'Active Opportunities': count.format(figures.opportunities.active),
        'Active Enquiries': count.format(figures.active),
        'Sales Completed': count.format(figures.completed),
        'Sales Fallen Through': count.format(figures.fallenThrough),
        'revenue (excl GST)': dollars.format(figures.revenue),
      });
      expect(Object.values(shown)).toContain(dollars.format(figures.contribution));
      expect(stats).toMatchObject({
        attemptedLeadsCount: figures.opportunities.attempted,
        leadsCount: figures.opportunities.active,
        saleCompletedEnquiries: figures.completed,
        saleFallenThroughEnquiries: figures.fallenThrough,
        revenue: figures.revenue,
        cC: figures.wholeContribution,
      });
      await context.close();
      expect(complaints).toEqual([]);
    },
  );

  it('F17 R268 R269 R113 R341 a cause sees half of its contribution, its enquiries without customers, and nothing of others', async () => {
    const token = await tokenOf('goodcause@demo.example');
    const { body: user } = await rest<Stats>('user/CurrentUserData', token);
    const own = user.admin_goodCause_id ?? 0;
    const { body: stats } = await rest<Stats>(`stats/goodCauseStats/${own}`, token);
    expect((await rest(`stats/goodCauseStats/${own + 1}`, token)).status).toBe(403);
    const { page, context, complaints } = await signedIn(
      browser,
      'goodcause@demo.example',
      '/admin/dashboard',
    );
    const panel = page.getByRole('region', { name: 'What Uplift brings your cause' });
    await panel.getByText(dollars.format(Math.round((stats.cC ?? 0) * 50) / 100)).waitFor();
    await panel.getByRole('list', { name: 'Consumers and organisations' }).waitFor();
    await panel.getByRole('list', { name: 'Converted and unconverted' }).waitFor();
    await panel.getByRole('button', { name: 'New Impact Buyer Request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Request|Send/ }).click();
    await dialog.getByText('Impact Buyer Name is required').waitFor();
    await dialog.getByText('Email is required').waitFor();
    await page.keyboard.press('Escape');

    // From a slice to the enquiries behind it, which tell nothing of customers.
    const chart = page.getByRole('figure', { name: 'Contributions by supplier category' });
    await chart
      .getByRole('region', { name: /^Numbers of/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Enq. Benefitting' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('R274 R278 F20 staff see a row for each year, their sum below, and the enquiries of one', async () => {
    const { page, context, complaints } = await signedIn(
      browser,
      'admin@uplift.example',
      '/admin/salesTrackingStats',
    );
    const grid = page
      .getByRole('grid', { name: 'Sales tracking' })
      .or(page.getByRole('table', { name: 'Sales tracking' }));
    const column = (at: number) =>
      grid
        .getByRole('row')
        .evaluateAll(
          (rows, cell) => rows.map((row) => row.querySelectorAll('td, th')[cell]?.textContent ?? ''),
          at,
        );
    await grid.getByRole('link', { name: '2025', exact: true }).waitFor();
    const [, ...enquiries] = (await column(1)).map((text) => Number(text.replaceAll(',', '')));
    const total = enquiries.pop();
    expect(enquiries.length).toBeGreaterThan(5);
    expect(enquiries.reduce((sum, ofYear) => sum + ofYear, 0)).toBe(total);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await page.waitForURL(/year=2025/);
    await grid.getByRole('link', { name: '2024', exact: true }).waitFor({ state: 'detached' });
    await grid.getByRole('link', { name: '2025', exact: true }).click();
    await page.waitForURL(/salesEnquiry\?archived=too&year=2025/);
    await page.goBack();
    await page.getByRole('tab', { name: 'Suppliers' }).click();
    await page.getByRole('combobox', { name: 'Month' }).selectOption('Whole year');
    await page
      .getByRole('link', { name: /Plumb|Roof|Build/ })
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ index: 1 });
    await page.waitForURL(/category=/);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
