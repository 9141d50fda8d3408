import type { Locator, Page } from 'playwright-core';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';

startProduct();

const CHARTS = '/admin/salesTrackingStats?tab=charts&year=2025';

/** Whose charts, and in which periods: of all years, of one, of a month. */
const SCREENS = [
  [
    'admin@uplift.example',
    CHARTS,
    [
      'Month by month',
      'Enquiries by type of buyer',
      'Contributions by supplier category',
      'How far sales have come',
      'Opportunities by type of buyer',
    ],
  ],
  [
    'supplier@demo.example',
    '/admin/dashboard?year=2025',
    ['Year by year', 'Enquiries by type of buyer', 'Where your customers have chosen to impact'],
  ],
  ['buyer@demo.example', '/admin/dashboard', ['How far sales have come', 'Year by year']],
  ['goodcause@demo.example', '/admin/dashboard', ['Enquiries for your cause by type of buyer']],
  ['both@demo.example', '/admin/dashboard', ['How far sales have come']],
] as const;

/** The numbers of a chart that lead to rows; where there is no room for both, they stand in its place. */
async function linksOf(figure: Locator): Promise<Locator> {
  await figure.getByRole('button', { name: /^Take along/ }).waitFor();
  const asTable = figure.getByRole('button', { name: /^Show as table/ });
  if (await asTable.isVisible()) await asTable.click();
  const links = figure.getByRole('region', { name: /^Numbers of/ }).getByRole('link');
  await links.first().waitFor();
  return links;
}

/** Follows a number to its rows: they are as many, or add up to as much; comes back then. */
async function follow(page: Page, press: () => Promise<void>, number: string): Promise<void> {
  await press();
  await page.waitForURL(/[?&]archived=too/);
  const answer = number.startsWith('$')
    ? page.locator('dl').getByText(number, { exact: true }).first()
    : page.getByRole('status').filter({ hasText: new RegExp(` of ${number}$`) });
  await answer.waitFor({ timeout: 10_000 });
  await page.goBack();
}

describe('the rows behind statistics', () => {
  beforeAll(async () => {
    await sql('UPDATE sales_enquiry SET archived_at = now() WHERE id % 4 = 0 AND archived_at IS NULL');
  });
  it.each(SCREENS)(
    'A62 R260 R261 R264 R265 R266 %s finds at %s as many rows as a number says, archived ones among them',
    async (email, path, charts) => {
      const { page, context, complaints } = await signedIn(email, path);
      for (const chart of charts) {
        const figures = page.getByRole('figure', { name: chart });
        await figures.first().waitFor();
        // Whoever has two roles has a panel for each.
        for (const figure of await figures.all()) {
          for (const place of ['first', 'last'] as const) {
            const link = (await linksOf(figure))[place]();
            await follow(page, () => link.click(), (await link.textContent()) ?? '');
          }
        }
      }
      await context.close();
      expect(complaints).toEqual([]);
    },
  );

  it('R266 shows every column of the tables beside its charts', async () => {
    const { page, context, complaints } = await signedIn(
      SCREENS[0][0],
      '/admin/salesTrackingStats?tab=charts',
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    const tables = page.getByRole('region', { name: /^Numbers of / });
    await tables.nth(4).waitFor();
    const cut = await tables.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.ariaLabel),
    );
    expect(cut).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
