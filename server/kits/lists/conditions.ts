import sql, { join, type Sql } from 'sql-template-tag';

/** Returns the conjunction of the conditions of a list. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;

/**
 * Returns the condition that `column` is one of the chosen texts, none if no text is chosen. A single text
 * can be looked up in an index.
 */
export function isOneOf(column: Sql, chosen: readonly string[] | null | undefined): Sql[] {
  if (!chosen?.length) return [];
  return chosen.length === 1
    ? [sql`${column} = ${chosen[0]}::text`]
    : [sql`${column} = ANY (${chosen}::text[])`];
}

/** Returns the condition that `column` equals the value, of the given SQL type. None if the value is null. */
export const is = (column: Sql, value: unknown, type: Sql): Sql[] =>
  value === null || value === undefined ? [] : [sql`${column} = ${value}::${type}`];

/**
 * Returns the condition or its negation, written out so that the planner can match partial indexes. None for
 * null.
 */
export const holds = (condition: Sql, wanted: boolean | null | undefined): Sql[] =>
  wanted == null ? [] : [wanted ? condition : sql`NOT (${condition})`];

/**
 * Returns the number of filter parts that are set. Plans are not cached for combinations of several, since
 * there are too many.
 */
export const partsSet = (filter: Record<string, unknown>): number =>
  Object.values(filter).filter((value) => value != null && !(Array.isArray(value) && value.length === 0))
    .length;

/** Returns the condition that a row of `alias` has one of these ids. */
export const inIds = (alias: Sql, ids: readonly number[]): Sql =>
  sql`${alias}.id = ANY (${[...ids]}::integer[])`;
