import { lastStartedMonth } from './period.js';

it.each([
  ['of the current year, this month', { year: 2026, month: null }, 11],
  ['of a past year, December', { year: 2025, month: null }, 12],
  ['of a month, that month', { year: 2026, month: 3 }, 3],
])('finds the last started month of a period: %s R278', (_, period, month) => {
  expect(lastStartedMonth(period, '2026-11-26')).toBe(month);
});
