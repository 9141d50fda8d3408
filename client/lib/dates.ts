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

/** An ISO instant in local time as `05-Nov 14:07`, for grids (R321); empty for none. */
export function formatGridDate(instant: string | null | undefined): string {
  const date = parse(instant);
  if (!date) return '';
  return `${two(date.getDate())}-${months[date.getMonth()]} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** An ISO instant in local time as `Nov 5th 2026, 2:07 pm` (R321); empty for none. */
export function formatDateTime(instant: string | null | undefined): string {
  const date = parse(instant);
  if (!date) return '';
  const hour = date.getHours() % 12 || 12;
  const half = date.getHours() < 12 ? 'am' : 'pm';
  const day = `${months[date.getMonth()]} ${ordinal(date.getDate())} ${date.getFullYear()}`;
  return `${day}, ${hour}:${two(date.getMinutes())} ${half}`;
}

/** A calendar date `YYYY-MM-DD` as `05-Nov`, without any shift of time zone (R323). */
export function formatDay(day: string | null | undefined): string {
  const [, month, date] = /^\d{4}-(\d{2})-(\d{2})/.exec(day ?? '') ?? [];
  return month && date ? `${date}-${months[Number(month) - 1]}` : '';
}

/** A due date of an action: `05-Nov`, or `No Due Date` (R322). */
export function formatDueDate(day: string | null | undefined): string {
  return formatDay(day) || 'No Due Date';
}
