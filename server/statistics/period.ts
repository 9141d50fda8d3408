import { z } from 'zod';
import { badField } from '../platform/errors.js';
import { parseInput } from '../platform/input.js';
import { todayInNewZealand } from '../platform/new-zealand-today.js';

/** A New Zealand year, or a month of one; all years where none is chosen. */
export interface Period {
  year: number | null;
  /** 1 to 12; null for the whole year. */
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

/** As totals and the wire name it: month 0 is the whole year, year 0 all of them (A107). */
export const wholeYear = ({ year, month }: Period) => ({ year: year ?? 0, month: month ?? 0 });

/**
 * The period that is asked for. Month 0 is the whole year (R278, A107).
 * @throws AppError BAD_USER_INPUT for a year or month that cannot be, and for a month without a year
 */
export function periodOf(given: { year?: number | null; month?: number | null }): Period {
  const { year, month } = parseInput(periodSchema, given);
  if (month && !year) throw badField('year', 'Choose the year of this month.');
  return { year: year ?? null, month: month || null };
}

/**
 * The last month of a period that has begun, by which the same months of the year before are known: a year that still
 * runs is held against as many of them, not against all twelve.
 */
export function lastMonthBegun({ year, month }: Period, today = todayInNewZealand()): number {
  const [thisYear, thisMonth = 12] = today.split('-').map(Number);
  return month ?? (year === thisYear ? thisMonth : 12);
}

/** The year that it is in New Zealand. */
export const thisYear = (): number => Number(todayInNewZealand().slice(0, 4));
