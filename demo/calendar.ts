import type { Random } from './random.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The weights of years: the marketplace grew, with a dip in 2020. Later years continue the growth from the
 * last one.
 */
const YEAR_WEIGHTS: Readonly<Record<number, number>> = {
  2018: 2,
  2019: 3.4,
  2020: 3,
  2021: 4.6,
  2022: 5.8,
  2023: 7,
  2024: 8.4,
  2025: 10,
};
/** The weights of months: quiet in January, busy in spring. */
const MONTH_WEIGHTS = [0.6, 0.95, 1.1, 0.95, 1.05, 1, 0.95, 1.05, 1.15, 1.15, 1.2, 0.85];
/** The weights of weekdays, Sunday first. */
const WEEKDAY_WEIGHTS = [0.35, 1.15, 1.2, 1.15, 1.1, 1, 0.45];

function nthSunday(year: number, month: number, last: boolean): number {
  const day = last ? new Date(Date.UTC(year, month + 1, 0)) : new Date(Date.UTC(year, month, 7));
  return Date.UTC(year, month, day.getUTCDate() - day.getUTCDay());
}

/**
 * Returns the milliseconds by which New Zealand clocks are ahead of UTC on a day: 13 hours in summer time,
 * otherwise 12.
 */
function newZealandOffset(localDay: number): number {
  const year = new Date(localDay).getUTCFullYear();
  const summer = localDay >= nthSunday(year, 8, true) || localDay < nthSunday(year, 3, false);
  return (summer ? 13 : 12) * HOUR;
}

function dayWeight(localDay: number): number {
  const date = new Date(localDay);
  const year = date.getUTCFullYear();
  const growth = YEAR_WEIGHTS[year] ?? 10 * 1.15 ** (year - 2025);
  return growth * (MONTH_WEIGHTS[date.getUTCMonth()] ?? 1) * (WEEKDAY_WEIGHTS[date.getUTCDay()] ?? 1);
}

/** Returns the calendar day of an instant in New Zealand, as YYYY-MM-DD. */
export function newZealandDay(instant: number): string {
  const day = Math.floor((instant + 12.5 * HOUR) / DAY) * DAY;
  return new Date(instant + newZealandOffset(day)).toISOString().slice(0, 10);
}

/** Returns a time during opening hours of a New Zealand day: mostly mid-morning, sometimes in the evening. */
function timeOfDay(random: Random): number {
  if (random.chance(0.16)) return 17 * HOUR + random.next() * 5 * HOUR;
  return 7 * HOUR + ((random.next() + random.next()) / 2) * 10.5 * HOUR;
}

/**
 * Yields exactly `count` instants (milliseconds) in ascending order from a first day until `now`, in the
 * rhythm of years, months and weekdays. The last ones are on the day of `now`, never after it.
 */
export function* instants(random: Random, count: number, firstDay: string, now: Date): Generator<number> {
  const first = Date.parse(`${firstDay}T00:00:00Z`);
  const today = Date.parse(`${newZealandDay(now.getTime())}T00:00:00Z`);
  const days: number[] = [];
  for (let day = first; day <= today; day += DAY) days.push(day);
  const total = days.reduce((sum, day) => sum + dayWeight(day), 0);
  let reached = 0;
  let given = 0;
  for (const day of days) {
    reached += dayWeight(day);
    const due = day === today ? count : Math.round((reached / total) * count);
    const start = day - newZealandOffset(day);
    const limit = now.getTime() - start;
    const times: number[] = [];
    for (; given < due; given += 1) {
      const time = timeOfDay(random);
      times.push(start + (time <= limit ? time : random.next() * limit));
    }
    yield* times.sort((a, b) => a - b);
  }
}
