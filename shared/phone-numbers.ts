/** An extension behind a number, as people and `tel:` links write it. */
const EXTENSION = /^\s*[,;(|-]?\s*(?:ext(?:n|ension)?|x|#)\.?\s*[:=]?\s*(\d{1,6})\b/i;

/** Digits with what people put between them. */
const DIGITS = /\+?\(?\+?\d[\d\s()./_-]*\d|\d{3,}/g;
/** A free number, whose letters are keys: 0800 UPLIFT, 0508 CALL ME. */
const WITH_LETTERS = /\b0(?:800|508|900)\)?(?:[\s-]*[a-z\d]+)+/i;
/** Digits of a free number; letters behind them are words. */
const FREE_DIGITS = 10;
/** Less is an area, an hour or a day, if more digits stand behind it. */
const LEAST_DIGITS = 6;

/** Digits of a number without its area. */
const LOCAL_DIGITS = 7;
/** Digits of a number with the zero of its area. */
const NATIONAL_DIGITS = 9;
/** A whole landline number: digits behind it are the last number of a range, or an extension. */
const LANDLINE = /^0[34679]\d{7}$/;

/** Words beside a number that are no part of it. */
const LABELS =
  /^(?:ph|phone|mob|mobile|cell|cellphone|tel|telephone|call|txt|text|fax|dd|ddi|home|work|office|bus|business|day|evening|after|hours|ah|nz|or|and|ext|extn|extension|free|freephone|t|m|p|h|w|c|f|x)$/;

/** Words that end a free number. */
const BEHIND_NUMBER = /^(?:ext(?:n|ension)?|x|or|and)$/i;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The key of a phone that a letter stands on. */
const keyOf = (letter: string) => '22233344455566677778889999'.charAt(Number.parseInt(letter, 36) - 10);

/** Returns the text with ASCII digits and hyphens, without invisible characters and without hours such as 24/7. */
const tidied = (written: string) =>
  written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00b7\u2022\u2219]/g, '.')
    .replace(/\b24\s*\/\s*7\b/g, ' ');

/** Returns the digits of a number as they are dialled in New Zealand. */
const national = (number: string) => digitsOf(number.replace('(0)', '')).replace(/^(?:00)?64/, '0');

/** Returns true if a number is whole, so that a group of digits behind this separator belongs to another one. */
function endsBefore(number: string, separator: string, group: string): boolean {
  const digits = national(number);
  if (LANDLINE.test(digits)) return true;
  if (separator.includes('/')) return digitsOf(number).length >= LOCAL_DIGITS;
  const startsAnother = separator.includes('+') || /^0\d/.test(group);
  return startsAnother && digits.length >= (/^[0+(]/.test(number) ? NATIONAL_DIGITS : LOCAL_DIGITS);
}

/** Returns the first number of a run of digits and separators. */
function firstOf(run: string): string {
  let number = '';
  for (const [part, separator = '', group = ''] of run.matchAll(/(\D*)(\d+)/g)) {
    if (number && endsBefore(number, separator, group)) break;
    number += part;
  }
  return number;
}

interface Written {
  number: string;
  before: string;
  rest: string;
}

/** The free number with letters that a text has, its letters as digits; null for none. */
function freeNumber(text: string): Written | null {
  const found = WITH_LETTERS.exec(text);
  if (!found) return null;
  let number = '';
  let end = found.index;
  for (const { 0: word, index } of found[0].matchAll(/[a-z\d]+/gi)) {
    if (number.length >= FREE_DIGITS || BEHIND_NUMBER.test(word)) break;
    number += word.replace(/[a-z]/gi, keyOf);
    end = found.index + index + word.length;
  }
  const hasLetters = /[a-z]/i.test(text.slice(found.index, end));
  if (!hasLetters || number.length < LEAST_DIGITS) return null;
  return { number, before: text.slice(0, found.index), rest: text.slice(end) };
}

/** The first run of digits that is long enough for a number, else the first one of all. */
function plainNumber(text: string): Written | null {
  const numbers = [...text.matchAll(DIGITS)].map(({ 0: digits, index }) => {
    const number = firstOf(digits);
    return { number, before: text.slice(0, index), rest: text.slice(index + number.length) };
  });
  return numbers.find(({ number }) => digitsOf(number).length >= LEAST_DIGITS) ?? numbers[0] ?? null;
}

const writtenIn = (text: string) => freeNumber(text) ?? plainNumber(text);

/** Returns the digits to dial: without the zero in +64 (0)9, and with a plus sign before 64 if it was left out. */
function dialled(number: string): string {
  const isAbroad = /^\(?\+/.test(number);
  const hasCountry = /^\(?\+|^00|^64/.test(number);
  const digits = hasCountry
    ? digitsOf(number.replace('(0)', '')).replace(/^(00)?640/, '$164')
    : digitsOf(number);
  const isOurs = /^64\d{8,10}$/.test(digits);
  return isAbroad || isOurs ? `+${digits}` : digits;
}

/**
 * The first phone number of a text and its extension, as digits: words such as "Ph" or "(after 5pm)" and a second number
 * are left out. Null where there is no number.
 */
export function firstNumber(written: string): { number: string; extension: string | null } | null {
  const found = writtenIn(tidied(written));
  if (!found) return null;
  return { number: dialled(found.number), extension: EXTENSION.exec(found.rest)?.[1] ?? null };
}

/** Returns true for a text of nothing but what people write beside a number: signs, other numbers, and some words. */
function isBesideNumber(text: string): boolean {
  const outside = text.replace(/\([^()\d]*\)/g, ' ');
  const words = outside.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => LABELS.test(word)) && /^[\p{L}\d\s()+.,;:=/&#|_-]*$/u.test(outside);
}

/** Fewer signs are looked for as an id or a text. */
const LEAST_TYPED = 5;

/**
 * Returns the digits that every spelling of a phone number shares: those without +64, 0064 and the leading zero. Null for
 * a text that is no phone number. Other words may stand beside a whole number.
 */
export function phoneKey(typed: string): string | null {
  const text = tidied(typed).trim();
  const found = writtenIn(text);
  if (!found || found.number.length < LEAST_TYPED) return null;
  const isWhole = national(found.number).length >= NATIONAL_DIGITS;
  if (!isWhole && !isBesideNumber(`${found.before} ${found.rest}`)) return null;
  const number = dialled(found.number);
  const abroad = number.replace(/^(?:\+|00)/, '');
  const key = abroad === number ? number : abroad.replace(/^640?/, '');
  return key.replace(/^0/, '') || null;
}
