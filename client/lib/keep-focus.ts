/** State of a navigation after which the keyboard stays where it is, and what is open stays open. */
export const keepFocus = { keepFocus: true } as const;

export const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state;
