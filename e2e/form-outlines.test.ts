import type { Browser, Page } from 'playwright-core';
import { openBrowser, underTest, visit } from './browser';

jest.setTimeout(120_000);

const FORMS = ['/SupplierJoin', '/GoodCauseJoin', '/ImpactBusinessJoin', '/contact', '/giftBox'];
/** Te reo Māori where its words fill as many lines as the English ones. */
const PAGES = [...FORMS, '/business/5', ...FORMS.map((path) => `/mi${path}`)];

describe('the outline of a form', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const height = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.dataset.inUse = '';
      return Math.round(document.querySelector('main')?.getBoundingClientRect().height ?? 0);
    });

  it.each([360, 390, 1280])('is as high as the form, so that nothing moves, %d px wide', async (width) => {
    // Scripts that never come leave the outline.
    const context = await browser.newContext({
      baseURL: underTest().url,
      viewport: { width, height: 844 },
    });
    await context.route('**/*.js', (route) => route.abort());
    const still = await context.newPage();
    const alive = await visit(browser, { width });
    const moved: [string, number][] = [];
    for (const path of PAGES) {
      await still.goto(path);
      await alive.page.goto(path);
      const forms = path.endsWith('/giftBox') ? 2 : 1;
      await alive.page
        .locator('main form')
        .nth(forms - 1)
        .waitFor({ state: 'attached' });
      await alive.page.waitForLoadState('networkidle');
      const by = (await height(alive.page)) - (await height(still));
      if (Math.abs(by) > 3) moved.push([path, by]);
    }
    await context.close();
    await alive.context.close();
    expect(moved).toEqual([]);
  });

  it('stays while a carousel moves by itself, and gives way once somebody uses the page', async () => {
    const context = await browser.newContext({
      baseURL: underTest().url,
      viewport: { width: 390, height: 600 },
    });
    const page = await context.newPage();
    // Headless browsers tell of a pointer that rests where a page comes up as if it had moved, by nothing.
    await page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto('/business/5');
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      document.querySelector('main section')?.dispatchEvent(new Event('scroll', { bubbles: false })),
    );
    expect(await page.locator('html[data-in-use], main form').count()).toBe(0);
    await page.keyboard.press('Shift');
    await page.locator('main form').first().waitFor({ state: 'attached' });
    await context.close();
  });
});
