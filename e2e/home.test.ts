import type { Page } from 'playwright-core';
import { newContext, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('Home', () => {
  /** How far the window is from the end of the page. */
  const belowWindow = (page: Page) =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.scrollY - innerHeight));

  it.each([390, 1280])('the End key leads to its end, also before script runs, %d px wide', async (width) => {
    const context = await newContext({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.keyboard.press('End');
    await page.waitForTimeout(1500);
    expect(await belowWindow(page)).toBeLessThan(2);
    const end = await page.evaluate(() => window.scrollY);
    await page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.waitForFunction((was) => Math.abs(window.scrollY - was) < 2, end);
    await context.close();
  });

  it('names the causes that received most, those with most first', async () => {
    const { page, context } = await visit();
    await page.goto('/GoodCauses');
    const given = (texts: string[]) =>
      texts.flatMap((text) => text.match(/\$[\d,]+/)?.[0] ?? []).map((sum) => Number(sum.replace(/\D/g, '')));
    const all = given(await page.locator('main li').allTextContents()).sort((a, b) => b - a);
    await page.goto('/');
    const shown = given(
      await page.getByRole('region', { name: 'Where it goes' }).getByRole('listitem').allTextContents(),
    );
    expect(shown).toEqual(all.slice(0, 6));
    await context.close();
  });
});
