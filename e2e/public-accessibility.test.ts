import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import pages from './public-pages.json';
import { startProduct } from './start-product.js';

startProduct();

const WIDTHS = [360, 768, 1280];

/** What only some states of the pages show. */
const FURTHER = ['/impactBusiness?search=nobody-at-all', '/mi/ImpactBuyer/pohutukawa', '/mi/giftBox'];
/** One of each kind: that every colour can be read on every ground, contrast.test.ts proves of the tokens. */
const SAMPLE = ['/', '/searchResults/service/Plumbing/Otago', '/business/5', '/GoodCauses/1'];

/** What is wider than the window. */
async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`${page.viewportSize()?.width} px: ${over} px wider than the window`] : [];
}

describe('axe finds no violation', () => {
  it.each([...pages, ...FURTHER])(
    'on %s, and nothing sticks out, 360, 768 and 1280 px wide',
    async (path) => {
      const { page, context, complaints } = await visit({ width: WIDTHS[0] });
      await page.goto(path);
      const found = await axeViolations(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await overflow(page)));
      }
      await context.close();
      expect([found, complaints]).toEqual([[], []]);
    },
  );

  it.each(SAMPLE)('on %s in dark colours, 1280 px wide', async (path) => {
    const { page, context, complaints } = await visit({ dark: true });
    await page.goto(path);
    expect([await axeViolations(page), complaints]).toEqual([[], []]);
    await context.close();
  });

  it.each([
    [360, true],
    [1280, false],
  ])('on a form that was sent empty, %d px wide', async (width, dark) => {
    const { page, context } = await visit({ width, dark });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('This cannot be empty').first().waitFor();
    expect([await axeViolations(page), await overflow(page)]).toEqual([[], []]);
    await context.close();
  });
});
