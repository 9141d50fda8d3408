import sql, { type Sql } from 'sql-template-tag';
import { all } from './conditions.js';
import type { ListColumns } from './list-columns.js';
import { joinsOf, narrowedBy } from './list-filter.js';
import type { ListFilter } from './list-inputs.js';
import { type Named, summedUp } from './matched-rows.js';

/** Totals of a list that are kept with every write: what all rows with the same values in some columns come to. */
export interface KeptTotals {
  /** The parts and their alias. */
  from: Sql;
  /** The columns that the parts know, by their names in the list. */
  columns: ListColumns;
  /** What the list leaves out unless it is asked for, said of parts. */
  usually: Sql;
  /** How many rows a part stands for. */
  count: Sql;
  /** What they come to, by the names of the columns in the list. */
  sums: Named;
}

/** Where count and sums of what a filter finds come from: parts, each of so many rows. */
export interface CountedParts {
  from: Sql;
  columns: ListColumns;
  count: Sql;
  sums: Named;
}

/** A list as far as its kept totals go. */
interface CountedList {
  conditions: readonly Sql[];
  usually?: { column: string };
  kept?: readonly KeptTotals[];
}

/**
 * The parts to add up under a filter, of the first totals that know all of its columns and those of `by`; null where
 * the rows themselves have to be looked at.
 * @throws AppError BAD_USER_INPUT
 */
export function keptPartsOf(
  { conditions, usually, kept = [] }: CountedList,
  filter: ListFilter | null | undefined,
  by: readonly string[] = [],
): CountedParts | null {
  if (conditions.length > 0 || filter?.search || filter?.ids) return null;
  const needed = [...(filter?.columns ?? []).map(({ column }) => column), ...by];
  const fitting = kept.find(({ columns }) => needed.every((name) => Object.hasOwn(columns, name)));
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

/** What all parts come to, by the names of the columns; and `totalCount`. */
export const addedUp = ({ count, sums }: CountedParts): Named => ({
  totalCount: sql`coalesce(sum(${count}), 0)::integer`,
  ...summedUp(sums),
});
