import sql, { empty, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { type KeysetPage, keysetEnd } from './keyset.js';
import type { SortKey } from './list-columns.js';
import type { Rows } from './matched-rows.js';

/**
 * A query for the ids of a page and what it is sorted by, `id` and `sorted`. Where an index has the value, rows with one
 * are found along it, whichever way it goes, and those without are looked for only once the page needs them.
 */
export function sortedRows({ alias, from, conditions }: Rows, key: SortKey, page: KeysetPage): Sql {
  const id = sql`${alias}.id`;
  const { expression, sparse } = key;
  const where = (...more: Sql[]) => sql`${from} WHERE ${all([...conditions, ...more])}`;
  if (!sparse)
    return sql`SELECT ${id}, ${expression} AS sorted ${where()} ${keysetEnd(page, expression, id)}`;
  const { value, present, missing, missingValue } = sparse;
  const without = (more: Sql, after: KeysetPage['after']) => sql`SELECT ${id}, ${missingValue} AS sorted
    ${where(sql`${present} IS NULL`)} ${more} ${keysetEnd({ ...page, after }, missingValue, id)}`;
  if (page.after?.[0] === missing) return without(empty, page.after);
  const isWhole = sql`(SELECT count(*) > ${page.first}::integer FROM valued)`;
  return sql`WITH valued AS MATERIALIZED (SELECT ${id}, ${value} AS sorted
      ${where(sql`${present} IS NOT NULL`)} ${keysetEnd(page, value, id)})
    SELECT * FROM valued UNION ALL (${without(sql`AND NOT ${isWhole}`, null)})`;
}
