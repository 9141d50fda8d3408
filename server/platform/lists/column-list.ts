import sql, { empty, join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { AskedFields } from '../database/asked-fields.js';
import type { Database } from '../database/database.js';
import { badField } from '../errors.js';
import { parseInput, recordId, text } from '../input.js';
import { columnCondition } from './column-filter.js';
import { inIds } from './conditions.js';
import { type KeysetList, type KeysetPageOf, readKeysetList } from './keyset-list.js';
import { type ListColumn, type ListColumns, sortKeyOf } from './list-columns.js';
import type { ColumnFilter, ListFilter, ListSort } from './list-inputs.js';

/** More ids than a screen can select by hand. */
const MOST_IDS = 1000;
const MOST_CONDITIONS = 30;

/** The part of a filter that asks single columns. */
export const conditionsOnColumns = z
  .array(z.custom<ColumnFilter>())
  .max(MOST_CONDITIONS, `At most ${MOST_CONDITIONS}.`)
  .nullish();

const filterSchema = z.object({
  search: text(100).nullish(),
  ids: z.array(recordId).max(MOST_IDS, `At most ${MOST_IDS}.`).nullish(),
  columns: conditionsOnColumns,
});

/** A list that can be filtered and sorted by any of its columns. */
export interface ColumnList<Row> extends Omit<KeysetList<Row>, 'joins' | 'rare' | 'totals'> {
  /** The columns that are for the caller. */
  listed: ListColumns;
  /** The condition that a row is found by a text. */
  search: (text: string) => Sql;
  /** The text is looked up in indexes: that is planned for each text, since few rows have one and many another. */
  looksUp?: true;
  /** What the list leaves out unless it is asked for. */
  usually?: UsualRows;
  /** The columns that are summed up. */
  summed?: readonly string[];
  sort: ListSort;
}

/** Rows that a list has as long as its filter says nothing of this column, and names no records (A62). */
export interface UsualRows {
  column: string;
  condition: Sql;
}

export interface AskedList {
  filter?: ListFilter | null;
  sort?: ListSort | null;
  first: number;
  after?: string | null;
}

/** What of such a list meets a filter, which columns that asks, and what it asks of each. */
interface Narrowed {
  conditions: Sql[];
  used: ListColumn[];
  asked: { column: ListColumn; condition: Sql }[];
}

/**
 * The conditions of a filter.
 * @throws AppError BAD_USER_INPUT for a column that is not the caller's to ask about, and for values that cannot be used
 */
export function narrowedBy(
  { listed, search, alias, usually }: Pick<ColumnList<never>, 'listed' | 'search' | 'alias' | 'usually'>,
  given: ListFilter | null | undefined,
): Narrowed {
  const filter = parseInput(filterSchema, given ?? {});
  const asked = conditionsOn(listed, filter.columns ?? []);
  const asksForOthers = filter.ids || filter.columns?.some(({ column }) => column === usually?.column);
  return {
    conditions: [
      ...(usually && !asksForOthers ? [usually.condition] : []),
      ...(filter.search ? [search(filter.search)] : []),
      ...(filter.ids ? [inIds(alias, filter.ids)] : []),
      ...asked.map(({ condition }) => condition),
    ],
    used: asked.map(({ column }) => column),
    asked,
  };
}

/**
 * What each of these asks of its column, in SQL.
 * @throws AppError BAD_USER_INPUT for a column that is not the caller's to ask about, and for values that cannot be used
 */
export const conditionsOn = (listed: ListColumns, given: readonly ColumnFilter[]) =>
  given.map(({ column: name, test, values }) => {
    const column = columnOf(listed, name);
    return { column, condition: columnCondition(column, test, values ?? []) };
  });

/** @throws AppError BAD_USER_INPUT for a column that is none of the caller's */
export function columnOf(listed: ListColumns, name: string): ListColumn {
  const column = Object.hasOwn(listed, name) ? listed[name] : undefined;
  if (!column) throw badField('filter.columns', 'There is no such column.');
  return column;
}

/**
 * The column that a list is sorted by, and how.
 * @throws AppError BAD_USER_INPUT
 */
export function sortedAs(listed: ListColumns, { column, direction }: ListSort) {
  const sortedBy = columnOf(listed, column);
  const key = sortKeyOf(sortedBy, direction === 'DESC');
  if (!key) throw badField('sort', 'The list cannot be sorted by this column.');
  return { sortedBy, key, direction };
}

/** The joins that the columns need, each once. */
export const joinsOf = (columns: readonly ListColumn[]): Sql =>
  join([empty, ...new Set(columns.flatMap(({ join: needed }) => needed ?? []))], ' ');

/**
 * One page of the list with its total and its sums, in one statement.
 * @throws AppError BAD_USER_INPUT
 */
export function readColumnList<Row>(
  database: Database,
  { listed, search, looksUp, usually, summed = [], sort: usual, conditions, ...list }: ColumnList<Row>,
  { filter, sort, first, after }: AskedList,
  asked: AskedFields | null = null,
): Promise<KeysetPageOf<Row>> {
  const narrowed = narrowedBy({ listed, search, usually, alias: list.alias }, filter);
  const { sortedBy, key, direction } = sortedAs(listed, sort ?? usual);
  const sums = summed.map((name): [string, ListColumn] => [name, columnOf(listed, name)]);
  const totals = Object.fromEntries(sums.map(([name, { value }]) => [name, sql`sum(${value})::float8`]));
  const along = narrowed.asked.flatMap(({ column, condition }) => (column === sortedBy ? condition : []));
  return readKeysetList(
    database,
    {
      ...list,
      conditions: [...conditions, ...narrowed.conditions],
      joins: joinsOf([...narrowed.used, sortedBy, ...sums.map(([, summedUp]) => summedUp)]),
      totals,
      rare: narrowed.used.length > 1 || (looksUp && Boolean(filter?.search)),
      long: list.long && { ...list.long, along },
    },
    { sort: key, direction, first, after },
    asked,
  );
}
