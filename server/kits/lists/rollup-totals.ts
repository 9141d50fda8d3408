import sql, { type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import type { ListColumns } from './list-columns.js';
import { joinsOf, narrowedBy } from './list-filter.js';
import type { ListFilter } from './list-inputs.js';
import { type Named, summedUp } from './matched-rows.js';

/**
 * Totals of a list that every write updates. A part has the totals of all rows with the same values in some
 * columns.
 */
export interface RollupTotals {
  /** The table of the parts, with its alias. */
  from: Sql;
  /** The columns that the parts have, by their names in the list. */
  columns: ListColumns;
  /** The default condition of the list, expressed on parts. */
  usually: Sql;
  /** The number of rows in a part. */
  count: Sql;
  /** The sums of the rows in a part, by the names of the columns in the list. */
  sums: Named;
}

/** The source of the count and sums of a filtered list: parts, each with its number of rows. */
export interface CountedParts {
  from: Sql;
  columns: ListColumns;
  count: Sql;
  sums: Named;
}

/** The properties of a list that its stored totals depend on. */
interface CountedList {
  conditions: readonly Sql[];
  usually?: { column: string };
  rollups?: readonly RollupTotals[];
}

/**
 * Returns the parts to add up for a filter, from the first totals that have all of its columns and those of
 * `by`. Null if the rows themselves have to be read.
 * @throws AppError BAD_USER_INPUT
 */
export function rollupPartsOf(
  { conditions, usually, rollups = [] }: CountedList,
  filter: ListFilter | null | undefined,
  by: readonly string[] = [],
): CountedParts | null {
  if (conditions.length > 0 || filter?.search || filter?.ids || filter?.externalRef) return null;
  const needed = [...(filter?.columns ?? []).map(({ column }) => column), ...by];
  const fitting = rollups.find(({ columns }) => needed.every((name) => Object.hasOwn(columns, name)));
  if (!fitting) return null;
  const { from, columns, usually: condition, count, sums } = fitting;
  const narrowed = narrowedBy(
    { listed: columns, search: never, alias: from, usually: usually && { ...usually, condition } },
    filter,
  );
  const joins = joinsOf([...narrowed.used, ...by.flatMap((name) => columns[name] ?? [])]);
  return { columns, count, sums, from: sql`FROM ${from} ${joins} WHERE ${all(narrowed.conditions)}` };
}

const never = (): Sql => {
  throw new Error('Parts of totals are not searched.');
};

/** Returns the sums of all parts, by the names of the columns, and `totalCount`. */
export const addedUp = ({ count, sums }: CountedParts): Named => ({
  totalCount: sql`coalesce(sum(${count}), 0)::integer`,
  ...summedUp(sums),
});
