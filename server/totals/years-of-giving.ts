import { equivalentHours } from './equivalent-hours.js';
import type { YearOfGiving } from './year-of-giving.type.js';

export type YearRow = Omit<YearOfGiving, 'equivalentHours'>;

/** Returns the years from the first to the last, including those without contributions. */
export function yearsOfGiving(rows: readonly YearRow[]): YearOfGiving[] {
  const first = rows[0]?.year ?? 0;
  const last = rows.at(-1)?.year ?? -1;
  const byYear = new Map(rows.map((row) => [row.year, row]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const { contribution, sales } = byYear.get(year) ?? { contribution: 0, sales: 0 };
    return { year, contribution, sales, equivalentHours: equivalentHours(contribution) };
  });
}
