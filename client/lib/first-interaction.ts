/** The attribute that the head script sets on the root element once a page is in use. */
export const FIRST_INTERACTION = 'data-in-use';

/** The event that the window receives at that moment. */
export const FIRST_INTERACTION_EVENT = 'uplift:use';

/** Calls `listener` once the page is in use, at once if it is already. Returns a function that unsubscribes. */
export function onFirstInteraction(listener: () => void): () => void {
  if (document.documentElement.hasAttribute(FIRST_INTERACTION)) {
    listener();
    return () => {};
  }
  addEventListener(FIRST_INTERACTION_EVENT, listener, { once: true });
  return () => removeEventListener(FIRST_INTERACTION_EVENT, listener);
}
