import { clockOf, isElsewhere } from './new-zealand-time';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number) => String(value).padStart(2, '0');

function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
}

function parse(instant: string | null | undefined): Date | null {
  if (!instant) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns `05-Nov`, followed by the year unless it is the current one (A166). */
const dayOf = (year: number, month: number, day: number, now: Date) =>
  `${two(day)}-${months[month - 1]}${year === clockOf(now).year ? '' : `-${year}`}`;

/**
 * Formats an ISO instant in New Zealand time for grids: `05-Nov 14:07`, of another year `05-Nov-2024 14:07` (R321,
 * A166); empty for null.
 */
export function formatGridDate(instant: string | null | undefined, now = new Date()): string {
  const date = parse(instant);
  if (!date) return '';
  const { year, month, day, hour, minute } = clockOf(date);
  return `${dayOf(year, month, day, now)} ${two(hour)}:${two(minute)}`;
}

/** Formats an ISO instant in New Zealand time as `Nov 5th 2026, 2:07 pm` (R321, A166); empty for null. */
export function formatDateTime(instant: string | null | undefined): string {
  const date = parse(instant);
  if (!date) return '';
  const { year, month, day, hour, minute } = clockOf(date);
  return `${months[month - 1]} ${ordinal(day)} ${year}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns a note about the time zone if the user's clock showed another time; otherwise undefined (A166). */
export function zoneNote(instant: string | null | undefined): string | undefined {
  const date = parse(instant);
  return date && isElsewhere(date) ? 'New Zealand time' : undefined;
}

/**
 * Formats a calendar date `YYYY-MM-DD` as `05-Nov`, of another year `05-Nov-2024`, without converting time zones (R323,
 * A166).
 */
export function formatDay(day: string | null | undefined, now = new Date()): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '') ?? [];
  return year && month && date ? dayOf(Number(year), Number(month), Number(date), now) : '';
}

/** Formats the due date of an action: `05-Nov`, or `No Due Date` (R322). */
export function formatDueDate(day: string | null | undefined, now = new Date()): string {
  return formatDay(day, now) || 'No Due Date';
}
