import type { Browser, Page } from 'playwright-core';
import { axeViolations, openBrowser, visit } from './browser';
import pages from './public-pages.json';

jest.setTimeout(120_000);

const WIDTHS = [360, 768, 1280];

/** What only some states of the pages show. */
const FURTHER = ['/impactBusiness?search=nobody-at-all', '/mi/ImpactBuyer/pohutukawa', '/mi/giftBox'];

/** What is wrong with the page as it stands. */
async function faults(page: Page, look: string): Promise<string[]> {
  const found = await axeViolations(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) found.push(`${over} px wider than the window`);
  return found.map((fault) => `${look}: ${fault}`);
}

describe('axe finds no violation, 360, 768 and 1280 px wide, light and dark, and nothing sticks out', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([...pages, ...FURTHER])('%s', async (path) => {
    const found: string[] = [];
    for (const dark of [false, true]) {
      const { page, context, complaints } = await visit(browser, { width: WIDTHS[0], dark });
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await faults(page, `${width} ${dark ? 'dark' : 'light'}`)));
      }
      await context.close();
      found.push(...complaints);
    }
    expect(found).toEqual([]);
  });

  it.each([
    [360, true],
    [1280, false],
  ])('a form that was sent empty, %d px wide', async (width, dark) => {
    const { page, context } = await visit(browser, { width, dark });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    expect(await faults(page, '/contact')).toEqual([]);
    await context.close();
  });
});
