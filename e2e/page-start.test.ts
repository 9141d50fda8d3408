import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser';

jest.setTimeout(120_000);

describe('a page that comes rendered', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('is on the screen before a script is asked for', async () => {
    const { page, context } = await visit(browser, { width: 390 });
    const early: string[] = [];
    for (const path of ['/', '/searchResults/service/Plumbing', '/contact']) {
      await page.goto(path);
      const scripts = await page.evaluate(() => {
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (painted?.startTime ?? 0))
          .map(({ name }) => name);
      });
      early.push(...scripts.map((script) => `${path} ${script}`));
    }
    expect(early).toEqual([]);
    await context.close();
  });

  it('has its largest picture before all others', async () => {
    const { page, context } = await visit(browser, { width: 390 });
    for (const path of ['/searchResults/service/Plumbing', '/business/5', '/GoodCauses/1'])
      expect([
        path,
        await page.goto(path).then(() => page.locator('img[fetchpriority=high]').count()),
      ]).toEqual([path, 1]);
    await context.close();
  });
});
