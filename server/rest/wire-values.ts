import { z } from 'zod';
import { line, recordId } from '../platform/input.js';
import type { FieldTable } from '../platform/records/field.js';
import { filledInOf } from '../platform/records/field-wire.js';

/** The record that a path names by its id. */
export const byId = z.object({ id: recordId });

/** The record that a path names by the keyword of its address. */
export const byKeyword = z.object({ keyword: line(100).describe('Whatever its case.') });

const NONE: ReadonlySet<string> = new Set();

type Aliases = Readonly<Record<string, string>>;

/**
 * Drops empty text, which on the wire stands for an absent field (A146), but not where a field has to be filled in, so
 * that its own message answers whoever empties it (R069); null stays. Other spellings of a key count where the key
 * itself is absent or null.
 */
const knownKeys =
  (aliases: Aliases, filledIn: ReadonlySet<string>) =>
  (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const filled = Object.entries(body).filter(([key, value]) => value !== '' || filledIn.has(key));
    const known = Object.fromEntries(filled.filter(([key]) => !Object.hasOwn(aliases, key)));
    for (const [key, value] of filled) {
      const name = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
      if (name) known[name] ??= value;
    }
    return known;
  };

/** A body as clients send it: empty text counts as left out, keys may have other spellings. */
export const wireBody = <S extends z.ZodType>(schema: S, aliases: Aliases = {}) =>
  z.preprocess(knownKeys(aliases, NONE), schema);

/** A body that changes or makes a record: empty text is refused where a field of these has to be filled in. */
export const recordBody = <S extends z.ZodType>(schema: S, fields: FieldTable) =>
  z.preprocess(knownKeys({}, filledInOf(fields)), schema);

/** A field that clients may send, whatever it holds, and that changes nothing. */
export const ignoredField = z.unknown().optional().describe('Taken and ignored.').meta({ 'x-any': true });

/**
 * Unknown keys of the mailing calls are ignored (A60), those that name recipients first of all: who is
 * written to is looked up on the server (R343).
 */
export const mailingBody = <S extends z.ZodRawShape>(shape: S, aliases?: Aliases) =>
  wireBody(z.object(shape), aliases);

const NOT_WHOLE = 'This must be a whole number.';

/** Digits of a query; `limit=` counts as left out. */
export const wholeNumber = (least: number, most: number, tooMany = `At most ${most}.`) =>
  z
    .string({ error: NOT_WHOLE })
    .regex(/^\d{0,12}$/, NOT_WHOLE)
    .transform((digits) => (digits === '' ? undefined : Number(digits)))
    .refine((value) => value === undefined || value >= least, { error: `At least ${least}.` })
    .refine((value) => value === undefined || value <= most, { error: tooMany })
    .meta({ type: 'integer', minimum: least, maximum: most })
    .optional();

const MOST_SKIPPED = 1_000_000;

/** Which part of a public list is asked for: without a limit all that follow (A161). */
export const listPart = z.object({
  limit: wholeNumber(1, MOST_SKIPPED).describe('How many records; left out: all that follow.'),
  offset: wholeNumber(0, MOST_SKIPPED)
    .transform((offset) => offset ?? 0)
    .describe('How many records to leave out at the start.'),
});
