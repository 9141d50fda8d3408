import fc from 'fast-check';
import { averageInCents, centsOf, percentOf, roundToCents } from '../../shared/cents.js';

/**
 * Generates decimals of at most 15 digits, which a number holds exactly: the digits and the count of
 * decimals.
 */
const decimals = fc.tuple(
  fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }),
  fc.integer({ min: 0, max: 12 }),
);
/** Generates decimals whose digits after the cents are exactly a half. */
const halves = fc
  .bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })
  .map((cents): [bigint, number] => [cents * 10n + (cents < 0n ? -5n : 5n), 3]);
const numberOf = ([digits, scale]: [bigint, number]) => Number(`${digits}e-${scale}`);

/**
 * Returns the whole number nearest to a fraction, with halves rounded away from zero and without floating
 * point.
 */
function nearest(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rest = size % denominator;
  const whole = size / denominator + (2n * rest >= denominator ? 1n : 0n);
  return Number(numerator < 0n ? -whole : whole);
}

describe('money in whole cents', () => {
  it.each([
    [8.575, 8.58],
    [10.075, 10.08],
    [1.005, 1.01],
    [0.285, 0.29],
    [1.255, 1.26],
    [4.35, 4.35],
    [0.004_999, 0],
    [0.005, 0.01],
    [-8.575, -8.58],
    [-1.005, -1.01],
    [-0.004, 0],
    [1e-7, 0],
    [9_999_999_999.985, 9_999_999_999.99],
  ])('rounds %d to %d', (dollars, expected) => {
    expect(roundToCents(dollars)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (dollars) => {
    expect(() => centsOf(dollars)).toThrow(SyntaxError);
  });

  it('equals exact decimal arithmetic for every amount', () => {
    fc.assert(
      fc.property(fc.oneof(decimals, halves), ([digits, scale]) => {
        expect(centsOf(numberOf([digits, scale]))).toBe(nearest(digits * 100n, 10n ** BigInt(scale)));
      }),
      { numRuns: 2000 },
    );
  });

  it('changes no amount that is already in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(centsOf(cents / 100)).toBe(cents);
      }),
    );
  });

  it('computes percentages exactly and rounds once', () => {
    const percent = fc.tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), percent, (cents, [share, scale]) => {
        const expected = nearest(BigInt(cents) * share, 100n * 10n ** BigInt(scale));
        expect(centsOf(percentOf(cents / 100, numberOf([share, scale])))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('averages exactly, as PostgreSQL does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.integer({ min: 1, max: 100_000 }),
        (cents, count) => {
          expect(centsOf(averageInCents(cents / 100, count))).toBe(nearest(BigInt(cents), BigInt(count)));
        },
      ),
      { numRuns: 2000 },
    );
    expect(averageInCents(12, 0)).toBe(0);
  });
});
