import { MONTHS } from '../../../shared/months.js';
import { halfWidth } from './half-width.js';

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i;
const TIME = /[ T,]\s*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i;
const TH = '(?:st|nd|rd|th)?';
const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const NAMED = new RegExp(`^(\\d{1,2})${TH}[\\s.-]*(?:of\\s+)?([a-z]{3,9})\\.?[\\s,.-]*(\\d{4}|\\d\\d)$`, 'i');
const MONTH_FIRST = new RegExp(`^([a-z]{3,9})\\.?\\s+(\\d{1,2})${TH},?\\s+(\\d{4})$`, 'i');

/**
 * The last year of two digits that is clearly in this century. Spreadsheets read 30 as 1930, people as 2030.
 */
const LAST_CLEAR_YEAR = 29;
const THIS_CENTURY = '20';

/**
 * Returns a date, with its time if it has one, in wire format, or null if the text is not a date. Dates are
 * read day first (A166), with numbers or the English name of the month. A year of two digits is in the given
 * century.
 */
export function readDate(written: string, century = THIS_CENTURY): string | null {
  const text = halfWidth(written).replace(/[\u2010\u2011\u2212]/g, '-');
  const time = TIME.exec(text);
  const day = dayOf(text.slice(0, time?.index).replace(WEEKDAY, '').trim(), century);
  if (!time || !day) return day;
  const [, hour = '', minute, second = '00', half] = time;
  const hours = half ? inTwentyFour(Number(hour), half) : Number(hour);
  const isOnClock = hours !== null && hours < 24 && Number(minute) < 60 && Number(second) < 60;
  return !isOnClock ? null : `${day}T${twoFigures(hours)}:${minute}:${second}`;
}

/**
 * Returns the two digits of a year that may be in either of two centuries, such as 31, or null for other
 * dates and texts.
 */
export function unclearYear(written: string): string | null {
  const [last, latest] = [readDate(written, '19'), readDate(written)];
  const year = latest?.slice(2, 4);
  return year && last !== latest && Number(year) > LAST_CLEAR_YEAR ? year : null;
}

/** Returns true if the text is the stored date, with all digits of its year or the last two. */
export function showsStoredDate(written: string, stored: string): boolean {
  const date = readDate(stored);
  return date !== null && readDate(written, date.slice(0, 2)) === date;
}

function dayOf(text: string, century: string): string | null {
  const isoOf = (year: string, month: number, day: string) =>
    month === 0
      ? null
      : `${year.length === 4 ? year : century + year}-${twoFigures(month)}-${day.padStart(2, '0')}`;
  const [, day, , month, year] = NUMBERS.exec(text) ?? [];
  if (day && month && year) return isoOf(year, Number(month), day);
  const [, firstYear, , itsMonth, itsDay] = YEAR_FIRST.exec(text) ?? [];
  if (firstYear && itsMonth && itsDay) return isoOf(firstYear, Number(itsMonth), itsDay);
  const [, dayBefore, name, yearBehind] = NAMED.exec(text) ?? [];
  if (dayBefore && name && yearBehind) return isoOf(yearBehind, monthOf(name), dayBefore);
  const [, nameBefore, dayBehind, lastYear] = MONTH_FIRST.exec(text) ?? [];
  return nameBefore && dayBehind && lastYear ? isoOf(lastYear, monthOf(nameBefore), dayBehind) : null;
}

const twoFigures = (number: number) => String(number).padStart(2, '0');

/** Returns 1 to 12 for the name of a month or its beginning, otherwise 0. */
function monthOf(name: string): number {
  const begins = name.toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(begins === 'sept' ? 'sep' : begins)) + 1;
}

/** Returns the hour in 24-hour time, or null if it is not an hour of a 12-hour clock. */
function inTwentyFour(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
