import sql, { join, raw, type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import { type KeysetPage, keysetEnd } from './keyset.js';
import type { SortKey } from './list-columns.js';

/** The rows of a list: FROM and what they are joined with, and the conditions that they meet. */
export interface Rows {
  alias: Sql;
  from: Sql;
  conditions: readonly Sql[];
}

/** Columns of a statement, by their names. */
export type Named = Readonly<Record<string, Sql>>;

export const quoted = (name: string): Sql => raw(`"${name}"`);

/** The list of a SELECT. */
export const selected = (columns: Named): Sql =>
  join(Object.entries(columns).map(([name, value]) => sql`${value} AS ${quoted(name)}`));

/** How many rows there are, as `totalCount`, and what the values of each come to. */
export const countedUp = (values: Named): Named => ({
  totalCount: sql`count(*)::integer`,
  ...summedUp(values),
});

/** What these come to, each under its name. */
export const summedUp = (values: Named): Named =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sql`sum(${value})::float8`]));

/**
 * A part of a statement, `matched`: rows that take long to look up, with what is wanted of each, so that they are looked
 * up once for a page and for what all of them come to.
 */
export const matchedRows = ({ alias, from, conditions }: Rows, key: SortKey, wanted: Named): Sql =>
  sql`matched AS MATERIALIZED (SELECT ${selected({ id: sql`${alias}.id`, sorted: key.expression, ...wanted })}
    ${from} WHERE ${all(conditions)})`;

/** These columns, where `matched` is named m. */
export const ofMatched = (wanted: Named): Named =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, sql`m.${quoted(name)}`]));

/** A query for the ids of a page among `matched` and what it is sorted by. */
export const foundAmongMatched = (page: KeysetPage, condition = sql`true`): Sql =>
  sql`SELECT m.id, m.sorted FROM matched m WHERE ${condition} ${keysetEnd(page, sql`m.sorted`, sql`m.id`)}`;
