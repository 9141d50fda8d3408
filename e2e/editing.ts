import type { Locator, Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { signIn, visit } from './browser.js';

/** Opens a page of a signed-in user, at `to` if given. */
export async function signedIn(email: string, to?: string): ReturnType<typeof visit> {
  const there = await visit();
  await signIn(there.page, email, { to });
  return there;
}

/** Goes to a screen while its record loads: its message about that appears before the record (R054, R119). */
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
  // The navigation ends only with a response, which needs its record.
  await Promise.all([loading(), page.goto(path)]);
  await page.getByRole('tab').first().waitFor();
  await page.unroute('**/graphql');
}

/** Returns the mutations that a page sends from now on. */
export function mutationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /"query":"mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) sent.push(name);
  });
  return sent;
}

/**
 * Saves the record of the screen. As notices of earlier saves may still be visible, the bar has to say that
 * everything is saved.
 */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved.').waitFor();
}

/** Saves a supplier as staff, which returns to the list (A17). */
export async function saveToList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/admin/businesses');
}

/**
 * Moves the caret of a rich text to its end. For some milliseconds after it gets the focus, its editor moves
 * it back.
 */
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

/** Counts matching elements from now on. Returns a function that tells the largest number at one time. */
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
