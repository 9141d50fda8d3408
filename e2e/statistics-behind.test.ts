import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { sql } from './database';
import { signedIn } from './editing';

jest.setTimeout(120_000);

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

/** The numbers of a chart, or below a bar, that lead to rows. */
const linksOf = (page: Page, chart: string) =>
  page
    .getByRole('figure', { name: chart })
    .first()
    .getByRole('region', { name: `Numbers of ${chart}` })
    .getByRole('link');

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
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    await sql('UPDATE sales_enquiry SET archived_at = now() WHERE id % 4 = 0 AND archived_at IS NULL');
  });
  afterAll(() => browser.close());

  it.each(SCREENS)(
    'A62 R260 R261 R264 R265 R266 %s finds at %s as many rows as a number says, archived ones among them',
    async (email, path, charts) => {
      const { page, context, complaints } = await signedIn(browser, email, path);
      for (const chart of charts) {
        const links = linksOf(page, chart);
        await links.first().waitFor();
        for (const at of new Set([0, (await links.count()) - 1])) {
          const number = (await links.nth(at).textContent()) ?? '';
          await follow(page, () => links.nth(at).click(), number);
          await links.first().waitFor();
        }
      }
      await context.close();
      expect(complaints).toEqual([]);
    },
  );
});
