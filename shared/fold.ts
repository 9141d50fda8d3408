/*
 * Folding of texts for comparison: in code by `fold`, in the database by its function fold(). Both do the
 * same step by step, and server/platform/database/fold.test.ts compares them for every character.
 */

/** Characters that Unicode decomposes into a blank and an accent, with their plain equivalent. */
const TAKEN_APART: Readonly<Record<string, string>> = { '´': "'", '″': '"' };

const APOSTROPHES = /[`‘’‚‛‹›′‵ʹʻʼʽʾʿˈꞋꞌ]/g;
const QUOTES = /[“”„‟«»〝〞〟]/g;
const HYPHENS = /[‐‒–—―−⁃⸺⸻֊־]/g;

/** Accents and vowel points of Latin, Greek, Cyrillic, Hebrew, Arabic, Syriac and Indian scripts. */
const ACCENTS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant alone
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Controls, soft hyphens, joiners, direction marks, variation selectors and tags. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant alone
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Letters that Unicode does not decompose, with the letters without stroke or ligature. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Returns a text for comparison: lower case, without accents and invisible characters, with one kind of
 * space, apostrophe, quote and hyphen, and full-width letters as half-width ones.
 */
export const fold = (value: string) =>
  value
    .replace(/[´″]/g, (sign) => TAKEN_APART[sign] ?? sign)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(HYPHENS, '-')
    .toLowerCase()
    .replace(/[đðøłħŧıŋςßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(SPACES, ' ')
    .trim();

/** Returns the folded words of a text with single spaces, like search_words() in the database. */
export const foldedWords = (value: string) =>
  fold(value)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
