import * as z from 'zod/mini';

const LONGEST = 60;
const MOST = 20;

/** What is typed into one field, a meaning a line or with commas between. */
export const meaningsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((meaning) => meaning.trim())
    .filter(Boolean);

/** The rule of that field. */
export const meaningsText = z.string().check(
  z.refine((typed) => meaningsIn(typed).length <= MOST, `At most ${MOST} meanings.`),
  z.refine(
    (typed) => meaningsIn(typed).every(({ length }) => length <= LONGEST),
    `At most ${LONGEST} letters each.`,
  ),
);

/** The meanings as people read them. */
export const inWords = (means: readonly string[]): string =>
  means.length > 0 ? means.join(', ') : 'nothing to a search';
