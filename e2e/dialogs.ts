import type { Locator } from 'playwright-core';

/** Waits until an opened dialog has moved the focus into itself. A key that is pressed sooner can go to another button. */
export const hasFocus = (dialog: Locator): Promise<void> =>
  dialog.and(dialog.page().locator(':focus-within')).waitFor();

/** Presses Enter on a button of a dialog, once the dialog has the focus. */
export async function pressInDialog(dialog: Locator, name: string): Promise<void> {
  await hasFocus(dialog);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
}
