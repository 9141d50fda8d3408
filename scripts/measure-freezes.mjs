// Measures the longest freezes of the screens of a role in Chromium:
// npm run measure-freezes -- [--url of a running product] [--as admin] [--only part-of-an-address] [--strict]
// Each screen is opened and scrolled to its end. A list is also searched and sorted. Prints the longest tasks
// of each screen, separately for opening and use. With --strict it fails above 100 ms. Run it with a product
// with 100,000 suppliers.
import { parseArgs } from 'node:util';
import { SIGNED_IN_PAGES } from './public-pages.mjs';
import { visitProduct } from './visit-product.mjs';

const LONGEST_TASK_MS = 100;
/** The milliseconds to wait for the effects of a key press or a scroll. */
const PAUSE_MS = 600;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    as: { type: 'string', default: 'admin' },
    only: { type: 'string', default: '' },
    strict: { type: 'boolean', default: false },
  },
});
const { email, pages } = SIGNED_IN_PAGES[values.as];

const worst = (screen) => Math.max(screen['opening ms'], screen['use ms']);

/** Returns the milliseconds of the longest task since the last call. Tasks below 50 ms count as none. */
const longestTask = (page) =>
  page.evaluate(() =>
    Math.round(Math.max(0, ...globalThis.longTasks.splice(0).map(({ duration }) => duration))),
  );

await visitProduct(values.url, [], async (browser, url) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.locator('input[type=password]').fill('uplift-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
  const report = [];
  for (const at of pages.filter((each) => each.includes(values.only))) {
    await page.goto(url + at, { waitUntil: 'networkidle' });
    const opening = await longestTask(page);
    await use(page);
    report.push({ screen: at, 'opening ms': opening, 'use ms': await longestTask(page) });
  }
  report.sort((one, other) => worst(other) - worst(one));
  console.table(report);
  if (values.strict && report.some((screen) => worst(screen) > LONGEST_TASK_MS)) process.exitCode = 1;
});

/** Does the first things that people do on a screen. */
async function use(page) {
  const search = page.getByRole('searchbox').first();
  if (await search.isVisible().catch(() => false)) {
    await search.pressSequentially('ko', { delay: 60 });
    await waitForIdle(page);
    await search.fill('');
    await waitForIdle(page);
  }
  const sort = page.locator('[data-scroller] thead th button').first();
  if (await sort.isVisible().catch(() => false)) {
    await sort.click();
    await waitForIdle(page);
  }
  for (let screen = 0; screen < 8; screen++) {
    await page.evaluate(() => {
      const box = document.querySelector('[data-scroller]');
      box?.scrollBy({ top: 2000 });
      window.scrollBy({ top: 700 });
    });
    await page.waitForTimeout(120);
  }
  await waitForIdle(page);
}

async function waitForIdle(page) {
  await page.waitForTimeout(PAUSE_MS);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}
