import { DOLLARS_PER_HOUR } from './product';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An amount in dollars with two decimals, `$1,234.50` (R320); nothing there reads `$0.00` (R324). */
export function formatMoney(dollars: number | null | undefined): string {
  return money.format(dollars ?? 0);
}

/** Dollars without cents, for the large figures of public pages. */
export function formatWholeMoney(dollars: number | null | undefined): string {
  return wholeMoney.format(dollars ?? 0);
}

const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 2,
});

/** Dollars in few letters, `$1.2K`, above the columns of charts. */
export function formatShortMoney(dollars: number): string {
  return dollars < 1000 ? formatWholeMoney(dollars) : shortMoney.format(dollars);
}

/** A count with thousands separators. */
export function formatCount(count: number | null | undefined): string {
  return whole.format(count ?? 0);
}

/** `part` of `total` in percent with one decimal; a zero on either side gives `0` (R279). */
export function formatPercent(part: number, total: number): string {
  if (part === 0 || total === 0) return '0';
  return ((part / total) * 100).toFixed(1);
}

/** Hours of community work that a contribution in dollars pays for (R280). */
export function communityHours(contribution: number): number {
  return Math.round(contribution / DOLLARS_PER_HOUR);
}

/** `22 Hrs`. */
export function formatHours(hours: number): string {
  return `${formatCount(hours)} Hrs`;
}
