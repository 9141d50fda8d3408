import { MONTHS } from '../../shared/months';
import { formatDay } from './dates';
import { clockOf } from './new-zealand-time';

/** A year without days to show, so that each day is shown with its year. */
const LONG_AGO = new Date('0001-06-01T00:00:00Z');

const two = (value: number) => String(value).padStart(2, '0');
const iso = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** Returns today's date in New Zealand, YYYY-MM-DD, wherever the browser is (A166). */
export function todayInNewZealand(now = new Date()): string {
  const { year, month, day } = clockOf(now);
  return iso(year, month, day);
}

/** Returns the days since 1970; null for a day that does not exist. */
function dayNumber(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.getTime() / 86_400_000 : null;
}

/** Returns true if a text is an existing calendar day, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return day !== undefined && dayNumber(Number(year), Number(month), Number(day)) !== null;
}

/** Returns the day this many days later. */
function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const NAMED: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Completes a two-digit year: 26 is 2026, and 95 is 1995, since years are rarely more than thirty ahead. */
function fullYear(typed: string, thisYear: number): number {
  if (typed.length > 2) return Number(typed);
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(typed);
  return year > thisYear + 30 ? year - 100 : year;
}

function monthOf(typed: string): number | null {
  if (/^\d+$/.test(typed)) return Number(typed);
  const index = MONTHS.findIndex((name) => typed.length >= 3 && name.toLowerCase().startsWith(typed));
  return index < 0 ? null : index + 1;
}

/** Returns the year in which the day is nearest to today: on 22 November, `3 Jan` is next January. */
function nearestYear(month: number, day: number, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  const [year = 0, monthNow = 0, dayNow = 0] = today.split('-').map(Number);
  const now = dayNumber(year, monthNow, dayNow) ?? 0;
  const distance = (of: number) => Math.abs((dayNumber(of, month, day) ?? Number.POSITIVE_INFINITY) - now);
  return (
    [thisYear, thisYear + 1, thisYear - 1].sort((one, other) => distance(one) - distance(other))[0] ?? year
  );
}

/** Returns day, month and year as typed, in the order of New Zealand unless the month's name or ISO says otherwise. */
function partsOf(typed: string): { day: string; month: string; year?: string } | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return { day: isoDay, month: isoMonth, year: isoYear };
  const words = typed.split(/[\s,./-]+/).filter(Boolean);
  if (words.length < 2 || words.length > 3) return null;
  const [first = '', second = '', year] = words;
  if (year !== undefined && !/^(\d{2}|\d{4})$/.test(year)) return null;
  const monthFirst = /^[a-z]+$/.test(first);
  const [day, month] = monthFirst ? [second, first] : [first, second];
  return /^\d{1,2}$/.test(day) ? { day, month, ...(year && { year }) } : null;
}

/**
 * Returns a day as users in New Zealand type it, as YYYY-MM-DD: `22-Nov-2026`, `22/11/2026`, `22 Nov`, `22-11-26`,
 * `today`. Null for anything else. The day comes before the month whatever the browser's locale is (R323).
 */
export function readDay(typed: string, now = new Date()): string | null {
  const text = typed.trim().toLowerCase().normalize('NFKC');
  const today = todayInNewZealand(now);
  const named = NAMED[text];
  if (named !== undefined) return daysLater(today, named);
  // `Sunday 22nd of November` means the same as `22 November`.
  const parts = partsOf(
    text
      .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?[\s,]+/, '')
      .replace(/(\d)(st|nd|rd|th)\b/, '$1')
      .replace(/\bof\b/, ' '),
  );
  const month = parts && monthOf(parts.month);
  if (!parts || !month) return null;
  const day = Number(parts.day);
  const year = parts.year ? fullYear(parts.year, Number(today.slice(0, 4))) : nearestYear(month, day, today);
  return dayNumber(year, month, day) === null ? null : iso(year, month, day);
}

/** Formats a day for a field, always with its year: `22-Nov-2026`. Any other text stays as it was typed. */
export const showDay = (value: string): string => (isDay(value) ? formatDay(value, LONG_AGO) : value);

/** Returns a time of day as users type it, as HH:mm: `2:07 pm`, `14:07`, `2pm`, `1407`. Null for anything else. */
export function readTime(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[.\s]/g, (sign) => (sign === '.' ? ':' : ''));
  const named = { noon: '12:00', midday: '12:00', midnight: '00:00' }[text];
  if (named) return named;
  const [, hours, minutes = '00', half] =
    /^(\d{1,2}?):?(\d\d)?(?::\d\d)?([ap]):?m?:?$/.exec(text) ??
    /^(\d{1,2}):?(\d\d)(?::\d\d)?()$/.exec(text) ??
    [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = Number(hours);
  if (!half) return hour > 23 ? null : `${two(hour)}:${minutes}`;
  if (hour < 1 || hour > 12) return null;
  return `${two((hour % 12) + (half === 'p' ? 12 : 0))}:${minutes}`;
}

/** Formats a time for a field: `2:07 pm`. Any other text stays as it was typed. */
export function showTime(value: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (hours === undefined) return value;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
