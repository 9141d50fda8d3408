import { createHash } from 'node:crypto';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { badField } from '../../platform/errors.js';

/** The position of a page in a sorted list: after the row with this value and id. */
export type Cursor = readonly [value: string | number, id: number];

/** A page of a list that is sorted by an expression, and by id for equal values. */
export interface KeysetPage {
  direction: 'ASC' | 'DESC';
  /** The SQL type of the sort expression. */
  type: Sql;
  after: Cursor | null;
  first: number;
  offset?: number | null;
  /** The page size of the screens, which is written into the statement. */
  usual: number;
}

/** Returns the condition that a row is after the cursor, preceded by AND. Empty without a cursor. */
export function behindCursor({ direction, type, after }: KeysetPage, sorted: Sql, id: Sql): Sql {
  const before = raw(direction === 'DESC' ? '<' : '>');
  return after ? sql`AND (${sorted}, ${id}) ${before} (${after[0]}::${type}, ${after[1]}::integer)` : empty;
}

/** Returns a LIMIT of the page size plus one. */
export const pageLimit = ({ first, usual }: KeysetPage): Sql =>
  // With an unknown limit, a generic plan assumes a tenth of the table.
  sql`LIMIT ${first === usual ? raw(String(usual + 1)) : sql`${first + 1}`}`;

/**
 * Returns the end of a statement that lists rows: after the cursor, in order, limited to the page size plus
 * one.
 */
export function keysetEnd(page: KeysetPage, sorted: Sql, id: Sql): Sql {
  const { direction, offset } = page;
  const order = raw(direction);
  const behind = behindCursor(page, sorted, id);
  const skipped = offset ? sql`OFFSET ${offset}` : empty;
  return sql`${behind} ORDER BY ${sorted} ${order}, ${id} ${order} ${pageLimit(page)} ${skipped}`;
}

/** SQL of the rows that a page shows, out of those that `keysetEnd` found, which may be one more. */
export interface ShownRows {
  /** The sort order of the list. */
  order: Sql;
  /** The query of the rows to show. */
  rows: Sql;
  /** True if there are more rows after the page. */
  hasMore: Sql;
  /** The cursor after the last row, as JSON. */
  last: Sql;
}

/**
 * Returns SQL of the rows to show of `found`, a part of the statement with the row alias `alias`. `shown` is
 * the part that selects them.
 */
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
    // Skips the rows before it: they are in this order already, while the reverse order would need a sort.
    last: sql`(SELECT json_build_array(${sorted}, ${alias}.id) FROM ${shown} ${alias}
      ORDER BY ${order} LIMIT 1 OFFSET (SELECT greatest(count(*) - 1, 0) FROM ${shown}))`,
  };
}

/** The length of a cursor for the longest line of text in any script. */
const MAX_CURSOR = 8000;
const MARK_LENGTH = 8;

/** Returns a short key for the list and sort order of a cursor, such as 'lead-records createdAt DESC'. */
const markOf = (order: string) =>
  createHash('sha256').update(order).digest('base64url').slice(0, MARK_LENGTH);

/** Returns a cursor that encodes these values. It is valid only for the same `order`. */
export const writeCursor = (order: string, values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify([...values, markOf(order)])).toString('base64url');

/**
 * Reads the values of a cursor, which match `schema`.
 * @throws AppError BAD_USER_INPUT for a cursor of another list, or of the list in another order
 */
export function readCursor<Values>(order: string, cursor: string, schema: z.ZodType<Values>): Values {
  try {
    const text = Buffer.from(cursor.slice(0, MAX_CURSOR), 'base64url').toString();
    const values = z.array(z.unknown()).parse(JSON.parse(text));
    if (values.pop() !== markOf(order)) throw new Error('The cursor is for another sort order.');
    return schema.parse(values);
  } catch {
    throw badField('after', 'This cursor is for another list or sort order.');
  }
}

const lastId = z.number().int().min(1).max(2_147_483_647);

/**
 * Reads a cursor whose value matches the schema `value`.
 * @throws AppError BAD_USER_INPUT for a cursor of another list, or of the list in another order
 */
export const decodeCursor = (order: string, cursor: string, value: z.ZodType<string | number>): Cursor =>
  readCursor(order, cursor, z.tuple([value, lastId]));

/** Returns the name of a sort order of a list, for its cursors. A board uses the name of its list. */
export const orderOf = (label: string, { column, direction }: { column: string; direction: string }) =>
  `${label} ${column} ${direction}`;
