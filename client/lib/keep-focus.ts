/** State of a navigation after which the keyboard stays where it is, and what is open stays open. */
export const keepFocus = { keepFocus: true } as const;

export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state;

/** State of a navigation within one path that shows other things all the same: the next page of a list. */
export const freshPage = { freshPage: true } as const;

export const isFreshPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'freshPage' in state;
