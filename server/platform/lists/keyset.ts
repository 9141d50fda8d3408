import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { badField } from '../errors.js';

/** Where in a sorted list a page begins: behind the row with this value and id. */
export type Cursor = readonly [value: string | number, id: number];

/** One page of a list that is sorted by an expression, and by id where that is the same. */
export interface KeysetPage {
  direction: 'ASC' | 'DESC';
  /** SQL type of what it is sorted by. */
  type: Sql;
  after: Cursor | null;
  first: number;
  offset?: number | null;
  /** The size that screens ask for; it stands in the statement. */
  usual: number;
}

/** The condition that a row is behind the cursor, with AND before it; nothing where there is none. */
export function behindCursor({ direction, type, after }: KeysetPage, sorted: Sql, id: Sql): Sql {
  const before = raw(direction === 'DESC' ? '<' : '>');
  return after ? sql`AND (${sorted}, ${id}) ${before} (${after[0]}::${type}, ${after[1]}::integer)` : empty;
}

/** As many rows as the page holds and one. */
export const pageLimit = ({ first, usual }: KeysetPage): Sql =>
  // A plan that is made once for all values takes an unknown limit to be a tenth of the table.
  sql`LIMIT ${first === usual ? raw(String(usual + 1)) : sql`${first + 1}`}`;

/** The end of a statement that lists rows: behind the cursor, in order, as many as the page holds and one. */
export function keysetEnd(page: KeysetPage, sorted: Sql, id: Sql): Sql {
  const { direction, offset } = page;
  const order = raw(direction);
  const behind = behindCursor(page, sorted, id);
  const skipped = offset ? sql`OFFSET ${offset}` : empty;
  return sql`${behind} ORDER BY ${sorted} ${order}, ${id} ${order} ${pageLimit(page)} ${skipped}`;
}

/** SQL of what a page shows of the rows that `keysetEnd` found for it, one more than those. */
export interface ShownRows {
  /** The order of the list. */
  order: Sql;
  /** A query for the rows to show. */
  rows: Sql;
  /** Whether there are more behind them. */
  hasMore: Sql;
  /** The cursor behind the last of them, as JSON. */
  last: Sql;
}

/** What to show of `found`, a part of the statement whose rows are called `alias`, once `shown` is the part that shows it. */
export function shownRows(
  { direction, first, usual }: KeysetPage,
  { found, shown, alias, sorted }: { found: Sql; shown: Sql; alias: Sql; sorted: Sql },
): ShownRows {
  const order = sql`${sorted} ${raw(direction)}, ${alias}.id ${raw(direction)}`;
  const limit = first === usual ? raw(String(usual)) : sql`${first}`;
  return {
    order,
    rows: sql`SELECT ${alias}.* FROM ${found} ${alias} ORDER BY ${order} LIMIT ${limit}`,
    hasMore: sql`(SELECT count(*) > ${limit}::integer FROM ${found})`,
    // Those before it are passed over: they stand in this order already, the other way round they would be sorted.
    last: sql`(SELECT json_build_array(${sorted}, ${alias}.id) FROM ${shown} ${alias}
      ORDER BY ${order} LIMIT 1 OFFSET (SELECT greatest(count(*) - 1, 0) FROM ${shown}))`,
  };
}

/** The cursor behind a row, as callers hand it back. */
export const encodeCursor = (...cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Room for the longest line of text, whatever its letters. */
const LONGEST = 8000;
const lastId = z.number().int().min(1).max(2_147_483_647);

/**
 * Reads a cursor whose value is as `value` says.
 * @throws AppError BAD_USER_INPUT
 */
export function decodeCursor(cursor: string, value: z.ZodType<string | number>): Cursor {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor.slice(0, LONGEST), 'base64url').toString());
    return z.tuple([value, lastId]).parse(decoded);
  } catch {
    throw badField('after', 'This is not a cursor of this list.');
  }
}
