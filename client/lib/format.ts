import { DOLLARS_PER_HOUR } from './product';

/** Creates the formatter on first use: this takes a browser long, which no page should wait for at its start. */
function lazily(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat('en-US', options);
    return format.format(value);
  };
}

const dollarsOf = { style: 'currency', currency: 'USD' } as const;
const money = lazily(dollarsOf);
const shortMoney = lazily({ ...dollarsOf, notation: 'compact', maximumSignificantDigits: 2 });

/** Without `Intl`, since every public page has such figures and nothing else that needs it. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats an amount in dollars with two decimals, `$1,234.50` (R320); null gives `$0.00` (R324). */
export function formatMoney(dollars: number | null | undefined): string {
  return money(dollars ?? 0);
}

/** Formats dollars without cents, for the large figures of public pages. */
export function formatWholeMoney(dollars: number | null | undefined): string {
  const rounded = Math.round(dollars ?? 0);
  return `${rounded < 0 ? '-' : ''}$${grouped(Math.abs(rounded))}`;
}

/** Formats dollars briefly, such as `$1.2K`, above the columns of charts. */
export function formatShortMoney(dollars: number): string {
  return dollars < 1000 ? formatWholeMoney(dollars) : shortMoney(dollars);
}

/** Formats a count with thousands separators. */
export function formatCount(count: number | null | undefined): string {
  return grouped(Math.round(count ?? 0));
}

/** Formats a count that may be a lower bound: `1,000+`. */
export const formatAtLeast = (count: number, orMore: boolean | undefined): string =>
  formatCount(count) + (orMore ? '+' : '');

/** Returns `part` of `total` in percent with one decimal; a zero on either side gives `0` (R279). */
export function formatPercent(part: number, total: number): string {
  if (part === 0 || total === 0) return '0';
  return ((part / total) * 100).toFixed(1);
}

/** Returns the hours of community work that a contribution in dollars pays for (R280). */
export function communityHours(contribution: number): number {
  return Math.round(contribution / DOLLARS_PER_HOUR);
}

/** Formats hours as `22 Hrs`. */
export function formatHours(hours: number): string {
  return `${formatCount(hours)} Hrs`;
}
