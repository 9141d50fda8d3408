import * as z from 'zod/mini';

const LONGEST = 60;
const MAX = 20;

/** Splits the text of the field into meanings, separated by line breaks or commas. */
export const meaningsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((meaning) => meaning.trim())
    .filter(Boolean);

/** The validation rule of the field for meanings. */
export const meaningsText = z.string().check(
  z.refine((typed) => meaningsIn(typed).length <= MAX, `Enter no more than ${MAX} words or phrases.`),
  z.refine(
    (typed) => meaningsIn(typed).every(({ length }) => length <= LONGEST),
    `Use ${LONGEST} characters or fewer for each word or phrase.`,
  ),
);

/** Formats meanings for display. */
export const formatMeanings = (means: readonly string[]): string =>
  means.length > 0 ? means.join(', ') : 'ignored in searches';
