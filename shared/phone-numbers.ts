/** An extension behind a number, as people write it. */
const EXTENSION = /\s*(?:,|;)?\s*\b(?:ext(?:n|ension)?|x)\.?\s*:?\s*(\d{1,6})\b/i;

/** A number in a text: digits with what people put between them, then letters that are keys (0800 UPLIFT). */
const NUMBER = /\+?\(?\d[\d\s().\u00a0\u2010-\u2015-]*\d(?:[\s-]?[A-Z]{4,}(?![a-z]))?|\d{3,}/;

/** The key of a phone that a letter stands on. */
const keyOf = (letter: string) => '22233344455566677778889999'.charAt(Number.parseInt(letter, 36) - 10);

/** A zero that is not dialled from abroad: +64 (0)9. */
const withoutTrunk = (number: string) => number.replace(/^(\s*\+.*?)\(0\)/, '$1');

/**
 * The first phone number of a text and its extension, as digits: words such as "Ph" or "(after 5pm)" and a second number
 * are left out. Null where there is no number.
 */
export function firstNumber(written: string): { number: string; extension: string | null } | null {
  const text = written.normalize('NFKC');
  const found = NUMBER.exec(text);
  if (!found) return null;
  const digits = withoutTrunk(found[0])
    .replace(/[A-Z]/g, keyOf)
    .replace(/(?!^\+)\D/g, '');
  const behind = EXTENSION.exec(text.slice(found.index + found[0].length));
  return { number: digits, extension: behind?.index === 0 ? (behind[1] ?? null) : null };
}

/** A phone number as people type it to look for one: digits and what stands between them, with or without "Ph". */
const TYPED = /^(?:(?:ph|phone|mob|mobile|tel)\.?:?\s*)?\+?[\d\s()./-]{5,}$/;

/**
 * Returns the digits that every spelling of a phone number shares: those without +64, 0064 and the leading zero. Null for
 * a text that is no phone number.
 */
export function phoneKey(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
    .toLowerCase();
  if (!TYPED.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const key = text.includes('+') || digits.startsWith('00') ? digits.replace(/^(?:00)?640?/, '') : digits;
  return key.replace(/^0/, '') || null;
}
