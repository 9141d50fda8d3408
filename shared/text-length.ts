/** The maximum number of code units per character. Family emoji have up to 19. */
const UNITS_PER_CHARACTER = 24;

let segmenter: Intl.Segmenter | undefined;

/** Returns the number of characters of a text as people see them. An emoji of several parts counts as one. */
export function characterCount(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  if (!('Segmenter' in Intl)) return [...text].length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** Returns the beginning of a text, with at most `max` characters as people see them, none of them cut. */
export function firstCharacters(text: string, max: number): string {
  if (max <= 0) return '';
  if (!('Segmenter' in Intl)) return [...text].slice(0, max).join('');
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const { index } of segmenter.segment(text)) if (count++ === max) return text.slice(0, index);
  return text;
}

/**
 * Returns true if a text has at most `max` characters as people see them. An unlimited number of marks on a
 * letter is not allowed.
 */
export const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * UNITS_PER_CHARACTER && characterCount(text) <= max);
