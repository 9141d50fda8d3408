import { formatDateTime, formatDay, formatDueDate, formatGridDate, zoneNote } from './dates';
import { instantOf } from './new-zealand-time';

const now = new Date('2026-11-22T00:00:00Z');

it('grids show DD-MMM HH:mm in New Zealand time for every browser R321 A166', () => {
  expect(formatGridDate('2026-11-05T01:07:00Z', now)).toBe('05-Nov 14:07');
  // Standard time in winter, and midnight is 00:00.
  expect(formatGridDate('2026-07-04T12:00:00Z', now)).toBe('05-Jul 00:00');
});

it('shows the year if it differs in the New Zealand calendar A166', () => {
  expect(formatGridDate('2024-11-05T01:07:00Z', now)).toBe('05-Nov-2024 14:07');
  expect(formatGridDate('2025-12-31T11:30:00Z', now)).toBe('01-Jan 00:30');
  expect(formatGridDate('2026-12-31T11:30:00Z', now)).toBe('01-Jan-2027 00:30');
  expect(formatDay('2025-11-05', now)).toBe('05-Nov-2025');
});

it.each([
  [1, 'Nov 1st 2026, 2:07 pm'],
  [2, 'Nov 2nd 2026, 2:07 pm'],
  [3, 'Nov 3rd 2026, 2:07 pm'],
  [11, 'Nov 11th 2026, 2:07 pm'],
  [22, 'Nov 22nd 2026, 2:07 pm'],
  [30, 'Nov 30th 2026, 2:07 pm'],
])('other dates show MMM Do YYYY, h:mm a: day %p R321', (day, text) => {
  expect(formatDateTime(`2026-11-${String(day).padStart(2, '0')}T01:07:00Z`)).toBe(text);
});

it('midnight and noon show 12 R321', () => {
  expect(formatDateTime('2026-03-03T11:05:00Z')).toBe('Mar 4th 2026, 12:05 am');
  expect(formatDateTime('2026-03-03T23:05:00Z')).toBe('Mar 4th 2026, 12:05 pm');
});

it('missing and invalid dates are empty, never Invalid Date', () => {
  expect(formatGridDate(null)).toBe('');
  expect(formatDateTime('yesterday')).toBe('');
  expect(zoneNote('yesterday')).toBeUndefined();
});

it('a calendar date shows DD-MMM without a time-zone shift R323', () => {
  expect(formatDay('2026-11-05', now)).toBe('05-Nov');
  expect(formatDay('2026-11-05 00:00:00', now)).toBe('05-Nov');
});

it('an empty due date shows No Due Date R322', () => {
  expect(formatDueDate(null)).toBe('No Due Date');
  expect(formatDueDate('2026-12-24', now)).toBe('24-Dec');
});

it('names New Zealand time if the local clock differs A166', () => {
  const instant = '2026-11-05T01:07:00Z';
  const elsewhere = new Date(instant).getHours() !== 14;
  expect(zoneNote(instant)).toBe(elsewhere ? 'New Zealand time' : undefined);
});

it.each([
  ['2026-11-05T14:07', '2026-11-05T01:07:00.000Z'],
  ['2026-07-05T00:00', '2026-07-04T12:00:00.000Z'],
  // An hour after summer time ended, and one before it begins.
  ['2026-04-05T04:00', '2026-04-04T16:00:00.000Z'],
  ['2026-09-27T01:00', '2026-09-26T13:00:00.000Z'],
])('reads %s as New Zealand time A166', (clock, instant) => {
  expect(instantOf(clock).toISOString()).toBe(instant);
});

it('reads invalid text as no date', () => {
  expect(instantOf('soon').getTime()).toBeNaN();
});
