import {
  communityHours,
  formatCount,
  formatHours,
  formatMoney,
  formatPercent,
  formatShortMoney,
  formatWholeMoney,
} from './format';

it.each([
  [1234.5, '$1,234.50'],
  [0.005, '$0.01'],
  [-20, '-$20.00'],
  [1_000_000, '$1,000,000.00'],
])('money %p shows as %s R320', (dollars, text) => {
  expect(formatMoney(dollars)).toBe(text);
});

it.each([null, undefined, 0])('an empty total (%p) shows $0.00 R324', (dollars) => {
  expect(formatMoney(dollars)).toBe('$0.00');
});

it('whole money and counts have separators and no decimals', () => {
  expect(formatWholeMoney(84213.6)).toBe('$84,214');
  expect(formatCount(1234567)).toBe('1,234,567');
});

it.each([
  [1, 3, '33.3'],
  [0, 5, '0'],
  [0, 0, '0'],
  [3, 0, '0'],
  [5, 5, '100.0'],
])('%p of %p is %s percent R279', (part, total, text) => {
  expect(formatPercent(part, total)).toBe(text);
});

it.each([
  [500, 22],
  [22.75, 1],
  [11.37, 0],
  [11.38, 1],
  [0, 0],
])('$%p pays for %p hours R280', (dollars, hours) => {
  expect(communityHours(dollars)).toBe(hours);
});

it('hours show as Hrs R280', () => {
  expect(formatHours(1022)).toBe('1,022 Hrs');
});

it.each([
  [0.4, '$0'],
  [999, '$999'],
  [1234, '$1.2K'],
  [1_260_000, '$1.3M'],
])('dollars above a column (%p) show as %s', (dollars, text) => {
  expect(formatShortMoney(dollars)).toBe(text);
});
