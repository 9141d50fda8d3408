import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

/** The height of the lowest option, and how far the list is beyond the edges of the window. */
const measure = (page: Page) =>
  page.getByRole('listbox').evaluate((list) => {
    const { left, right, bottom } = list.getBoundingClientRect();
    const heights = [...list.querySelectorAll('[role=option]')].map(
      (it) => it.getBoundingClientRect().height,
    );
    return {
      least: Math.min(...heights),
      beyond: Math.max(0, -left, right - innerWidth, bottom - innerHeight),
    };
  });

describe('the list of the search box', () => {
  it.each([
    ['/', 390, false, 44],
    ['/mi', 1280, true, 36],
  ])(
    'R014 on %s, %d px wide, is in order for axe, fits the window and leads on',
    async (at, width, dark, height) => {
      const { page, context, complaints } = await visit({ width, dark });
      await page.goto(at);
      const box = page.getByRole('main').getByRole('combobox');
      await box.pressSequentially('pl');
      await page.getByRole('option', { name: 'Plumbing & Gas', exact: true }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const { least, beyond } = await measure(page);
      expect([least >= height, beyond]).toEqual([true, 0]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/searchResults/service/Plastering');

      await page.goto(at);
      await box.click();
      await page.getByRole('option', { name: 'Plastering' }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => localStorage.getItem('uplift-last-searches'))).toBeNull();
      await box.pressSequentially('plumber ponson');
      await page.getByRole('option', { name: /plumber (in|i) Ponsonby/ }).click();
      await page.waitForURL('**/searchResults/service/plumber/Central%20Auckland');
      await context.close();
      expect(complaints).toEqual([]);
    },
  );
});
