import { roundToCents } from '../../shared/cents';

/** In groups of three, by commas or by blanks; without groups; and what is behind the point. */
const GROUPED = /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+|\d+)(?:\.(\d+))?$/;
const MOST_DIGITS = 10;

/**
 * A number as people type it: `1250`, `1,250`, `1 250.50`, `$1,250`. A comma separates thousands and nothing else
 * (A168): `12,50` is no number, for it may mean 12.50 as well as 1250. Null for what is none, for more than
 * `decimals` places behind the point and for more than ten digits before it.
 */
export function readNumber(typed: string, decimals: number): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '');
  const match = GROUPED.exec(plain);
  if (!match || (match[1]?.length ?? 0) > decimals) return null;
  const digits = plain.replace(/[^\d.]/g, '');
  return (digits.split('.')[0] ?? '').length <= MOST_DIGITS ? Number(digits) : null;
}

/** An amount as people type it, in dollars. */
export const readDollars = (typed: string): number | null => readNumber(typed, 2);

/** An amount in dollars as a field shows it, with two decimals; empty for no amount. */
export const writeDollars = (dollars: number | null | undefined): string =>
  typeof dollars === 'number' ? roundToCents(dollars).toFixed(2) : '';

/** What is wrong with a typed amount; null for an amount, and for nothing typed. */
export function dollarsComplaint(typed: string): string | null {
  if (typed.trim() === '' || readDollars(typed) !== null) return null;
  return typed.includes(',')
    ? 'Use a point for cents, as in 12.50. A comma only separates thousands, as in 1,250.'
    : 'Enter an amount such as 1200.50';
}
