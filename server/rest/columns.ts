import { z } from 'zod';
import { parseInput } from '../platform/input.js';
import { mapList } from '../platform/lists/record-list.js';
import { type AnswerShape, isListing, ListAnswer, Page } from './answers.js';

/**
 * Repeated, or joined by commas; unknown names are ignored (A39). Without a name in it (`columns=`) it counts as left
 * out.
 */
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

/** What every list takes besides its own query (C034, R328). */
export const columnsQuery = z.object({
  columns: columnNames
    .optional()
    .describe('The fields to answer with, joined by commas or repeated; unknown names are ignored.'),
});

/**
 * The columns that a query asks a list for; undefined: all of them, or no list.
 * @throws AppError BAD_USER_INPUT when `columns` is no text
 */
export const columnsAskedFor = (shape: AnswerShape, query: unknown): readonly string[] | undefined =>
  isListing(shape) ? parseInput(columnsQuery, query ?? {}).columns : undefined;

/** A list with these fields of its rows alone. It only narrows: what the reader may not see is not in it (A39). */
export function narrowed(answer: unknown, columns: readonly string[]): unknown {
  const asked = new Set(columns);
  const narrow = (row: unknown) =>
    Object.fromEntries(Object.entries(row as object).filter(([name]) => asked.has(name)));
  if (answer instanceof ListAnswer) return new ListAnswer(mapList(answer.list, narrow));
  if (answer instanceof Page) return new Page(answer.rows.map(narrow), answer.totalCount);
  return (answer as unknown[]).map(narrow);
}
