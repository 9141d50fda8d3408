import { formatDateTime, formatDay, formatDueDate, formatGridDate } from './dates';

/** A local wall-clock time as the ISO instant that the API would send for it. */
const local = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

it('R321 grids show DD-MMM HH:mm in local time', () => {
  expect(formatGridDate(local(2026, 11, 5, 14, 7))).toBe('05-Nov 14:07');
  expect(formatGridDate(local(2026, 1, 31, 0, 0))).toBe('31-Jan 00:00');
});

it.each([
  [1, 'Nov 1st 2026, 2:07 pm'],
  [2, 'Nov 2nd 2026, 2:07 pm'],
  [3, 'Nov 3rd 2026, 2:07 pm'],
  [11, 'Nov 11th 2026, 2:07 pm'],
  [22, 'Nov 22nd 2026, 2:07 pm'],
  [30, 'Nov 30th 2026, 2:07 pm'],
])('R321 elsewhere MMM Do YYYY, h:mm a: day %p', (day, text) => {
  expect(formatDateTime(local(2026, 11, day, 14, 7))).toBe(text);
});

it('R321 midnight and noon read 12', () => {
  expect(formatDateTime(local(2026, 3, 4, 0, 5))).toBe('Mar 4th 2026, 12:05 am');
  expect(formatDateTime(local(2026, 3, 4, 12, 5))).toBe('Mar 4th 2026, 12:05 pm');
});

it('nothing and nonsense are empty, never Invalid Date', () => {
  expect(formatGridDate(null)).toBe('');
  expect(formatDateTime('yesterday')).toBe('');
});

it('R323 a calendar date shows DD-MMM without a time-zone shift', () => {
  expect(formatDay('2026-11-05')).toBe('05-Nov');
  expect(formatDay('2026-11-05 00:00:00')).toBe('05-Nov');
});

it('R322 an empty due date shows No Due Date', () => {
  expect(formatDueDate(null)).toBe('No Due Date');
  expect(formatDueDate('2026-12-24')).toBe('24-Dec');
});
