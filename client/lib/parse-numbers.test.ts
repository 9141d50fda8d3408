import { dollarsError, readDollars, readNumber } from './parse-numbers';

it.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1,250,000', 1_250_000],
  ['1 250.50', 1250.5],
  ['1\u00a0250', 1250],
  [' $1,250.5 ', 1250.5],
  ['$ 40', 40],
  ['0', 0],
  ['0.05', 0.05],
])('reads %p as %p dollars A168', (typed, dollars) => {
  expect(readDollars(typed)).toBe(dollars);
  expect(dollarsError(typed)).toBeNull();
});

it.each(['12,50', '1,25', '1250,5', '1,2500', '1 250,50', '1.250,50', '0,125', '1,250 000'])(
  'rejects %p with a hint about commas A168',
  (typed) => {
    expect(readDollars(typed)).toBeNull();
    expect(dollarsError(typed)).toMatch(/Use commas only to separate thousands/);
  },
);

it.each(['twelve', '12.345', '-5', '1e3', '12345678901', '1.2.3', '.5', '$'])(
  'rejects %p as an amount A168',
  (typed) => {
    expect(readDollars(typed)).toBeNull();
    expect(dollarsError(typed)).toBe('Enter an amount such as 1200.50');
  },
);

it('empty input is no amount and no error', () => {
  expect(readDollars(' ')).toBeNull();
  expect(dollarsError(' ')).toBeNull();
});

it('a count has no decimals', () => {
  expect(readNumber('1,000', 0)).toBe(1000);
  expect(readNumber('12.0', 0)).toBeNull();
});
