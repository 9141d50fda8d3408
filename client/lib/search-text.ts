/** The longest text that the search takes. */
export const MAX_SEARCH_TEXT = 100;
