import type { Locator, Page } from 'playwright-core';

/** Waits until an opened dialog has moved the focus into itself. A key that is pressed sooner can go to another button. */
export const hasFocus = (dialog: Locator): Promise<void> =>
  dialog.and(dialog.page().locator(':focus-within')).waitFor();

/** Clicks a button that opens a dialog, and returns the dialog once it has the focus. */
export async function openDialog(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await hasFocus(dialog);
  return dialog;
}

/** Presses Enter on a button of a dialog, once the dialog has the focus. */
export async function pressInDialog(dialog: Locator, name: string): Promise<void> {
  await hasFocus(dialog);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
}
