import { useSearchParams } from 'react-router';
import { clockOf } from '../../../lib/new-zealand-time';
import { useSearchChange } from '../../../lib/use-search-change';
import { salesYears } from '../../../ui/sales-labels';

/** A period of statistics as in the address; month 0 is the whole year (R278). */
export type Period = { year: number | null; month: number };

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)),
);

/** Returns `April`; an empty string for month 0. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** The months as choices. */
export const monthChoices = MONTHS.map((label, index) => ({ value: index + 1, label }));

/** Returns `April 2024`, `2024` or `All years`. */
export const periodName = ({ year, month }: Period): string =>
  year === null ? 'All years' : month ? `${monthName(month)} ${year}` : String(year);

/** Returns the owner and period of figures that are shown without the page around them. */
export const aboutOf = (ownerName: string, period: Period): string => `${ownerName}, ${periodName(period)}`;

/** Returns the number of months of the year that have begun, in New Zealand. */
export function monthsStarted(year: number): number {
  const now = clockOf(new Date());
  return year < now.year ? 12 : year > now.year ? 0 : now.month;
}

/** Returns the period of an address; invalid parts count as missing. */
function periodIn(params: URLSearchParams): Period {
  const year = Number(params.get('year'));
  const month = Number(params.get('month'));
  if (!salesYears().includes(year)) return { year: null, month: 0 };
  return { year, month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : 0 };
}

function writePeriod(next: URLSearchParams, { year, month }: Period): void {
  next.delete('year');
  next.delete('month');
  if (year !== null) next.set('year', String(year));
  if (year !== null && month) next.set('month', String(month));
}

/** Returns the address of another screen with the same period. */
export function inPeriod(address: string, period: Period): string {
  const params = new URLSearchParams();
  writePeriod(params, period);
  return params.size > 0 ? `${address}?${params}` : address;
}

/** Returns the period in the address, and a function that changes it. */
export function usePeriod(): [period: Period, change: (period: Period) => void] {
  const [params] = useSearchParams();
  const changeSearch = useSearchChange();
  return [periodIn(params), (period) => changeSearch((next) => writePeriod(next, period))];
}
