import sql, { join, raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { type KeysetPage, keysetEnd } from './keyset.js';
import type { SortKey } from './list-columns.js';

/** The rows of a list: FROM with joins, and their conditions. */
export interface Rows {
  alias: Sql;
  from: Sql;
  conditions: readonly Sql[];
}

/** Columns of a statement, by name. */
export type Named = Readonly<Record<string, Sql>>;

export const quoted = (name: string): Sql => raw(`"${name}"`);

/** Returns the list of a SELECT. */
export const selected = (columns: Named): Sql =>
  join(Object.entries(columns).map(([name, value]) => sql`${value} AS ${quoted(name)}`));

/** Returns the row count as `totalCount`, and the sums of the values. */
export const countedUp = (values: Named): Named => ({
  totalCount: sql`count(*)::integer`,
  ...summedUp(values),
});

/** Returns the sum of each value under its name. */
export const summedUp = (values: Named): Named =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sql`sum(${value})::float8`]));

/**
 * Returns `matched`, a part of a statement: rows that are slow to find, with the wanted columns, so that they
 * are looked up once for both the page and the totals.
 */
export const matchedRows = ({ alias, from, conditions }: Rows, key: SortKey, wanted: Named): Sql =>
  sql`matched AS MATERIALIZED (SELECT ${selected({ id: sql`${alias}.id`, sorted: key.expression, ...wanted })}
    ${from} WHERE ${all(conditions)})`;

/** Returns the same columns, read from `matched` with the alias m. */
export const ofMatched = (wanted: Named): Named =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, sql`m.${quoted(name)}`]));

/** Returns a query for the ids and sort values of a page of `matched`. */
export const foundAmongMatched = (page: KeysetPage, condition = sql`true`): Sql =>
  sql`SELECT m.id, m.sorted FROM matched m WHERE ${condition} ${keysetEnd(page, sql`m.sorted`, sql`m.id`)}`;
