import sql, { raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { behindCursor, type KeysetPage, keysetEnd } from './keyset.js';

/** What a list of millions of rows says besides, so that none of its pages takes long. */
export interface LongList {
  /** Rows are counted up to here: counting millions takes longer than finding fifty. */
  mostCounted: number;
  /** Those of its conditions that an index of what it is sorted by can look up. */
  along?: readonly Sql[];
}

/** A page of a common filter is found within so many rows of the order. */
const LOOKED_THROUGH = 10_000;

interface Found extends LongList {
  table: Sql;
  alias: Sql;
  conditions: readonly Sql[];
}

/**
 * Parts of a statement that find a page of a long list, as `found`. Where few rows match, they are counted, and the page
 * is taken out of them. A page of many is looked for among the first rows of the order, along its index; what is not
 * there is looked up by its conditions. Which of these is quick can be seen only while it is done: planners guess
 * how many rows have a word, and not at all where in another order they stand.
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
