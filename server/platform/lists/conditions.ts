import sql, { join, type Sql } from 'sql-template-tag';

/** Conditions of a list that are to be met together. */
export const all = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? join(conditions, ' AND ') : sql`true`;

/** `column` is one of the chosen texts; no condition where none is chosen. A single one can be looked up in an index. */
export function isOneOf(column: Sql, chosen: readonly string[] | null | undefined): Sql[] {
  if (!chosen?.length) return [];
  return chosen.length === 1
    ? [sql`${column} = ${chosen[0]}::text`]
    : [sql`${column} = ANY (${chosen}::text[])`];
}

/** `column` is the value, of the given SQL type; no condition where there is none. */
export const is = (column: Sql, value: unknown, type: Sql): Sql[] =>
  value === null || value === undefined ? [] : [sql`${column} = ${value}::${type}`];

/** The condition, or its opposite, written out so that the planner knows partial indexes to fit; none for null. */
export const holds = (condition: Sql, wanted: boolean | null | undefined): Sql[] =>
  wanted == null ? [] : [wanted ? condition : sql`NOT (${condition})`];

/** How many parts of a filter are set. Mixtures of several are too many to keep a plan for each. */
export const partsSet = (filter: Record<string, unknown>): number =>
  Object.values(filter).filter((value) => value != null && !(Array.isArray(value) && value.length === 0))
    .length;

/** The rows of `alias` that have one of these ids. */
export const inIds = (alias: Sql, ids: readonly number[]): Sql =>
  sql`${alias}.id = ANY (${[...ids]}::integer[])`;
