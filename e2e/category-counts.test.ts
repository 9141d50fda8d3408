import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

const TOTAL = /aria-live="polite"[^>]*>(?:(No)|([\d,]+)) suppliers?/;

const numberOf = (text: string) => Number(text.replace(/,/g, ''));

/** The total that a page of results says. */
function totalIn(html: string): number {
  const [, none, total] = TOTAL.exec(html) ?? [];
  return none ? 0 : numberOf(total ?? 'none said');
}

const tree = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

/** Where each line of the tree leads, and the number beside it. */
const lines = (page: Page) =>
  tree(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(/([\d,]+) suppliers?$/.exec(link.textContent ?? '')?.[1]?.replace(/,/g, '')),
      })),
    );

/** A category with sub categories and suppliers. */
async function someCategory(page: Page): Promise<string> {
  await page.goto('/searchResults');
  const href = await tree(page)
    .getByRole('link', { name: /^Plumbing & Gas/ })
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

describe('the numbers in the tree of categories', () => {
  it('R005 R006 R007 R008 are the totals of the results that their links lead to', async () => {
    const { page, context, complaints } = await visit();
    const plumbing = await someCategory(page);
    for (const path of [
      '/searchResults',
      '/searchResults/Auckland',
      '/searchResults/North%20Shore',
      '/searchResults/service/pr/Auckland',
      `/searchResults/Auckland/${plumbing}`,
      `/searchResults/service/Plumbing/All%20Locations/${plumbing}`,
      `/searchResults/Auckland/${plumbing}?type=Consumer`,
    ]) {
      await page.goto(path);
      const shown = await lines(page);
      expect(shown.length).toBeGreaterThan(path.includes(`/${plumbing}`) ? 27 : 24);
      for (const { href, count } of shown) {
        const behind = await page.request.get(href);
        expect({ path, href, count }).toEqual({ path, href, count: totalIn(await behind.text()) });
      }
    }
    await context.close();
    expect(complaints).toEqual([]);
  });

  it('change in place when another region is chosen, and ask for nothing when a category is', async () => {
    const { page, context } = await visit();
    await page.goto('/searchResults');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const operation = request.headers()['x-apollo-operation-name'];
      if (operation) asked.push(operation);
    });
    const before = await tree(page).textContent();
    const whereabouts = () =>
      tree(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    const places = await whereabouts();
    await page.getByLabel('Region').selectOption('Otago');
    await page.getByRole('heading', { level: 1, name: 'Suppliers in Otago' }).waitFor();
    // The counts come beside the results, which do not wait for them.
    await page.waitForFunction(
      (old) => document.querySelector('nav[aria-label=Categories]')?.textContent !== old,
      before,
    );
    expect(await whereabouts()).toEqual(places);
    expect(asked.filter((operation) => operation === 'CategoryCounts')).toHaveLength(1);
    // By keyboard: what has nobody can be chosen as well, and keeps the focus.
    const pale = tree(page).locator('a[data-none]').first();
    const href = await pale.getAttribute('href');
    await pale.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No supplier matches all of that' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    expect(asked.filter((operation) => operation === 'CategoryCounts')).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
  });
});
