import { firstCharacters } from '../../shared/text-length';

/** The maximum number of characters of a search text. */
export const MAX_SEARCH_TEXT = 100;

/** Returns a text from a search box or an address as the search accepts it: on one line, and not too long. */
export const cleanSearchText = (text = ''): string =>
  // Halves of characters go as well: no address can be made of them.
  firstCharacters(text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim(), MAX_SEARCH_TEXT).trim();
