import { empty, join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { badField } from '../../platform/errors.js';
import { parseInput, recordId, text } from '../../platform/input.js';
import { externalRefSchema } from '../external-refs/external-ref.schema.js';
import { hasExternalRef } from '../external-refs/external-ref.sql.js';
import type { ExternalRef } from '../external-refs/external-ref.type.js';
import { columnCondition } from './column-filter.js';
import { inIds } from './conditions.js';
import type { ListColumn, ListColumns } from './list-columns.js';
import type { ColumnFilter, ListFilter } from './list-inputs.js';

/** The maximum number of ids, more than a user selects by hand. */
const MAX_IDS = 1000;
const MAX_CONDITIONS = 30;

/** The conditions of a filter on single columns. */
export const conditionsOnColumns = z
  .array(z.custom<ColumnFilter>())
  .max(MAX_CONDITIONS, tooMany(MAX_CONDITIONS))
  .nullish();

/** The schema of the ids to which a filter limits a list. */
export const idsSchema = z.array(recordId).max(MAX_IDS, tooMany(MAX_IDS)).nullish();

const filterSchema = z.object({
  search: text(100).nullish(),
  ids: idsSchema,
  columns: conditionsOnColumns,
  externalRef: externalRefSchema.nullish(),
});

/** The default condition of a list, which applies unless the filter names this column or records (A62). */
export interface DefaultCondition {
  column: string;
  condition: Sql;
}

/** The properties of a list that filters depend on. */
export interface FilteredList {
  alias: Sql;
  /** The columns that the caller may see. */
  listed: ListColumns;
  /** Returns the condition that a row matches a search text. */
  search: (text: string) => Sql;
  /** The default condition of the list. */
  usually?: DefaultCondition;
  /** The type of the records in the table of references. If absent, the caller cannot filter by references. */
  referredAs?: string;
}

/** The conditions of a filter, the columns that they use, and the condition on each. */
export interface Narrowed {
  conditions: Sql[];
  used: ListColumn[];
  columnConditions: { column: ListColumn; condition: Sql }[];
}

/**
 * Returns the conditions of a filter.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see, and for invalid values
 */
export function narrowedBy(
  { listed, search, alias, usually, referredAs }: FilteredList,
  given: ListFilter | null | undefined,
): Narrowed {
  const filter = parseInput(filterSchema, given ?? {});
  const columnConditions = conditionsOn(listed, filter.columns ?? []);
  const asksForOthers = filter.ids || filter.columns?.some(({ column }) => column === usually?.column);
  return {
    conditions: [
      ...(usually && !asksForOthers ? [usually.condition] : []),
      ...(filter.search ? [search(filter.search)] : []),
      ...(filter.ids ? [inIds(alias, filter.ids)] : []),
      ...(filter.externalRef ? [refersTo(referredAs, alias, filter.externalRef)] : []),
      ...columnConditions.map(({ condition }) => condition),
    ],
    used: columnConditions.map(({ column }) => column),
    columnConditions,
  };
}

/**
 * Returns the condition that a row has this reference in another system.
 * @throws AppError BAD_USER_INPUT if the caller may not filter by references
 */
export function refersTo(referredAs: string | undefined, alias: Sql, ref: ExternalRef): Sql {
  if (!referredAs) throw badField('filter.externalRef', 'The list cannot be filtered by external ids.');
  return hasExternalRef(referredAs, alias, ref);
}

/**
 * Returns the SQL of each condition with its column.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see, and for invalid values
 */
export const conditionsOn = (listed: ListColumns, given: readonly ColumnFilter[]) =>
  given.map(({ column: name, test, values }) => {
    const column = columnOf(listed, name);
    return { column, condition: columnCondition(column, test, values ?? []) };
  });

/**
 * Returns the column of this name.
 * @throws AppError BAD_USER_INPUT for a column that the caller may not see
 */
export function columnOf(listed: ListColumns, name: string): ListColumn {
  const column = Object.hasOwn(listed, name) ? listed[name] : undefined;
  if (!column) throw badField('filter.columns', 'There is no such column.');
  return column;
}

/**
 * Returns true if a filter combines several columns, of which there are very many combinations, or looks up
 * texts, which may match few or many rows. Its statement is planned for its values.
 */
export const isRare = ({ used }: Narrowed): boolean =>
  used.length > 1 || used.some(({ indexed }) => indexed !== undefined);

/** Returns the joins that the columns need, each once. */
export const joinsOf = (columns: readonly ListColumn[]): Sql =>
  join([empty, ...new Set(columns.flatMap(({ join: needed }) => needed ?? []))], ' ');
