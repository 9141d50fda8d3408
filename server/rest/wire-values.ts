import { z } from 'zod';
import { tooLarge, tooSmall } from '../../shared/limit-messages.js';
import type { FieldTable } from '../kits/records/field.js';
import { emptyValuesOf } from '../kits/records/field-wire.js';
import { badField } from '../platform/errors.js';
import { line, recordId } from '../platform/input.js';

/** The path parameter of a record by its id. */
export const byId = z.object({ id: recordId.describe('The id of the record.') });

/** The path parameter of a record by its keyword. */
export const byKeyword = z.object({
  keyword: line(100).describe('The URL keyword of the record. Case is ignored.'),
});

const NONE: ReadonlyMap<string, unknown> = new Map();

type Aliases = Readonly<Record<string, string>>;

/** Returns the keys in the schema of a body, also in nested schemas. */
function keysOf(schema: z.core.$ZodType): ReadonlySet<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return keysOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return new Set([...keysOf(schema.in), ...keysOf(schema.out)]);
  return new Set();
}

/**
 * Replaces empty text by the value that `empties` has for its key, and drops it for the other keys of the
 * schema (A146). Null stays, and so does empty text of unknown keys, which the schema refuses later. Other
 * spellings of a key are used if the key itself is absent or empty.
 */
const knownKeys = (schema: z.ZodType, aliases: Aliases, empties: ReadonlyMap<string, unknown>) => {
  const known = keysOf(schema);
  const stays = ([key, value]: [string, unknown]) => value !== '' || empties.has(key) || !known.has(key);
  return (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const given: Record<string, unknown> = { ...body };
    for (const [key, name] of Object.entries(aliases)) {
      if (!Object.hasOwn(given, key)) continue;
      if ((given[name] ?? '') === '') given[name] = given[key];
      delete given[key];
    }
    const entries = Object.entries(given).filter(stays);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, value === '' && empties.has(key) ? empties.get(key) : value]),
    );
  };
};

/** Parses a request body. Empty text counts as left out, and keys may have other spellings. */
export const wireBody = <S extends z.ZodType>(schema: S, aliases: Aliases = {}) =>
  z.preprocess(knownKeys(schema, aliases, NONE), schema);

/**
 * Parses a body that changes or creates a record. Empty text empties the fields of the table that may be
 * empty, and the keys in `besides`, which have their empty values. Keys may have other spellings.
 */
export const recordBody = <S extends z.ZodType>(
  schema: S,
  fields: FieldTable,
  { aliases = {}, besides = {} }: { aliases?: Aliases; besides?: Readonly<Record<string, unknown>> } = {},
) =>
  z.preprocess(
    knownKeys(schema, aliases, new Map([...emptyValuesOf(fields), ...Object.entries(besides)])),
    schema,
  );

/**
 * Checks that a body does not clear a list that its call cannot clear, given with the error messages.
 * @throws AppError BAD_USER_INPUT at the list that is null
 */
export function refuseCleared(body: object, reasons: Readonly<Record<string, string>>): void {
  const sent: Readonly<Record<string, unknown>> = { ...body };
  for (const [field, reason] of Object.entries(reasons))
    if (sent[field] === null) throw badField(field, reason);
}

/** The keys of a body that a call requires or refuses as null, beyond what its schema can say. */
interface Demands {
  /** Required keys, which are never null. */
  required?: readonly string[];
  /** Optional keys that are never null. */
  neverNull?: readonly string[];
}

/** Returns the same schema under another id, with demands that the use case checks, for the API document. */
export const bodyNamed = <S extends z.ZodType>(
  id: string,
  schema: S,
  { required = [], neverNull = [] }: Demands = {},
): S => schema.meta({ id, demands: { required, neverNull: [...required, ...neverNull] } }) as S;

/** A field with any value that clients may send without effect. */
export const ignoredField = z.unknown().optional().describe('Accepted and ignored.').meta({ 'x-any': true });

/**
 * Parses the body of a mailing call. Unknown keys are ignored (A60), in particular those that name
 * recipients, since the server looks them up (R343).
 */
export const mailingBody = <S extends z.ZodRawShape>(shape: S, aliases?: Aliases) =>
  wireBody(z.object(shape), aliases);

const NOT_WHOLE = 'This must be a whole number.';

const NOT_ONCE = 'Give this parameter only once.';

/** A whole number in a query. An empty value counts as left out. `outside` is the message for a number beyond the limits. */
export const wholeNumber = (least: number, most: number, outside?: string) =>
  z
    .string({ error: ({ input }) => (Array.isArray(input) ? NOT_ONCE : NOT_WHOLE) })
    .regex(/^(-?\d+)?$/, { error: NOT_WHOLE, abort: true })
    .transform((digits) => (digits === '' ? undefined : Number(digits)))
    .refine((value) => value === undefined || value >= least, { error: outside ?? tooSmall(least) })
    .refine((value) => value === undefined || value <= most, { error: outside ?? tooLarge(most) })
    .meta({ type: 'integer', minimum: least, maximum: most })
    .optional();

const MAX_SKIPPED = 1_000_000;

/** The requested part of a public list. Without a limit, all records after the offset (A161). */
export const listPart = z.object({
  limit: wholeNumber(1, MAX_SKIPPED).describe(
    'The maximum number of records. Left out, all records after the offset.',
  ),
  offset: wholeNumber(0, MAX_SKIPPED)
    .transform((offset) => offset ?? 0)
    .describe('The number of records to skip.'),
});
