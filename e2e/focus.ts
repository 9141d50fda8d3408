import type { Locator } from 'playwright-core';

/** Waits until the element has the focus, which moves a moment after a dialog has opened or closed. */
export const untilFocused = (element: Locator): Promise<void> =>
  element.and(element.page().locator(':focus')).waitFor();
