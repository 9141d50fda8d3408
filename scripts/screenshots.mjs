// Pictures of every public page: npm run screenshots -- [--out .cache/screenshots] [--url of a product that runs]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from './public-pages.mjs';
import { visitProduct } from './visit-product.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: path.join('.cache', 'screenshots') },
    only: { type: 'string' },
  },
});
mkdirSync(values.out, { recursive: true });
const pages = [...PUBLIC_PAGES, ...ACCOUNT_PAGES].filter(
  (page) => !values.only || page.includes(values.only),
);
let complaints = 0;
await visitProduct(values.url, [], async (browser, url) => {
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        complaints += 1;
        console.error(`${page.url()}: ${message.text()}`);
      });
      for (const address of pages) {
        await page.goto(url + address, { waitUntil: 'networkidle' });
        // Pictures further down load when they come near.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 600) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 40));
          }
          window.scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        const name = address.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
        const file = path.join(values.out, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.info(file);
      }
      await context.close();
    }
  }
});
if (complaints > 0) {
  console.error(`${complaints} complaints in the console.`);
  process.exitCode = 1;
}
