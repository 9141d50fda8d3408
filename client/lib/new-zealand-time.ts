/** Date and time in New Zealand; months from 1. */
export type Clock = { year: number; month: number; day: number; hour: number; minute: number };

let format: Intl.DateTimeFormat | undefined;

/** Returns the New Zealand time of an instant (A166), wherever the browser is. */
export function clockOf(instant: Date): Clock {
  format ??= new Intl.DateTimeFormat('en-NZ', {
    timeZone: 'Pacific/Auckland',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute') };
}

const asIfUtc = ({ year, month, day, hour, minute }: Clock) => Date.UTC(year, month - 1, day, hour, minute);

/** Returns the instant at which clocks in New Zealand show `YYYY-MM-DDTHH:mm`; an invalid date for anything else. */
export function instantOf(clock: string): Date {
  const wanted = Date.parse(`${clock.slice(0, 16)}Z`);
  if (Number.isNaN(wanted)) return new Date(Number.NaN);
  const aheadAt = (instant: number) => asIfUtc(clockOf(new Date(instant))) - instant;
  // Twice, because the first guess may be on the other side of a change to or from summer time.
  return new Date(wanted - aheadAt(wanted - aheadAt(wanted)));
}

/** Returns true if the browser's own clock showed another time at that instant, so that screens name the time zone. */
export function isElsewhere(instant: Date = new Date()): boolean {
  const { day, hour, minute } = clockOf(instant);
  return instant.getDate() !== day || instant.getHours() !== hour || instant.getMinutes() !== minute;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats an instant for an `InstantField`: New Zealand time to the minute, YYYY-MM-DDTHH:mm (A166). */
export function toLocalInput(instant: string | Date): string {
  const { year, month, day, hour, minute } = clockOf(new Date(instant));
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
