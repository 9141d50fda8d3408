import type { Page } from 'playwright-core';
import { axeViolations, newContext } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the page about the API', () => {
  /** A window with the page in it, which has no script of its own to wait for. */
  async function open({
    width = 1280,
    dark = false,
    script = true,
    address = '/api/docs',
  } = {}): Promise<Page> {
    const context = await newContext({
      viewport: { width, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: script,
    });
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  it.each([
    [390, false],
    [1280, true],
  ])('has no violation for axe and nothing that sticks out, %d px wide, dark: %s', async (width, dark) => {
    const page = await open({ width, dark });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect([await axeViolations(page), over, ground]).toEqual([
      [],
      0,
      dark ? 'rgb(16, 22, 19)' : 'rgb(251, 248, 241)',
    ]);
    await page.context().close();
  });

  it('is looked at and searched with script switched off, by keyboard alone', async () => {
    const page = await open({ script: false });
    await page.getByLabel('Find calls').focus();
    await page.keyboard.type('salesEnquiry delete');
    await page.keyboard.press('Enter');
    await page.getByText('1 call has').waitFor();
    expect(await page.locator('main h3').first().textContent()).toContain(
      'business/salesEnquiry/delete/{id}',
    );
    await page.context().close();
  });

  it('leads to a call by its number, and from there to what it answers', async () => {
    const page = await open({ address: '/api/docs#C071' });
    const seen = (selector: string) =>
      page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(await seen('#C071')).toBeLessThan(200);
    await page.locator('#C071').getByRole('link', { name: 'SalesEnquiry', exact: true }).click();
    expect(await seen('#record-SalesEnquiry')).toBeLessThan(200);
    await page.context().close();
  });
});
