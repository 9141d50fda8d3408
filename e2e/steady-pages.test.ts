import type { Page } from 'playwright-core';
import { shifted, visit, watchShifts } from './browser.js';
import pages from './public-pages.json';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

describe('public pages', () => {
  it.each([390, 1280])(
    'R312 R027 stand still, come from the site itself and need no cookie, %d px wide',
    async (width) => {
      const { page, context, complaints } = await visit({ width });
      const away: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(underTest().url))
          away.push(request.url());
      });
      await watchShifts(page);
      const moved: [string, number][] = [];
      for (const path of [...pages, '/login']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Forms and pictures further down have come by now; nothing that is in sight may make room for them.
        await page.mouse.wheel(0, 1500);
        await page.waitForLoadState('networkidle');
        const by = await shifted(page);
        if (by > 0.01) moved.push([path, by]);
      }
      expect(moved).toEqual([]);
      expect(away).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])('R312 hardly move when their letters come late, %d px wide', async (width) => {
    const { page, context } = await visit({ width });
    await watchShifts(page);
    let letThemCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letThemCome = resolve;
    });
    await context.route('**/*.woff2', (route) => coming.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    letThemCome();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true);
    expect(await shifted(page)).toBeLessThan(0.01);
    await context.close();
  });

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)(
    'are %s before any other script runs where that was chosen, on a system in %s',
    async (chosen, system) => {
      const { page, context } = await visit({ dark: system === 'dark' });
      await page.goto('/');
      await page.getByRole('button', { name: `Use ${chosen} colours` }).click();
      const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const shown = await ground(page);
      await context.route('**/*.js', (route) => route.abort());
      const unscripted = await context.newPage();
      await unscripted.goto('/contact');
      expect(await ground(unscripted)).toBe(shown);
      await context.close();
    },
  );
});
