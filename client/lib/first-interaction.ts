/** The attribute that the head script sets on the root element once a page is in use. */
export const IN_USE = 'data-in-use';

/** The event that the window receives at that moment. */
export const USE_BEGUN = 'uplift:use';

/** Calls `listener` once the page is in use, at once if it is already. Returns a function that unsubscribes. */
export function onPageUse(listener: () => void): () => void {
  if (document.documentElement.hasAttribute(IN_USE)) {
    listener();
    return () => {};
  }
  addEventListener(USE_BEGUN, listener, { once: true });
  return () => removeEventListener(USE_BEGUN, listener);
}
