interface Decimal {
  digits: bigint;
  /** The number of digits after the decimal point. Negative for trailing zeros that the digits leave out. */
  scale: number;
}

/** Returns the decimal that a person writes for a number: 8.575 for the double that is a little below it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length - Number(exponent) };
}

/** Returns the whole number nearest to the decimal. A half is rounded away from zero. */
function wholeOf({ digits, scale }: Decimal): number {
  if (scale <= 0) return Number(digits * 10n ** BigInt(-scale));
  const unit = 10n ** BigInt(scale);
  const size = digits < 0n ? -digits : digits;
  const rounded = Number((2n * size + unit) / (2n * unit));
  return digits < 0n && rounded !== 0 ? -rounded : rounded;
}

/**
 * Returns an amount in dollars as whole cents, rounded in decimal with half cents away from zero: 858 for
 * 8.575, -858 for -8.575. Throws a SyntaxError if the amount is not finite.
 */
export function centsOf(dollars: number): number {
  const { digits, scale } = decimalOf(dollars);
  return wholeOf({ digits, scale: scale - 2 });
}

/**
 * Returns an amount in dollars rounded to whole cents as in `centsOf`. Throws a SyntaxError if it is not
 * finite.
 */
export const roundToCents = (dollars: number): number => centsOf(dollars) / 100;

/**
 * Returns a percentage of an amount in dollars, multiplied exactly and rounded once as in `centsOf`: 1.01 for
 * 5% of 20.1. Throws a SyntaxError if either number is not finite.
 */
export function percentOf(dollars: number, percent: number): number {
  const [amount, share] = [decimalOf(dollars), decimalOf(percent)];
  return wholeOf({ digits: amount.digits * share.digits, scale: amount.scale + share.scale }) / 100;
}

/** Returns the average of an amount in dollars over a count, rounded to whole cents. 0 for a count of 0. */
export function averageInCents(dollars: number, count: number): number {
  if (count === 0) return 0;
  // The quotient of two whole numbers is exact if it ends in a half, so nothing is lost before the rounding.
  return wholeOf(decimalOf(centsOf(dollars) / count)) / 100;
}
