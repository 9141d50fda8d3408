import { z } from 'zod';

/** Drops empty text, which on the wire stands for an absent field (A146); null stays. */
export function withoutBlanks(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
}

/**
 * Unknown keys of the mailing calls are ignored (A60), those that name recipients first of all: who is
 * written to is looked up on the server (R343).
 */
export const mailingBody = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess(withoutBlanks, z.object(shape));

const NOT_WHOLE = 'This must be a whole number.';

/** Digits of a query; `limit=` counts as left out. */
export const wholeNumber = (least: number, most: number, tooMany = `At most ${most}.`) =>
  z
    .string({ error: NOT_WHOLE })
    .regex(/^\d{0,12}$/, NOT_WHOLE)
    .transform((digits) => (digits === '' ? undefined : Number(digits)))
    .refine((value) => value === undefined || value >= least, { error: `At least ${least}.` })
    .refine((value) => value === undefined || value <= most, { error: tooMany })
    .optional();

const MOST_SKIPPED = 1_000_000;

/** Which part of a public list is asked for: without a limit all that follow (A161). */
export const listPart = z.object({
  limit: wholeNumber(1, MOST_SKIPPED),
  offset: wholeNumber(0, MOST_SKIPPED).transform((offset) => offset ?? 0),
});
