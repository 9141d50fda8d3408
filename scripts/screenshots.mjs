// Takes pictures of every screen, as visitors and each role see it:
// npm run screenshots -- [--as visitor|admin|supplier|buyer|cause|both|member] [--only part-of-a-name]
//   [--width 390|1280] [--scheme light|dark] [--out .cache/screenshots] [--url of a running product]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ACCOUNT_PAGES, FURTHER_PUBLIC_PAGES, PUBLIC_PAGES, SIGNED_IN_PAGES } from './public-pages.mjs';
import { visitProduct } from './visit-product.mjs';

/** The password of all demo users. */
const PASSWORD = 'uplift-demo';
const HEIGHT = 900;
const VISITOR = { pages: [...PUBLIC_PAGES, ...ACCOUNT_PAGES], further: FURTHER_PUBLIC_PAGES };

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: path.join('.cache', 'screenshots') },
    only: { type: 'string', default: '' },
    as: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
});
const everybody = { visitor: VISITOR, ...SIGNED_IN_PAGES };
const chosen = values.as ?? Object.keys(everybody);
const unknown = chosen.find((who) => !(who in everybody));
if (unknown) throw new Error(`--as ${unknown}: it is one of ${Object.keys(everybody).join(', ')}.`);
mkdirSync(values.out, { recursive: true });

let errorCount = 0;
const reportError = (words) => {
  errorCount += 1;
  console.error(words);
};

await visitProduct(values.url, [], async (browser, url) => {
  for (const who of chosen) await photograph(browser, url, who);
});
if (errorCount > 0) {
  console.error(`${errorCount} errors.`);
  process.exitCode = 1;
}

/** Takes pictures of the screens of one visitor, in a separate window. */
async function photograph(browser, url, who) {
  const { email, pages, further } = everybody[who];
  const views = [...pages.map((at) => ({ name: fileName(at), at })), ...further].filter(({ name, at }) =>
    `${name} ${at}`.includes(values.only),
  );
  const context = await browser.newContext({
    timezoneId: 'Pacific/Auckland',
    locale: 'en-NZ',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reportError(`${page.url()}: ${message.text()}`);
  });
  if (email) await signIn(page, url, email);
  for (const width of values.width.map(Number)) {
    for (const colorScheme of values.scheme) {
      await page.emulateMedia({ colorScheme });
      // A drawer that was shrunk for its picture would remain shrunk.
      if (email) await page.evaluate(() => localStorage.removeItem('uplift-drawer'));
      for (const view of views.filter((each) => (each.width ?? width) === width)) {
        const file = path.join(values.out, `${who}-${view.name}-${width}-${colorScheme}.png`);
        await page.setViewportSize({ width, height: HEIGHT });
        await show(page, url, view);
        // Dialogs belong to the window, so the picture shows only the window.
        const over = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
        if (email && !over) await makeRoom(page, width);
        await page.screenshot({ path: file, fullPage: !over });
        console.info(file);
      }
    }
  }
  await context.close();
}

function fileName(address) {
  return address.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

async function signIn(page, url, email) {
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Opens the page of the view and performs its steps. */
async function show(page, url, { name, at, press = [] }) {
  await page.goto(url + at, { waitUntil: 'networkidle' });
  for (const step of press) {
    await take(page, step).catch(() =>
      reportError(`${name}: ${JSON.stringify(step)} is not on ${page.url()}`),
    );
    // The opened part may load its code first and call the server after that.
    await page.waitForTimeout(800);
    // A page with a mail in a frame never becomes idle.
    await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  }
  if (press.length === 0) await scrollThrough(page);
}

/**
 * Performs a step: clicks the first match of a selector, presses a key, waits for an element, or fills a
 * field with a text, a file of rows, or a picture from the page itself.
 */
async function take(page, step) {
  if (step.key) return page.keyboard.press(step.key);
  const first = (selector) => page.locator(selector).first();
  // A worker may have to respond first.
  if (step.sees) return first(step.sees).waitFor({ timeout: 15_000 });
  const file = (name, mimeType, buffer) =>
    first(step.fill).setInputFiles({ name, mimeType, buffer }, { timeout: 5_000 });
  if (step.withRows) return file('rows.csv', 'text/csv', Buffer.from(step.withRows));
  if (step.withPicture) return file('picture.png', 'image/png', await page.screenshot());
  if (step.fill) return first(step.fill).fill(step.with, { timeout: 5_000 });
  return page.locator(step).locator('visible=true').first().click({ timeout: 5_000 });
}

/**
 * Makes the window as tall as the page, since elements that stick to an edge of the window would cover a
 * longer picture.
 */
async function makeRoom(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > HEIGHT) await page.setViewportSize({ width, height });
}

/** Scrolls through the page, since pictures further down load when they come near. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
