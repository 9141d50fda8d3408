import sql, { raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { behindCursor, type KeysetPage, keysetEnd } from './keyset.js';

/** Options of a list with millions of rows, which keep each of its pages fast. */
export interface LongList {
  /** The number of rows up to which they are counted. Counting millions takes longer than finding fifty. */
  mostCounted: number;
  /** The conditions that an index of the sort column can look up. */
  along?: readonly Sql[];
}

/** The number of rows in sort order within which a page of a common filter is expected. */
const LOOKED_THROUGH = 10_000;

interface Found extends LongList {
  table: Sql;
  alias: Sql;
  conditions: readonly Sql[];
}

/**
 * Returns the parts of a statement that find a page of a long list, as `found`. If few rows match, they are
 * counted and the page is taken from them. A page of many matches is searched among the first rows in sort
 * order, along its index, and by the conditions if it is not there. The faster way is known only at run time:
 * planners estimate how many rows contain a word, but not their positions in another order.
 */
export function longList(
  { table, alias, conditions, along = [], mostCounted }: Found,
  page: KeysetPage,
  key: Sql,
): { found: Sql; totals: Sql } {
  const most = raw(String(mostCounted));
  const id = sql`${alias}.id`;
  const sorted = sql`${alias}.sorted`;
  const matching = sql`FROM ${table} ${alias} WHERE ${all(conditions)}`;
  const [few, many] = ['<', '>='].map((is) => sql`(SELECT count FROM total) ${raw(is)} ${most}`) as [
    Sql,
    Sql,
  ];
  const isWhole = sql`(SELECT count(*) > ${page.first}::integer FROM among_first)`;
  const inOrder = keysetEnd({ ...page, after: null }, sorted, id);
  return {
    found: sql`counted AS MATERIALIZED (SELECT ${id} ${matching} LIMIT ${most}),
      total AS MATERIALIZED (SELECT count(*)::integer AS count FROM counted),
      among_first AS MATERIALIZED (SELECT ${id}, ${sorted} FROM (
        SELECT ${alias}.*, ${key} AS sorted FROM ${table} ${alias} WHERE ${all(along)}
          ${keysetEnd({ ...page, first: LOOKED_THROUGH - 1 }, key, id)}) ${alias}
        WHERE ${all(conditions)} ${inOrder}),
      found AS (
        (SELECT ${id}, ${key} AS sorted FROM ${table} ${alias} WHERE ${few} AND ${id} IN (SELECT id FROM counted)
          ${keysetEnd(page, key, id)})
        UNION ALL
        (SELECT * FROM among_first WHERE ${many} AND ${isWhole})
        UNION ALL
        (SELECT ${id}, ${sorted} FROM (
          SELECT ${id}, ${key} AS sorted ${matching} ${behindCursor(page, key, id)} OFFSET 0) ${alias}
          WHERE ${many} AND NOT ${isWhole} ${inOrder}))`,
    totals: sql`(SELECT json_build_object('totalCount', count) FROM total)`,
  };
}
