/** What a navigation may say about itself; it stays with its entry in the history. */
export type NavigationState = {
  /** The keyboard stays where it is, and what is open stays open. */
  keepFocus?: true;
  /** It shows other things, though the path is the same: the next page of a list. */
  freshPage?: true;
  /** The search box that it was typed in. */
  typedIn?: string;
};

/** The state of a location, which anybody may have put there. */
export const navigationState = (state: unknown): NavigationState =>
  typeof state === 'object' && state !== null ? state : {};

export const keepFocus: NavigationState = { keepFocus: true };
export const freshPage: NavigationState = { freshPage: true };
