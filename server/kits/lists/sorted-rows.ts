import sql, { join, raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { behindCursor, type KeysetPage, keysetEnd, pageLimit } from './keyset.js';
import type { FewOwners, SortKey } from './list-columns.js';
import type { Rows } from './matched-rows.js';

/**
 * Returns a query for the ids of a page and their sort values, `id` and `sorted`. If an index has the value,
 * rows with a value are found along it in either direction, and rows without one are searched only when the
 * page needs them.
 */
export function sortedRows(rows: Rows, key: SortKey, page: KeysetPage): Sql {
  const id = sql`${rows.alias}.id`;
  const { expression, sparse } = key;
  if (!sparse)
    return sql`SELECT ${id}, ${expression} AS sorted ${meeting(rows)} ${keysetEnd(page, expression, id)}`;
  const { value, owners, missing, missingValue } = sparse;
  const none = owners?.nobodys ?? sql`${value} IS NULL`;
  const without = (more: readonly Sql[], after: KeysetPage['after']) =>
    sql`SELECT ${id}, ${missingValue} AS sorted ${meeting(rows, none, ...more)}
    ${keysetEnd({ ...page, after }, missingValue, id)}`;
  if (page.after?.[0] === missing) return without([], page.after);
  const valued = owners
    ? ofOwners(rows, owners, page)
    : sql`SELECT ${id}, ${value} AS sorted ${meeting(rows, sql`${value} IS NOT NULL`)} ${keysetEnd(page, value, id)}`;
  const isShort = sql`(SELECT count(*) <= ${page.first}::integer FROM valued)`;
  return sql`WITH valued AS MATERIALIZED (${valued})
    SELECT * FROM valued UNION ALL (${without([isShort], null)})`;
}

/** Returns such a query for rows in several tables: the first rows of each table, and the first of those. */
export function sortedPieces(pieces: readonly Rows[], key: SortKey, page: KeysetPage): Sql {
  const first = join(
    pieces.map((rows) => sql`(${sortedRows(rows, key, page)})`),
    ' UNION ALL ',
  );
  const order = raw(page.direction);
  return sql`SELECT * FROM (${first}) every ORDER BY sorted ${order}, id ${order} ${pageLimit(page)}`;
}

const meeting = ({ from, conditions }: Rows, ...more: readonly Sql[]): Sql =>
  sql`${from} WHERE ${all([...conditions, ...more])}`;

/**
 * Returns a query for the first rows of each owner by id, and the first of those by owner, however many rows
 * an owner has.
 */
function ofOwners(rows: Rows, { from, value, owns }: FewOwners, page: KeysetPage): Sql {
  const id = sql`${rows.alias}.id`;
  const order = raw(page.direction);
  return sql`SELECT f.id, ${value} AS sorted FROM ${from} CROSS JOIN LATERAL (
      SELECT ${id} ${meeting(rows, owns)} ${behindCursor(page, value, id)} ORDER BY ${id} ${order} ${pageLimit(page)}) f
    ORDER BY sorted ${order}, f.id ${order} ${pageLimit(page)}`;
}
