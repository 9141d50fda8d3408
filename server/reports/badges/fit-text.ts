/** Letters by their width in ems in semi-bold fonts. */
const WIDTHS: readonly (readonly [ems: number, letters: string])[] = [
  [0.25, " ',.`il|´·¸ìíîïīįıĵĺļľ‘’"],
  [0.3, '!:;Ij¡¦¯¹ÌÍÎÏĪĮİł'],
  [0.36, '()[]{}-/\\frtª°²³ºŕŗřť"“”'],
  [0.5, '*?_akscxzvyàáâãäåāăąçćĉċčķśŝşšźżžýÿŷ•¿«»'],
  [0.57, '$0123456789FJLTEPSBbdeghnopqu^¢§µ¶èéêëēėęěĝğġģĥħñńņňŋðòóôõöøōőþùúûüūŭůűųďđŤĹĻĽŁĒĖĘĚÈÉÊËßŚŜŞŠÞ–'],
  [0.66, '#&+<=>CDKRXYZ~¬±×÷ÇĆĈĊČĎĐÐĶŔŖŘÝŶŸŹŻŽ…'],
  [0.74, 'AGHNQUVÀÁÂÃÄÅĀĂĄĜĞĠĢĤĦÑŃŅŇŊÙÚÛÜŪŬŮŰŲ'],
  [0.82, '%Ow©®ÒÓÔÕÖØŌŐŵ'],
  [0.9, 'mM¼½¾æœ'],
  [1, '@WÆŒŴ—'],
];
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([ems, letters]) => [...letters].map((letter) => [letter, ems] as const)),
);

/** Characters that are not in the table: full-width ones, and all others. */
const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}]/u;
const FULL_EMS = 1.3;
const OTHER_EMS = 0.65;

const ELLIPSIS = '…';
/**
 * `FULLEST` is the share of its width from which a text might not fit in a wider font. `SQUEEZED` is the
 * excess up to which a text is condensed instead of cut.
 */
const FULLEST = 0.82;
const SQUEEZED = 1.06;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isKnown = (text: string) => [...text].every((letter) => WIDTH_OF.has(letter));

function emsOf(character: string): number {
  const known = WIDTH_OF.get(character);
  if (known !== undefined) return known;
  return FULL_WIDTH.test(character) ? FULL_EMS : OTHER_EMS;
}

/** Returns the approximate width of a text at a font size of one pixel, in any system font. */
function widthOf(text: string): number {
  let ems = 0;
  for (const { segment } of characters.segment(text)) ems += emsOf(segment);
  return ems;
}

export interface FittedText {
  text: string;
  /** The exact width to set if the text might not fit in another font. Otherwise null. */
  exactly: number | null;
}

/**
 * Returns the text on one line within `width` pixels at a font size of `size` pixels. A longer text is cut
 * between whole characters and gets an ellipsis. Systems use different fonts, so a text that fills its width
 * gets an exact width.
 */
export function fitText(whole: string, size: number, width: number): FittedText {
  const text = whole.normalize('NFC').replace(/\s+/g, ' ').trim();
  const measured = widthOf(text) * size;
  if (measured <= width * SQUEEZED) {
    const exact = measured > width * FULLEST && isKnown(text);
    return { text, exactly: exact ? Math.round(Math.min(measured, width)) : null };
  }
  let left = width / size - emsOf(ELLIPSIS);
  let fitted = '';
  for (const { segment } of characters.segment(text)) {
    left -= emsOf(segment);
    if (left < 0) break;
    fitted += segment;
  }
  const cut = fitted.trimEnd() + ELLIPSIS;
  return { text: cut, exactly: isKnown(cut) ? Math.round(widthOf(cut) * size) : null };
}

/** Returns the largest of `sizes` at which the text fits into `width`, otherwise the smallest. */
export const sizeFitting = (text: string, width: number, sizes: readonly [number, ...number[]]): number =>
  sizes.find((size) => widthOf(text) * size <= width) ?? (sizes.at(-1) as number);

/** Returns true if the first letter of the text is read from right to left. */
export const isRightToLeft = (text: string): boolean => {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
};
