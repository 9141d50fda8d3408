import type { Locator, Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { signIn, visit } from './browser.js';

/** A page of somebody who has signed in, and gone to `to`, if that is given. */
export async function signedIn(email: string, to?: string): ReturnType<typeof visit> {
  const there = await visit();
  await signIn(there.page, email, { to });
  return there;
}

/** Goes to a screen while its record is on the way: what it says of that is there before the record is (R054, R119). */
export async function seeLoading(page: Page, path: string): Promise<void> {
  let arrived = () => undefined as unknown;
  const arrival = new Promise((resolve) => {
    arrived = () => resolve(undefined);
  });
  await page.route('**/graphql', async (route) => {
    await arrival;
    await route.continue();
  });
  const loading = async () => {
    await page.waitForEvent('load');
    const state = page.getByRole('status').filter({ hasText: 'Loading' }).first();
    await state.waitFor();
    await state.locator('.up-spinner').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    arrived();
  };
  // Going there ends only when the page answers, which takes its record.
  await Promise.all([loading(), page.goto(path)]);
  await page.getByRole('tab').first().waitFor();
  await page.unroute('**/graphql');
}

/** The mutations that a page sends from now on. */
export function mutationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /"query":"mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) sent.push(name);
  });
  return sent;
}

/** Saves the record of the screen; notices of earlier saves may still stand, so the bar has to say that all is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved.').waitFor();
}

/** Staff save a supplier, which leads them to the list (A17). */
export async function saveToList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/admin/businesses');
}

/** Puts the caret of a rich text to its end: for some milliseconds after it has the focus, its editor puts it back. */
export async function toEnd(text: Locator): Promise<void> {
  const atEnd = () =>
    text.evaluate((element) => {
      const { state } = (element as HTMLElement & { editor: { state: EditorState } }).editor;
      return state.selection.to === state.doc.content.size - 1;
    });
  await text.focus();
  await until(async () => {
    await text.press('Control+End');
    return atEnd();
  });
}

type EditorState = { selection: { to: number }; doc: { content: { size: number } } };

/** Watches from now on how many elements there are at once; returns a function that tells the most so far. */
export async function mostAtOnce(page: Page, selector: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((wanted) => {
    const counted = { most: 0 };
    new MutationObserver(() => {
      counted.most = Math.max(counted.most, document.querySelectorAll(wanted).length);
    }).observe(document.body, { childList: true, subtree: true });
    return counted;
  }, selector);
  return () => seen.evaluate(({ most }) => most);
}
