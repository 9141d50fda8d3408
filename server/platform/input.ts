import { z } from 'zod';
import { tidyText } from '../../shared/characters.js';
import { EMAIL_LENGTH, isEmailAddress, oneSpelling } from '../../shared/email-address.js';
import { tooFew, tooLarge, tooMany, tooSmall } from '../../shared/limit-messages.js';
import { isWithin } from '../../shared/text-length.js';
import { maxLength, type TextLimit } from '../../shared/text-limit.js';
import { badInput } from './errors.js';

/*
 * What a transform or a refinement judges, JSON Schema does not see: schemas that have one say by `.meta` how they are
 * described to integrators (server/rest/openapi).
 */

/**
 * Checks what came in against its schema.
 * @throws AppError BAD_USER_INPUT naming each field; the values themselves are never echoed
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: [...issue.path, key.slice(0, 60)].join('.'),
        message: 'This field is not known.',
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

/** What is said where a schema has no words of its own; zod's are for programmers. */
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
  return INVALID;
}

const INVALID = 'This is not valid.';
const NOT_AN_ID = 'An id is a whole number.';

/** A record's id in a path or body: a positive whole number, also as digits. */
export const recordId = z
  .union([z.number(), z.string()], { error: NOT_AN_ID })
  .transform((value) => (typeof value === 'string' && !/^\d{1,10}$/.test(value) ? Number.NaN : Number(value)))
  .refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, { message: NOT_AN_ID })
  .meta({ type: 'integer', minimum: 1 });

/** Text as it is stored, within its limit (A91) of characters as people see them; blank counts as absent. */
export const text = (limit: number | TextLimit, words?: string) => textWith('\n', limit, words);

function textWith(breaks: '\n' | ' ', limit: number | TextLimit, words?: string) {
  const { max, message } = typeof limit === 'number' ? maxLength(limit) : limit;
  return z
    .string({ error: 'This must be text.' })
    .transform((value) => tidyText(value, breaks))
    .refine((value) => isWithin(value, max), { message: words ?? message })
    .refine((value) => !/\p{Surrogate}/u.test(value), { message: 'This has characters that cannot be used.' })
    .meta({ maxLength: max });
}

/** Text on one line: no line breaks, so that it can stand in a mail header. */
export const line = (limit: number | TextLimit, words?: string) =>
  textWith(' ', limit, words).refine((value) => !/[\r\n]/.test(value), {
    message: 'This must be on one line.',
  });

/** One e-mail address, in the one spelling in which it is stored. */
export const emailAddress = line(EMAIL_LENGTH)
  .transform(oneSpelling)
  .refine(isEmailAddress, { message: 'Please enter an e-mail address like name@example.nz.' })
  .meta({ format: 'email', maxLength: EMAIL_LENGTH });

/** Whether there is such a day, YYYY-MM-DD: `Date` would take 31 February for the 3rd of March. */
export const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** What is said of text that has to be there. */
export const EMPTY = 'This cannot be empty';

/** Text that has to be there: absent and blank are told the same, before anything else is judged. */
export const filledIn = <S extends z.ZodType<string, string>>(schema: S) =>
  z
    .preprocess(
      (value) => value ?? '',
      z
        .string({ error: 'This must be text.' })
        .refine((value) => tidyText(value) !== '', { message: EMPTY })
        .pipe(schema),
    )
    .meta({ ...schema.meta(), minLength: 1 });

/** Text that may be left out; null then. */
export const optionalText = (schema: z.ZodType<string>) =>
  schema.nullish().transform((value) => value || null);
