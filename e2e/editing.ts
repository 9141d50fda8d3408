import type { Browser, Page } from 'playwright-core';
import { signIn, visit } from './browser';

/** A page of somebody who has signed in. */
export async function signedIn(browser: Browser, email: string): ReturnType<typeof visit> {
  const there = await visit(browser);
  await signIn(there.page, email);
  return there;
}

/** Saves the record of the screen; notices of earlier saves may still stand, so the bar has to say that all is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Everything is saved.').waitFor();
}
