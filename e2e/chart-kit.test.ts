import type { Page } from 'playwright-core';
import { axeViolations, visit } from './browser.js';
import { buildKit, type KitPage } from './kit/kit-page.js';
import { startProduct } from './start-product.js';

startProduct();

/** How many of its charts have something to draw. */
const DRAWN = 15;

/** Words of drawings that lie over each other, or are cut off at the edge. */
const collisions = (page: Page) =>
  page.locator('[data-drawing] svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const edge = drawing.getBoundingClientRect();
      const title = drawing.closest('figure')?.querySelector('h2')?.textContent;
      const words = [...drawing.querySelectorAll('text')]
        .filter((text) => text.textContent && getComputedStyle(text).opacity !== '0')
        .map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }));
      return words.flatMap(({ said, box }, at) => {
        const cut = box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
        const over = words
          .slice(at + 1)
          .filter(
            (other) =>
              Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
              Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3,
          );
        return [
          ...(cut ? [`${title}: “${said}” is cut off`] : []),
          ...over.map((other) => `${title}: “${said}” over “${other.said}”`),
        ];
      });
    }),
  );

describe('charts with nothing, one item, 18 types and very long names', () => {
  let kit: KitPage;
  beforeAll(async () => {
    kit = buildKit('chart-kit');
  });
  afterAll(async () => {
    kit.end();
  });

  it.each([
    [390, 'light', false],
    [390, 'dark', true],
    [1280, 'light', false],
    [1280, 'dark', true],
  ])('R283 hold at %i px, %s', async (width, _, dark) => {
    const { page, context, complaints } = await visit({ width, dark });
    await kit.open(page);
    await page.waitForFunction(
      (drawn) => document.querySelectorAll('[data-drawing] svg').length === drawn,
      DRAWN,
    );
    // Each is as wide as the room that it has beside its table.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-drawing] svg')].every(
        (drawing) => drawing.getBoundingClientRect().width === Number(drawing.getAttribute('width')),
      ),
    );
    expect(await page.getByRole('heading', { name: 'Nothing here yet' }).count()).toBe(1);
    expect(await collisions(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
    const scrolledAside = await page
      .getByRole('region')
      .evaluateAll((tables) =>
        tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel),
      );
    expect(scrolledAside).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await context.close();
    expect(complaints).toEqual([]);
  });
});
