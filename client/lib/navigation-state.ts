/** The state that a navigation can carry; it stays with its entry in the history. */
export type NavigationState = {
  /** If true, the focus stays where it is, and open panels stay open. */
  keepFocus?: true;
  /** If true, the page counts as new though the path is the same, such as the next page of a list. */
  freshPage?: true;
  /** The ID of the search box that was typed in. */
  typedIn?: string;
};

/** Returns the state of a location, which may contain anything. */
export const navigationState = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? state : {};

export const keepFocus: NavigationState = { keepFocus: true };
export const freshPage: NavigationState = { freshPage: true };
