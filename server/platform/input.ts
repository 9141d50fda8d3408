import { z } from 'zod';
import { normalizeText } from '../../shared/characters.js';
import { EMAIL_LENGTH, isEmailAddress, oneSpelling } from '../../shared/email-address.js';
import { oneOf, tooFew, tooLarge, tooMany, tooSmall } from '../../shared/limit-messages.js';
import { isWithin } from '../../shared/text-length.js';
import { maxLength, type TextLimit } from '../../shared/text-limit.js';
import { badInput } from './errors.js';

/*
 * JSON Schema cannot express transforms and refinements. Schemas with one use `.meta` to describe themselves
 * to integrators (server/rest/openapi).
 */

/**
 * Validates input against its schema.
 * @throws AppError BAD_USER_INPUT that names each field; values are never echoed
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: [...issue.path, key.slice(0, 60)].join('.'),
        message: 'There is no such field.',
      }));
    return [{ field: issue.path.join('.'), message: issue.message }];
  });
  throw badInput(fields[0]?.message ?? 'The input is not valid.', fields);
}

const TYPES: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be yes or no.',
  array: 'This must be a list.',
  object: 'Please send a JSON object.',
  record: 'Please send a JSON object.',
};

/** Returns the message for an issue that has none in its schema, since those of zod are for programmers. */
function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? INVALID;
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    if (issue.origin === 'string') return `Maximum of ${maximum} characters allowed.`;
    return issue.origin === 'array' ? tooMany(maximum) : tooLarge(maximum);
  }
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (issue.origin === 'string') return 'This cannot be empty.';
    return issue.origin === 'array' ? tooFew(minimum) : tooSmall(minimum);
  }
  return issue.code === 'invalid_value' ? oneOf(issue.values) : INVALID;
}

const INVALID = 'This is not valid.';
const NOT_AN_ID = 'An ID must be a whole number.';

/** The largest value that an id can have. */
const MAX_ID = 2_147_483_647;

/**
 * The id of a record in a path or body: a positive whole number, also as digits. A number that no id can have
 * becomes the largest one, so that the record is not found.
 */
export const recordId = z
  .union([z.number(), z.string()], { error: NOT_AN_ID })
  .transform((value) => (typeof value === 'string' && !/^\d{1,15}$/.test(value) ? Number.NaN : Number(value)))
  .refine((id) => Number.isSafeInteger(id) && id > 0, { message: NOT_AN_ID })
  .transform((id) => Math.min(id, MAX_ID))
  .meta({ type: 'integer', minimum: 1, maximum: MAX_ID });

/**
 * Text as it is stored, within its limit (A91) of characters as people see them. Blank text counts as absent.
 */
export const text = (limit: number | TextLimit, words?: string) => textWith('\n', limit, words);

function textWith(breaks: '\n' | ' ', limit: number | TextLimit, words?: string) {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  return z
    .string({ error: 'This must be text.' })
    .transform((value) => normalizeText(value, breaks))
    .refine((value) => isWithin(value, max), { message: words ?? message })
    .refine((value) => !/\p{Surrogate}/u.test(value), {
      message: 'This text contains characters that can’t be used.',
    })
    .meta({ maxLength: max });
}

/** Text on one line. It has no line breaks, so that it can be used in a mail header. */
export const line = (limit: number | TextLimit, words?: string) =>
  textWith(' ', limit, words).refine((value) => !/[\r\n]/.test(value), {
    message: 'This must be on one line.',
  });

/** An email address in the spelling in which it is stored. */
export const emailAddress = line(EMAIL_LENGTH)
  .transform(oneSpelling)
  .refine(isEmailAddress, { message: 'Please enter an email address like name@example.nz.' })
  .meta({ format: 'email', maxLength: EMAIL_LENGTH });

/** Returns true if the day YYYY-MM-DD exists. `Date` would take 31 February for 3 March. */
export const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** The message for missing text. */
export const EMPTY = 'This cannot be empty';

/** Required text. Absent and blank text get the same message, before any other check. */
export const filledIn = <S extends z.ZodType<string, string>>(schema: S) =>
  z
    .preprocess(
      (value) => value ?? '',
      z
        .string({ error: 'This must be text.' })
        .refine((value) => normalizeText(value) !== '', { message: EMPTY })
        .pipe(schema),
    )
    .meta({ ...schema.meta(), minLength: 1 });

/** Optional text, which becomes null if it is absent or empty. */
export const optionalText = (schema: z.ZodType<string>) =>
  schema.nullish().transform((value) => value || null);
