import { firstCharacters } from '../../shared/text-length';

/** The maximum length of a search text, in characters. */
export const MAX_SEARCH_TEXT = 100;

/** Returns a typed text, or one from an address, in the form that the search takes: on one line, and not too long. */
export const cleanSearchText = (text = ''): string =>
  // Half of a surrogate pair is not a character, and cannot be part of an address.
  firstCharacters(text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim(), MAX_SEARCH_TEXT).trim();
