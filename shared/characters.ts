/** Characters that cannot be seen, or that turn the direction of writing: no part of a text. Joiners are: words need them. */
export const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Characters that show nothing and mean something to a terminal or a mail server, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const UNUSABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** Breaks of lines and pages besides `\n`, as word processors and Unicode have them. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Characters that fill no space: a text of nothing else is blank. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant alone
const BLANK = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\ufe00-\ufe0f\uffa0]*$/u;

/**
 * A text as it is stored: as typed, but for letters put together (NFC), invisible characters and blanks around it; other
 * breaks become `breaks`. A text that shows nothing is empty.
 */
export function tidyText(typed: string, breaks: '\n' | ' ' = '\n'): string {
  const text = typed
    .normalize('NFC')
    .replace(BREAKS, breaks)
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .trim();
  return BLANK.test(text) ? '' : text;
}

/** Returns the text without invisible characters, including joiners, as for an address. */
export const withoutInvisible = (text: string): string => tidyText(text, ' ').replace(/\p{Cf}/gu, '');
