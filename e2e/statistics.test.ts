import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { colors } from '../client/theme/colors.js';
import { pdfFacts } from '../server/testing/pdf-facts.js';
import { until } from '../server/testing/until.js';
import { graphql, rest, tokenOf } from './api.js';
import { signIn, visit } from './browser.js';
import { sql } from './database.js';
import { hasFocus } from './dialogs.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { count, dollars, FIGURES, type Figures, figuresOf } from './statistics-figures.js';

startProduct();

/** The owners of figures, and their names on the screen, in REST and in GraphQL. */
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
    'What Uplift has raised for you',
  ],
] as const;
type Stats = Record<string, number>;

describe('statistics', () => {
  it.each(OWNERS)(
    'the figures of %s are the same on the screen and through REST and GraphQL R258 R267 R268 R270',
    async (email, of, link, call, panel) => {
      const token = await tokenOf(email);
      const { body: user } = await rest<Stats>('user/CurrentUserData', token);
      const id = user[link] ?? 0;
      const { page, context, errors } = await signedIn(email, '/admin/dashboard');
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
        consumerEnquiries: figures.consumerEnquiries,
        businessEnquiries: figures.businessEnquiries,
        revenue: figures.revenue,
        cC: figures.wholeContribution,
      });
      const active = [
        'enquiryEnquiries',
        'commsConfirmedEnquiries',
        'salePendingEnquiries',
        'saleConfirmedEnquiries',
      ];
      expect(active.reduce((sum, stage) => sum + (stats[stage] ?? 0), 0)).toBe(figures.active);
      expect(Object.values(shown)).toContain(count.format(figures.equivalentHours));
      await context.close();
      expect(errors).toEqual([]);
    },
  );

  it('a cause sees half of its contribution, no customers, and no data of other causes F17 R268 R269 R111 R112 R113 R341', async () => {
    const token = await tokenOf('goodcause@demo.example');
    const { body: user } = await rest<Stats>('user/CurrentUserData', token);
    const own = user.admin_goodCause_id ?? 0;
    const { body: stats } = await rest<Stats>(`stats/goodCauseStats/${own}`, token);
    expect((await rest(`stats/goodCauseStats/${own + 1}`, token)).status).toBe(403);
    const { page, context, errors } = await signedIn('goodcause@demo.example', '/admin/dashboard');
    const panel = page.getByRole('region', { name: 'What Uplift has raised for you' });
    await panel.getByText(dollars.format(Math.round((stats.cC ?? 0) * 50) / 100)).waitFor();
    await panel.getByRole('list', { name: 'Consumers and organisations' }).waitFor();
    await panel
      .getByRole('list', { name: 'Enquiries that became sales and enquiries that didn’t' })
      .waitFor();
    await panel.getByRole('button', { name: 'New Impact Buyer Request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Request|Send/ }).click();
    await dialog.getByText('Impact Buyer Name is required').waitFor();
    await dialog.getByText('Email is required').waitFor();
    await hasFocus(dialog);
    await dialog.getByLabel('Impact Buyer Name').fill('Kura o te Awa');
    await dialog.getByLabel('Contact Email').fill('office@kura.example');
    await dialog.getByRole('button', { name: 'Send request' }).press('Enter');
    await page.getByText('Request Sent').waitFor();
    await dialog.waitFor({ state: 'detached' });

    // From a slice to its enquiries, which show nothing about customers.
    const chart = page.getByRole('figure', { name: 'Contributions by supplier category' });
    await chart
      .getByRole('region', { name: /^Figures for/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Enq. Benefitting' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a 400 px window shows a supplier’s figures without the donut, a wider one with it R270', async () => {
    const { page, context, errors } = await visit({ width: 400 });
    await signIn(page, 'supplier@demo.example', { to: '/admin/dashboard' });
    const panel = page.getByRole('region', { name: 'Your activity stats as a Supplier' });
    await panel.getByText('Website link clicks to be reviewed').waitFor();
    const donut = panel.getByRole('figure', { name: 'Enquiries by status' });
    expect(await donut.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await donut.waitFor();
    await panel.getByText('Website link clicks to be reviewed').waitFor();
    await context.close();
    expect(errors).toEqual([]);
  });

  it('prints the dashboard with its donut and bar colours, and without interactive controls R270', async () => {
    const { page, context, errors } = await signedIn('supplier@demo.example', '/admin/dashboard');
    const panel = page.getByRole('region', { name: 'Your activity stats as a Supplier' });
    await panel.locator('dl').first().waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await panel.getByText('Enquiries by status').waitFor();
    const bars = panel
      .getByRole('list', { name: 'Enquiries that became sales and enquiries that didn’t' })
      .locator('..')
      .locator('> div');
    expect(await bars.first().evaluate((bar) => getComputedStyle(bar).printColorAdjust)).toBe('exact');
    const paper = await pdfFacts(await page.pdf({ format: 'A4' }));
    const printed = paper.sheets.map(({ text }) => text).join('\n');
    expect(paper.sheets.length).toBeGreaterThan(2);
    expect(printed).not.toMatch(/Skip to content|Badge for your website|Yearly report/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('downloads a chart as a picture in its own colours, named by owner and period R283', async () => {
    const { page, context } = await signedIn('supplier@demo.example', '/admin/dashboard?year=2025');
    const figure = page.getByRole('figure', { name: 'Month by month' });
    await figure.getByRole('group').waitFor();
    await figure.getByRole('button', { name: 'Download: Month by month' }).press('Enter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('button', { name: 'Download PNG' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('Month by month, Kōwhai Plumbing, 2025.png');
    const { data } = await sharp(await file.path())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const has = (hex: string) => data.indexOf(Buffer.from(hex.slice(1), 'hex')) >= 0;
    // The colour of a line and of its mark in the legend, not of a bar.
    expect(has(colors['accent.border'][0])).toBe(true);
    expect(has(colors['accent.solid'][0])).toBe(false);
    await context.close();
  });

  it('prints in print colours at once from either theme, and returns to the theme R283', async () => {
    const { page, context } = await signedIn('supplier@demo.example', '/admin/dashboard?year=2025');
    await page.emulateMedia({ colorScheme: 'dark' });
    const figure = page.getByRole('figure', { name: 'Enquiries by type of buyer' });
    const fills = (event: string) =>
      figure.evaluate((all, name) => {
        // A browser prints the page in its state at the end of the event.
        if (name) dispatchEvent(new Event(name));
        const shapes = [...all.querySelectorAll('[data-drawing] svg :is(rect, path)')];
        return shapes.map((shape) => getComputedStyle(shape).fill);
      }, event);
    const [light, dark] = colors['brand.solid'].map((hex) => {
      const parts = Buffer.from(hex.slice(1), 'hex');
      return `rgb(${[...parts].join(', ')})`;
    });
    await until(async () => (await fills('')).includes(dark ?? ''));
    const printed = await fills('beforeprint');
    expect(printed).toContain(light);
    expect(printed).not.toContain(dark);
    await fills('afterprint');
    await until(async () => (await fills('')).includes(dark ?? ''));
    await context.close();
  });
});

const CHARTS = '/admin/salesTrackingStats?tab=charts&year=2025';

/** The screens with charts, by user, and their periods: all years, one year, one month. */
const SCREENS = [
  [
    'admin@uplift.example',
    CHARTS,
    [
      'Month by month',
      'Enquiries by type of buyer',
      'Contributions by supplier category',
      'Enquiries by status',
      'Opportunities by type of buyer',
    ],
  ],
  [
    'supplier@demo.example',
    '/admin/dashboard?year=2025',
    ['Year by year', 'Enquiries by type of buyer', 'Where your customers have chosen to impact'],
  ],
  ['buyer@demo.example', '/admin/dashboard', ['Enquiries by status', 'Year by year']],
  ['goodcause@demo.example', '/admin/dashboard', ['Enquiries for your cause by type of buyer']],
  ['both@demo.example', '/admin/dashboard', ['Enquiries by status']],
] as const;

/** Returns the numbers of a chart that link to rows. If there is no room for both, they replace the chart. */
async function linksOf(figure: Locator): Promise<Locator> {
  await figure.getByRole('button', { name: /^Download: / }).waitFor();
  const asTable = figure.getByRole('button', { name: /^Show as table/ });
  if (await asTable.isVisible()) await asTable.click();
  const links = figure.getByRole('region', { name: /^Figures for/ }).getByRole('link');
  await links.first().waitFor();
  return links;
}

/** Follows a number to its rows, expects the same number or the same total, and returns. */
async function follow(page: Page, press: () => Promise<void>, number: string): Promise<void> {
  await press();
  await page.waitForURL(/[?&]archived=too/);
  const answer = number.startsWith('$')
    ? page.locator('dl').getByText(number, { exact: true }).first()
    : page.getByRole('status').filter({ hasText: new RegExp(` of ${number}$`) });
  await answer.waitFor();
  await page.goBack();
}

describe('the rows behind statistics', () => {
  beforeAll(async () => {
    await sql('UPDATE sales_enquiry SET archived_at = now() WHERE id % 4 = 0 AND archived_at IS NULL');
  });
  it.each(SCREENS)(
    '%s finds at %s as many rows as the figure says, including archived ones A62 R260 R261 R264 R265 R266',
    async (email, path, charts) => {
      const { page, context, errors } = await signedIn(email, path);
      for (const chart of charts) {
        const figures = page.getByRole('figure', { name: chart });
        await figures.first().waitFor();
        // A user with two roles has a panel for each.
        for (const figure of await figures.all()) {
          for (const place of ['first', 'last'] as const) {
            const link = (await linksOf(figure))[place]();
            await follow(page, () => link.click(), (await link.textContent()) ?? '');
          }
        }
      }
      await context.close();
      expect(errors).toEqual([]);
    },
  );

  it('shows every column of the tables beside its charts R266', async () => {
    const { page, context, errors } = await signedIn(SCREENS[0][0], '/admin/salesTrackingStats?tab=charts');
    await page.setViewportSize({ width: 1280, height: 900 });
    const tables = page.getByRole('region', { name: /^Figures for / });
    await tables.nth(4).waitFor();
    const cut = await tables.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel),
    );
    expect(cut).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
