import { z } from 'zod';
import { badField } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';

/** A year in New Zealand time, or a month of one. All years if no year is chosen. */
export interface Period {
  year: number | null;
  /** The month, from 1 to 12. Null for the whole year. */
  month: number | null;
}

const periodSchema = z.object({
  year: z
    .number()
    .int()
    .min(2000, 'Enter a year from 2000 to 2100.')
    .max(2100, 'Enter a year from 2000 to 2100.')
    .nullish(),
  month: z
    .number()
    .int()
    .min(0, 'Enter a month from 1 to 12, or 0 for the whole year.')
    .max(12, 'Enter a month from 1 to 12, or 0 for the whole year.')
    .nullish(),
});

/** Returns the period as totals and the wire name it: month 0 is the whole year, year 0 all years (A107). */
export const wholeYear = ({ year, month }: Period) => ({ year: year ?? 0, month: month ?? 0 });

/**
 * Returns the period of a request. Month 0 is the whole year (R278, A107).
 * @throws AppError BAD_USER_INPUT for an invalid year or month, and for a month without a year
 */
export function periodOf(given: { year?: number | null; month?: number | null }): Period {
  const { year, month } = parseInput(periodSchema, given);
  if (month && !year) throw badField('year', 'Choose the year of this month.');
  return { year: year ?? null, month: month || null };
}

/**
 * Returns the last month of a period that has begun. It limits the months of the year before: the current
 * year is compared with the same months, not with all twelve.
 */
export function lastStartedMonth({ year, month }: Period, today = todayInNewZealand()): number {
  const [thisYear, thisMonth = 12] = today.split('-').map(Number);
  return month ?? (year === thisYear ? thisMonth : 12);
}

/** Returns the current year in New Zealand. */
export const thisYear = (): number => Number(todayInNewZealand().slice(0, 4));
