import { z } from 'zod';
import { isCalendarDay } from '../../platform/input.js';
import { readCommaList } from './comma-list.js';

/** A flag: 0 or 1, also as text or as a boolean. Null is 0 (A56). */
export const wireFlag = z
  .union(
    [
      z.literal([0, '0', false, 'false']).transform(() => false),
      z.literal([1, '1', true, 'true']).transform(() => true),
    ],
    { error: 'This must be 0 or 1.' },
  )
  .meta({ type: 'integer', enum: [0, 1] })
  .nullable()
  .transform((value) => value ?? false);

/** A list of texts, also as text separated by the commas that `separator` matches. Null is an empty list. */
export const wireList = (separator?: RegExp) =>
  z.union(
    [
      z.null().transform((): string[] => []),
      z.array(z.string()).transform((items) => items.filter((item) => item.trim() !== '')),
      z.string().transform((text) => readCommaList(text, separator)),
    ],
    { error: 'This must be a list.' },
  );

const NOT_A_VERSION = 'A version is a whole number.';

/** The version of a record. Responds with 409 if the record has changed since. */
export const wireVersion = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    { error: NOT_A_VERSION },
  )
  .refine((value) => Number.isInteger(value) && value > 0 && value <= 2_147_483_647, {
    error: NOT_A_VERSION,
  })
  .meta({ type: 'integer', minimum: 1 });

/** A number, also as text (R156). */
export const wireNumber = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,15}(\.\d{1,6})?$/)
        .transform(Number),
    ],
    { error: 'This must be a number.' },
  )
  .meta({ type: 'number' });

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;
const INVALID_DATE = 'This must be a date.';

const dateText = z
  .string({ error: INVALID_DATE })
  .refine((value) => (ZONED.test(value) || LOCAL.test(value)) && isCalendarDay(value.slice(0, 10)), {
    error: INVALID_DATE,
    abort: true,
  });

/** A time in ISO 8601 with a zone, or otherwise in New Zealand time as date pickers send it (A112). */
export const wireInstant = dateText
  .transform((value, context) => {
    const local = LOCAL.exec(value);
    const instant = local
      ? newZealandInstant(`${local[1]}T${local[2] ?? '00:00'}:${local[3] ?? '00'}Z`)
      : new Date(value);
    if (!Number.isNaN(instant.getTime())) return instant;
    context.addIssue({ code: 'custom', message: INVALID_DATE });
    return z.NEVER;
  })
  .meta({ format: 'date-time' });

/** A day as YYYY-MM-DD. A time with a zone is converted to the day in New Zealand. */
export const wireDay = dateText
  .transform((value) => (ZONED.test(value) ? newZealandDay(new Date(value)) : value.slice(0, 10)))
  .meta({ format: 'date' });

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Pacific/Auckland',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const newZealandDay = (instant: Date) =>
  Number.isNaN(instant.getTime()) ? '' : CLOCK.format(instant).slice(0, 10);

/** Returns the time at which clocks in New Zealand show `clock`, which is written as if it were UTC. */
function newZealandInstant(clock: string): Date {
  const wanted = new Date(clock);
  if (Number.isNaN(wanted.getTime())) return wanted;
  const aheadAt = (instant: Date) =>
    Date.parse(`${CLOCK.format(instant).replace(' ', 'T')}Z`) - instant.getTime();
  const guess = new Date(wanted.getTime() - aheadAt(wanted));
  return new Date(wanted.getTime() - aheadAt(guess));
}

/** Returns a time in UTC in its REST form. The value may be JSON from the database. */
export const toWireInstant = <Instant extends string | Date | null>(value: Instant) =>
  (value === null ? null : new Date(value).toISOString()) as Instant extends null ? null : string;

/** Returns a day. The database driver reads a day as its first midnight in the time zone of this machine. */
export const toWireDay = (value: string | Date | null) => (value instanceof Date ? localDay(value) : value);

/** Formatted by hand, since `toLocaleDateString` takes half of the time that a list of suppliers needs. */
const localDay = (value: Date) =>
  [
    String(value.getFullYear()).padStart(4, '0'),
    String(value.getMonth() + 1).padStart(2, '0'),
    String(value.getDate()).padStart(2, '0'),
  ].join('-');
