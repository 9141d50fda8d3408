import { roundToCents } from '../../shared/cents';

/** Digits in groups of three, separated by commas or blanks, or without groups; then the decimals. */
const GROUPED = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+|\d+)(?:\.(\d+))?$/;
const MAX_DIGITS = 10;

/**
 * Returns a number as users type it: `1250`, `1,250`, `1 250.50`, `$1,250`. A comma only separates thousands (A168):
 * `12,50` is not a number, since it may mean 12.50 as well as 1250. Null for anything else, for more than `decimals`
 * decimals and for more than ten digits before the point.
 */
export function readNumber(typed: string, decimals: number): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '');
  const match = GROUPED.exec(plain);
  if (!match || (match[1]?.length ?? 0) > decimals) return null;
  const digits = plain.replace(/[^\d.]/g, '');
  return (digits.split('.')[0] ?? '').length <= MAX_DIGITS ? Number(digits) : null;
}

/** Returns a typed amount, in dollars. */
export const readDollars = (typed: string): number | null => readNumber(typed, 2);

/** Formats an amount in dollars for a field, with two decimals; empty for no amount. */
export const writeDollars = (dollars: number | null | undefined): string =>
  typeof dollars === 'number' ? roundToCents(dollars).toFixed(2) : '';

/** Returns the error message for a typed amount; null if it is valid or empty. */
export function dollarsError(typed: string): string | null {
  if (typed.trim() === '' || readDollars(typed) !== null) return null;
  return typed.includes(',')
    ? 'Use a decimal point for cents, as in 12.50. Use commas only to separate thousands, as in 1,250.'
    : 'Enter an amount such as 1200.50';
}
