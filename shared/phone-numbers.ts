/** Matches an extension after a number, as people and `tel:` links write it. */
const EXTENSION = /^\s*[,;(|-]?\s*(?:ext(?:n|ension)?|x|#)\.?\s*[:=]?\s*(\d{1,6})\b/i;

/** Matches digits with the separators that people use. */
const DIGITS = /\+?\(?\+?\d[\d\s()./_-]*\d|\d{3,}/g;
/** Matches a toll-free number with letters for keys: 0800 UPLIFT, 0508 CALL ME. */
const WITH_LETTERS = /\b0(?:800|508|900)\)?(?:[\s-]*[a-z\d]+)+/i;
/** The number of digits of a toll-free number. Letters after them are words. */
const FREE_DIGITS = 10;
/** The minimum length of a number. Fewer digits are an area code, an hour or a day, if more digits follow. */
const LEAST_DIGITS = 6;

/** The number of digits without area code. */
const LOCAL_DIGITS = 7;
/** The number of digits with area code, including its zero. */
const NATIONAL_DIGITS = 9;
/** Matches a complete landline number. Digits after it are the end of a range, or an extension. */
const LANDLINE = /^0[34679]\d{7}$/;

/** Matches words next to a number that are not part of it. */
const LABELS =
  /^(?:ph|phone|mob|mobile|cell|cellphone|tel|telephone|call|txt|text|fax|dd|ddi|home|work|office|bus|business|day|evening|after|hours|ah|nz|or|and|ext|extn|extension|free|freephone|t|m|p|h|w|c|f|x)$/;

/** Matches words that end a toll-free number. */
const BEHIND_NUMBER = /^(?:ext(?:n|ension)?|x|or|and)$/i;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns the digit of the phone key for a letter. */
const keyOf = (letter: string) => '22233344455566677778889999'.charAt(Number.parseInt(letter, 36) - 10);

/**
 * Returns the text with ASCII digits and hyphens, without invisible characters and without hours such as
 * 24/7.
 */
const tidied = (written: string) =>
  written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00b7\u2022\u2219]/g, '.')
    .replace(/\b24\s*\/\s*7\b/g, ' ');

/** Returns the digits of a number as dialled in New Zealand. */
const national = (number: string) => digitsOf(number.replace('(0)', '')).replace(/^(?:00)?64/, '0');

/** Returns true if a number is complete, so that the digits after this separator belong to another number. */
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

/** Returns the toll-free number with letters in a text, with its letters as digits. Null if there is none. */
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

/** Returns the first run of digits that is long enough for a number, or else the first run. */
function plainNumber(text: string): Written | null {
  const numbers = [...text.matchAll(DIGITS)].map(({ 0: digits, index }) => {
    const number = firstOf(digits);
    return { number, before: text.slice(0, index), rest: text.slice(index + number.length) };
  });
  return numbers.find(({ number }) => digitsOf(number).length >= LEAST_DIGITS) ?? numbers[0] ?? null;
}

const writtenIn = (text: string) => freeNumber(text) ?? plainNumber(text);

/**
 * Returns the digits to dial: without the zero in +64 (0)9, and with a plus sign before 64 if it was left
 * out.
 */
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
 * Returns the first phone number of a text and its extension, as digits. Words such as "Ph" or "(after 5pm)"
 * and a second number are ignored. Null if there is no number.
 */
export function firstNumber(written: string): { number: string; extension: string | null } | null {
  const found = writtenIn(tidied(written));
  if (!found) return null;
  return { number: dialled(found.number), extension: EXTENSION.exec(found.rest)?.[1] ?? null };
}

/**
 * Returns true for a text with only things that people write next to a number: punctuation, other numbers,
 * and some words.
 */
function isBesideNumber(text: string): boolean {
  const outside = text.replace(/\([^()\d]*\)/g, ' ');
  const words = outside.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => LABELS.test(word)) && /^[\p{L}\d\s()+.,;:=/&#|_-]*$/u.test(outside);
}

/** The minimum length of a search for a number. Fewer digits are searched as an id or a text. */
const LEAST_TYPED = 5;

/**
 * Returns the digits that every spelling of a phone number shares: those without +64, 0064 and the leading
 * zero. Null if the text is not a phone number. A complete number may have other words next to it.
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
