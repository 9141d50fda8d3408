/** One character may be of so many code units: families of emoji are of up to 19. */
const UNITS_PER_CHARACTER = 24;

let segmenter: Intl.Segmenter | undefined;

/** The number of characters of a text as people see them: an emoji of several parts is one. */
export function characterCount(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  if (!('Segmenter' in Intl)) return [...text].length;
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}

/** The beginning of a text, of at most `max` characters as people see them: none is cut in two. */
export function firstCharacters(text: string, max: number): string {
  if (max <= 0) return '';
  if (!('Segmenter' in Intl)) return [...text].slice(0, max).join('');
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const { index } of segmenter.segment(text)) if (count++ === max) return text.slice(0, index);
  return text;
}

/** Returns true if a text has at most `max` characters as people see them; endless marks on one letter are not allowed. */
export const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * UNITS_PER_CHARACTER && characterCount(text) <= max);
