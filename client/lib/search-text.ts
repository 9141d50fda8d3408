/** The longest text that the search takes. */
export const MAX_SEARCH_TEXT = 100;

/** Whatever somebody has typed or put into an address, as the search takes it: on one line, and not too long. */
export const cleanSearchText = (text = ''): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_TEXT)
    // Half of a pair is no character, and no address can be made of it.
    .replace(/[ \uD800-\uDBFF]$/, '');
