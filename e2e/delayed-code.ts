import type { Page } from 'playwright-core';
import { newContext, untilAlive } from './browser.js';

/** Returns a promise with the function that resolves it. */
export function byHand() {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { keep: () => keep(), promise };
}

/** A gate that holds back the requested code of forms. */
type Gate = { open: () => void; isRequested: () => boolean; whenRequested: Promise<void> };

/** Holds back the code of forms, as a slow connection does. */
export async function delayFormCode(page: Page): Promise<Gate> {
  let requested = false;
  const [asking, opening] = [byHand(), byHand()];
  await page.route(
    /assets\/(message|enquiry|order|register|forgot-password|new-password)-form/,
    async (route) => {
      requested = true;
      asking.keep();
      await opening.promise;
      await route.continue();
    },
  );
  return { open: opening.keep, isRequested: () => requested, whenRequested: asking.promise };
}

/** Opens a page whose form code is held back, without any input on it. */
export async function openUntouched(path: string) {
  const context = await newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  const gate = await delayFormCode(page);
  await page.goto(path);
  await untilAlive(page);
  return { context, page, gate, errors };
}

/** Opens a page whose scripts are held back until `release` is called. */
export async function openWithoutScripts(path: string) {
  const context = await newContext();
  const page = await context.newPage();
  const scripts = byHand();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { context, page, release: scripts.keep };
}
