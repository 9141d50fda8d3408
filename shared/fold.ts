/** Folds text as the database's fold() does: lower case, no macrons or other marks, single spaces. */
export const fold = (value: string) =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text, folded, with single spaces, as search_words() has them. */
export const foldedWords = (value: string) =>
  fold(value)
    .replace(/['’‘`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
