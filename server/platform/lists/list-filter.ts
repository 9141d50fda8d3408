import { empty, join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { badField } from '../errors.js';
import { parseInput, recordId, text } from '../input.js';
import { columnCondition } from './column-filter.js';
import { inIds } from './conditions.js';
import type { ListColumn, ListColumns } from './list-columns.js';
import type { ColumnFilter, ListFilter } from './list-inputs.js';

/** More ids than a screen can select by hand. */
const MOST_IDS = 1000;
const MOST_CONDITIONS = 30;

/** The part of a filter that asks single columns. */
export const conditionsOnColumns = z
  .array(z.custom<ColumnFilter>())
  .max(MOST_CONDITIONS, tooMany(MOST_CONDITIONS))
  .nullish();

const filterSchema = z.object({
  search: text(100).nullish(),
  ids: z.array(recordId).max(MOST_IDS, tooMany(MOST_IDS)).nullish(),
  columns: conditionsOnColumns,
});

/** Rows that a list has as long as its filter says nothing of this column, and names no records (A62). */
export interface UsualRows {
  column: string;
  condition: Sql;
}

/** What of a list decides which of its rows meet a filter. */
export interface FilteredList {
  alias: Sql;
  /** The columns that are for the caller. */
  listed: ListColumns;
  /** The condition that a row is found by a text. */
  search: (text: string) => Sql;
  /** What the list leaves out unless it is asked for. */
  usually?: UsualRows;
}

/** What of such a list meets a filter, which columns that asks, and what it asks of each. */
export interface Narrowed {
  conditions: Sql[];
  used: ListColumn[];
  asked: { column: ListColumn; condition: Sql }[];
}

/**
 * The conditions of a filter.
 * @throws AppError BAD_USER_INPUT for a column that is not the caller's to ask about, and for values that cannot be used
 */
export function narrowedBy(
  { listed, search, alias, usually }: FilteredList,
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
 * Whether a filter is one of very many, or looks texts up, of which few rows have one and many another: planned for its
 * values.
 */
export const isRare = ({ used }: Narrowed): boolean =>
  used.length > 1 || used.some(({ indexed }) => indexed !== undefined);

/** The joins that the columns need, each once. */
export const joinsOf = (columns: readonly ListColumn[]): Sql =>
  join([empty, ...new Set(columns.flatMap(({ join: needed }) => needed ?? []))], ' ');
