/** Letters by their width in ems, as semi-bold text faces have them. */
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

/** Of writing that is not in the table: characters as wide as they are high, and all others. */
const FULL_WIDTH =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}]/u;
const FULL_EMS = 1.3;
const OTHER_EMS = 0.65;

const ELLIPSIS = '…';
/** From so much of its place on a wider face might not fit, and so much too long may a text be set closer. */
const FULLEST = 0.82;
const SQUEEZED = 1.06;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isKnown = (text: string) => [...text].every((letter) => WIDTH_OF.has(letter));

function emsOf(character: string): number {
  const known = WIDTH_OF.get(character);
  if (known !== undefined) return known;
  return FULL_WIDTH.test(character) ? FULL_EMS : OTHER_EMS;
}

/** How wide a text is at one pixel a line, whatever face a system sets it in; about. */
function widthOf(text: string): number {
  let ems = 0;
  for (const { segment } of characters.segment(text)) ems += emsOf(segment);
  return ems;
}

export interface FittedText {
  text: string;
  /** To be set exactly so wide, where another face than we measured by would not fit. */
  exactly: number | null;
}

/**
 * The text on one line within `width` pixels at `size` pixels, cut by whole characters with an ellipsis where it is
 * longer. Systems set it in faces of their own: what fills its place by our measure is told how wide to be.
 */
export function fitText(whole: string, size: number, width: number): FittedText {
  const text = whole.normalize('NFC').replace(/\s+/g, ' ').trim();
  const measured = widthOf(text) * size;
  if (measured <= width * SQUEEZED) {
    const exact = measured > width * FULLEST && isKnown(text);
    return { text, exactly: exact ? Math.round(Math.min(measured, width)) : null };
  }
  let left = width / size - emsOf(ELLIPSIS);
  let kept = '';
  for (const { segment } of characters.segment(text)) {
    left -= emsOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  const cut = kept.trimEnd() + ELLIPSIS;
  return { text: cut, exactly: isKnown(cut) ? Math.round(widthOf(cut) * size) : null };
}

/** The largest of `sizes` in which the text fits into `width`, else the smallest. */
export const sizeFitting = (text: string, width: number, sizes: readonly [number, ...number[]]): number =>
  sizes.find((size) => widthOf(text) * size <= width) ?? (sizes.at(-1) as number);

/** Whether the text is read from right to left: its first letter is. */
export const isRightToLeft = (text: string): boolean => {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
};
