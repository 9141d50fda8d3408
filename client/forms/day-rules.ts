import * as z from 'zod/mini';
import { isDay, showDay } from '../lib/parse-days';

type Limits = {
  /** The error message of an empty field; without it, the field can be empty. */
  missing?: string;
  /** The first and the last valid day, YYYY-MM-DD. */
  min?: string;
  max?: string;
};

function dayError(typed: string, { missing, min, max }: Limits): string | undefined {
  if (typed === '') return missing;
  if (!isDay(typed)) return 'Enter a date such as 22-Nov-2026.';
  if (min && typed < min) return `Choose ${showDay(min)} or later.`;
  if (max && typed > max) return `Choose ${showDay(max)} or earlier.`;
  return undefined;
}

const saidBy = (validationError: (typed: string) => string | undefined) =>
  z.string().check(
    z.refine((typed) => validationError(typed) === undefined, {
      error: ({ input }) => validationError(String(input)),
    }),
  );

/** The rule of a `DayField`: a calendar day within the limits (R323). */
export const dayRule = (limits: Limits) => saidBy((typed) => dayError(typed.trim(), limits));

/** Returns true if a text is a day and a time, YYYY-MM-DDTHH:mm. */
export function isLocalInstant(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** The rule of an `InstantField`: a day and a time; with `missing`, required with this error message (A166). */
export const instantRule = (missing?: string) =>
  saidBy((typed) => {
    if (typed.trim() === '') return missing;
    return isLocalInstant(typed) ? undefined : 'Enter a date such as 22-Nov-2026 and a time such as 2:07 pm.';
  });
