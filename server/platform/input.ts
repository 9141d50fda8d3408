import { z } from 'zod';
import { badInput } from './errors.js';

/**
 * Checks what came in against its schema.
 * @throws AppError BAD_USER_INPUT naming each field; the values themselves are never echoed
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: key.slice(0, 60), message: 'This field is not known.' }));
    if (issue.path.length === 0) return [{ field: '', message: 'Please send a JSON object.' }];
    return [{ field: issue.path.join('.'), message: issue.message }];
  });
  throw badInput(fields[0]?.message ?? 'The input is not valid.', fields);
}

const NOT_AN_ID = 'An id is a whole number.';

/** A record's id in a path or body: a positive whole number, also as digits. */
export const recordId = z
  .union([z.number(), z.string()], { error: NOT_AN_ID })
  .transform((value) => (typeof value === 'string' && !/^\d{1,10}$/.test(value) ? Number.NaN : Number(value)))
  .refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, { message: NOT_AN_ID });

/** Characters that cannot be seen, and those that turn the direction of writing, are no part of a text. */
const visible = (value: string) =>
  value.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim();

/** Text of at most `max` characters without control characters; blank counts as absent. */
export const text = (max: number, message = `Maximum of ${max} characters allowed.`) =>
  z
    .string({ error: 'This must be text.' })
    .transform(visible)
    .refine((value) => value.length <= max, { message })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value), {
      message: 'This has characters that cannot be used.',
    });

/** Text on one line: no line breaks, so that it can stand in a mail header. */
export const line = (max: number, message?: string) =>
  text(max, message).refine((value) => !/[\r\n]/.test(value), { message: 'This must be on one line.' });

/** One e-mail address, folded to lower case. */
export const emailAddress = line(254)
  .transform((value) => value.toLowerCase())
  .refine((value) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/.test(value), {
    message: 'Please enter an e-mail address like name@example.nz.',
  });

const EMPTY = 'This cannot be empty';

/** Text that has to be there: absent and blank are told the same, before anything else is judged. */
export const filledIn = <S extends z.ZodType<string, string>>(schema: S) =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string({ error: 'This must be text.' })
      .refine((value) => visible(value) !== '', { message: EMPTY })
      .pipe(schema),
  );

/** Text that may be left out; null then. */
export const optionalText = (schema: z.ZodType<string>) =>
  schema.nullish().transform((value) => value || null);
