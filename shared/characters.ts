/**
 * Invisible characters, and those that change the direction of writing. Joiners are not included, since words
 * need them.
 */
export const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Invisible characters that are special to terminals or mail servers, and surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const UNUSABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Line and page breaks besides the line feed, as used by word processors and Unicode. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Matches text of characters that fill no space, which counts as blank. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant alone
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\ufe00-\ufe0f\uffa0]*$/u;

/**
 * Returns a text as it is stored: in NFC, without invisible characters and surrounding blanks, and with other
 * line breaks replaced by `breaks`. Empty if nothing is visible.
 */
export function normalizeText(typed: string, breaks: '\n' | ' ' = '\n'): string {
  const text = typed
    .normalize('NFC')
    .replace(BREAKS, breaks)
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .trim();
  return BLANK.test(text) ? '' : text;
}

/** Returns the text without invisible characters, including joiners, as for an address. */
export const withoutInvisible = (text: string): string => normalizeText(text, ' ').replace(/\p{Cf}/gu, '');
