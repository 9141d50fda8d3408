import * as z from 'zod/mini';

const LONGEST = 60;
const MOST = 20;

/** Splits the text of the field into meanings, separated by line breaks or commas. */
export const meaningsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((meaning) => meaning.trim())
    .filter(Boolean);

/** The validation rule of the field for meanings. */
export const meaningsText = z.string().check(
  z.refine((typed) => meaningsIn(typed).length <= MOST, `Enter ${MOST} meanings or fewer.`),
  z.refine(
    (typed) => meaningsIn(typed).every(({ length }) => length <= LONGEST),
    `Use ${LONGEST} letters or fewer for each meaning.`,
  ),
);

/** Formats meanings for display. */
export const inWords = (means: readonly string[]): string =>
  means.length > 0 ? means.join(', ') : 'ignored in searches';
