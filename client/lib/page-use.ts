/** Set on the root element, by the head script, once a page is in use. */
export const IN_USE = 'data-in-use';

/** What the window is told at that moment. */
export const USE_BEGUN = 'uplift:use';

/** Calls `listener` once the page is in use, at once if it is already. Returns how to call that off. */
export function onPageUse(listener: () => void): () => void {
  if (document.documentElement.hasAttribute(IN_USE)) {
    listener();
    return () => {};
  }
  addEventListener(USE_BEGUN, listener, { once: true });
  return () => removeEventListener(USE_BEGUN, listener);
}
