import { z } from 'zod';
import { mapList } from '../kits/lists/record-list.js';
import { badField } from '../platform/errors.js';
import { parseInput } from '../platform/input.js';
import { type AnswerShape, isListing, ListAnswer, Page } from './answers.js';

/** Column names, repeated or joined by commas (A39). An empty value (`columns=`) counts as left out. */
const columnNames = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((names) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .transform((names) => (names.length > 0 ? names : undefined));

/** The query parameters of every list besides its own (C034, R328). */
export const columnsQuery = z.object({
  columns: columnNames
    .optional()
    .describe(
      'The names of the fields to return, separated by commas or repeated. Fields that the caller may not see are left out.',
    ),
});

/**
 * Returns the columns that a query requests of a list. Undefined for all columns, or if the call is not a
 * list. Throws BAD_USER_INPUT if `columns` is not text, or names a column that the rows of the list never
 * have.
 */
export function requestedColumns(shape: AnswerShape, query: unknown): readonly string[] | undefined {
  if (!isListing(shape)) return undefined;
  const { columns } = parseInput(columnsQuery, query ?? {});
  const unknown = columns?.find((name) => !Object.hasOwn(shape.row.shape, name));
  if (unknown !== undefined) throw badField('columns', `There is no column called ${unknown.slice(0, 60)}.`);
  return columns;
}

/**
 * Returns a list with only these fields of its rows. Fields that the caller may not see are not in it to
 * begin with (A39).
 */
export function narrowed(answer: unknown, columns: readonly string[]): unknown {
  const requested = new Set(columns);
  const narrow = (row: unknown) =>
    Object.fromEntries(Object.entries(row as object).filter(([name]) => requested.has(name)));
  if (answer instanceof ListAnswer) return new ListAnswer(mapList(answer.list, narrow));
  if (answer instanceof Page) return new Page(answer.rows.map(narrow), answer.totalCount);
  return (answer as unknown[]).map(narrow);
}
