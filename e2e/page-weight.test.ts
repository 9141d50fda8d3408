import { execFileSync } from 'node:child_process';
import { newContext } from './browser.js';
import { inLanes } from './in-lanes.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

type Budgeted = { path: string; files: string[] };
const pages: Budgeted[] = JSON.parse(
  execFileSync(process.execPath, ['scripts/bundle-budget.mjs', '--files'], { encoding: 'utf8' }),
);

describe('the script of a first page', () => {
  it.each([
    [1280, 900],
    [390, 844],
  ])('in a window of %d by %d comes no script that the budget does not count', async (width, height) => {
    const uncounted: string[] = [];
    await inLanes(pages, async ({ path: address, files }) => {
      // Nothing remembered and nothing touched: what comes, comes by itself.
      const context = await newContext({ viewport: { width, height }, baseURL: underTest().url });
      const page = await context.newPage();
      // A pointer that rests over a form where its page comes up is taken to go there.
      await page.addInitScript(() => {
        addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
      });
      page.on('response', (response) => {
        const [, file] = /\/(assets\/[^?]+\.js)/.exec(response.url()) ?? [];
        if (file && !files.includes(file)) uncounted.push(`${address} ${file}`);
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await context.close();
    });
    expect(uncounted).toEqual([]);
  });
});
