import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { columnNameOf } from '../../platform/database/snake-naming.js';
import { type ColumnKind, type FieldTable, isVisibleTo } from '../records/field.js';
import type { ColumnTest } from './column-tests.js';

/** A column of a list, for filtering and sorting. */
export interface ListColumn {
  readonly kind: ColumnKind | 'links';
  /** True for texts of several lines, which are sorted by their beginning. */
  readonly long?: true;
  /** True if the list is too long to be sorted by this column. */
  readonly unsorted?: true;
  /** The tests of a filter, if the list is too long for the others. */
  readonly tests?: readonly ColumnTest[];
  /**
   * The SQL type of a value that is never missing or empty. The list is sorted by the value itself, so that
   * one index on the column serves both directions.
   */
  readonly stored?: 'bigint' | 'integer' | 'numeric' | 'text' | 'timestamptz';
  /**
   * True if an index has the value next to the id, as `sparseKey` writes it. The list is sorted along that
   * index, with rows without a value last. Otherwise the few owners that have the value, with an index of
   * their rows by id.
   */
  readonly sparse?: true | FewOwners;
  /** A folded, indexed text that contains the folded value. Searches for the value look there first. */
  readonly indexed?: Sql;
  /** True if texts too short for that index are searched row by row. */
  readonly shortTexts?: true;
  /** True for phone numbers, which are found in any spelling. */
  readonly phone?: true;
  /** SQL of the value. For `links`, a query for the ids of other records, with one column. */
  readonly value: Sql;
  /** For `links`, a query for the names of those records, with one column. */
  readonly names?: Sql;
  /** An additional join, made once however many columns need it. */
  readonly join?: Sql;
}

/** The few records of another table that rows belong to and are sorted by. */
export interface FewOwners {
  /** The owners, as a table with an alias. */
  readonly from: Sql;
  /** The value of an owner, which is never missing. */
  readonly value: Sql;
  /** The condition that a row belongs to the owner. */
  readonly owns: Sql;
  /** The condition that a row has no owner. */
  readonly nobodys: Sql;
}

/** The columns of a list by field name. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** Returns the fields of the table that this viewer sees and that lists support, as columns of `alias`. */
export function fieldColumns(fields: FieldTable, alias: string, viewer: string): ListColumns {
  const columns: Record<string, ListColumn> = {};
  for (const [name, field] of Object.entries(fields))
    if (field.column && isVisibleTo(field, viewer)) {
      const column = raw(`${alias}.${columnNameOf(name)}`);
      const value = field.readable?.(column) ?? column;
      columns[name] = {
        kind: field.column,
        value,
        ...(field.long && { long: true }),
        ...(field.digits === 'phone' && { phone: true }),
      };
    }
  return columns;
}

/** Returns some of the columns, for a narrower list. */
export const columnsNamed = (columns: ListColumns, names: readonly string[]): ListColumns =>
  Object.fromEntries(
    names.map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column ${name}.`);
      return [name, column];
    }),
  );

/**
 * The sort key of a list. It is never null, so that a cursor can mark the end of a page. Empty values come
 * last.
 */
export interface SortKey {
  expression: Sql;
  type: Sql;
  /** The value in a cursor. */
  cursor: z.ZodType<string | number>;
  /** The sparse key, if an index has the value. It distinguishes rows with a value from those without. */
  sparse?: SparseKey;
}

/** An optional value in the form in which an index has it. */
interface SparseKey {
  value: Sql;
  owners?: FewOwners;
  /** The value of a cursor for a missing value, and its SQL. */
  missing: string;
  missingValue: Sql;
}

const INSTANT = /^(-?infinity|\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/;
const DAY = /^(-?infinity|\d{4,6}-\d\d-\d\d)$/;

/**
 * Returns the sort key of a time that is always present. A cursor has it in the format of PostgreSQL, to the
 * microsecond.
 */
export const byInstant = (expression: Sql): SortKey => ({
  expression,
  type: sql`timestamptz`,
  cursor: z.string().regex(INSTANT),
});

/** Returns the beginning of a text, which is enough to sort by and fits into a cursor. */
const beginning = (text: Sql) => sql`left(${text}, 200)`;

const text = (value: Sql, last: boolean): SortKey => ({
  // U+FFFF sorts after every letter.
  expression: last ? sql`coalesce(nullif(${value}, ''), U&'\\FFFF')` : sql`coalesce(${value}, '')`,
  type: sql`text`,
  cursor: z.string().max(1000),
});

/** Returns the sort key of a value that is always present. */
const stored = (expression: Sql, type: NonNullable<ListColumn['stored']>): SortKey => ({
  expression,
  type: raw(type),
  cursor:
    type === 'text'
      ? z.string().max(1000)
      : type === 'timestamptz'
        ? z.string().regex(INSTANT)
        : type === 'numeric'
          ? z.number()
          : z.number().int(),
});

/**
 * Returns the value in the form in which indexes of sparse columns have it: numbers as float8, null for empty
 * text.
 */
function sparseKey(column: ListColumn, desc: boolean): SparseKey | undefined {
  const { kind, value, long } = column;
  const endless = desc ? '-infinity' : 'infinity';
  const ending = (type: string) => raw(`'${endless}'::${type}`);
  switch (kind) {
    case 'text':
    case 'choice': {
      const filled = sql`nullif(${value}, '')`;
      return {
        value: long ? beginning(filled) : filled,
        missing: desc ? '' : '\uFFFF',
        missingValue: raw(desc ? "''::text" : "U&'\\FFFF'::text"),
      };
    }
    case 'number':
      return {
        value: sql`(${value})::float8`,
        missing: desc ? '-Infinity' : 'Infinity',
        missingValue: ending('float8'),
      };
    case 'day':
      return { value, missing: endless, missingValue: ending('date') };
    case 'instant':
      return { value, missing: endless, missingValue: ending('timestamptz') };
    default:
      return undefined;
  }
}

/**
 * Returns the sort key of a column. `desc` decides the replacement of empty values, so that they come last.
 */
export function sortKeyOf(column: ListColumn, desc: boolean): SortKey | null {
  const key = plainSortKey(column, desc);
  const sparse = column.sparse && sparseKey(column, desc);
  if (!key || !sparse) return key;
  const owners = column.sparse === true ? undefined : column.sparse;
  return { ...key, sparse: { ...sparse, owners } };
}

function plainSortKey(column: ListColumn, desc: boolean): SortKey | null {
  const { kind, value, long, unsorted, stored: type } = column;
  if (unsorted) return null;
  if (type) return stored(value, type);
  const end = raw(desc ? "'-infinity'" : "'infinity'");
  switch (kind) {
    case 'text':
    case 'choice':
      return text(long ? beginning(value) : value, !desc);
    case 'list':
      return text(beginning(sql`array_to_string(${value}, ', ')`), !desc);
    case 'number':
      return {
        expression: sql`coalesce(${value}::float8, ${end}::float8)`,
        type: sql`float8`,
        cursor: z.union([z.number(), z.literal(['Infinity', '-Infinity'])]),
      };
    case 'flag':
      return { expression: sql`(${value})::integer`, type: sql`integer`, cursor: z.number() };
    case 'day':
      return {
        expression: sql`coalesce(${value}, ${end}::date)`,
        type: sql`date`,
        cursor: z.string().regex(DAY),
      };
    case 'instant':
      return byInstant(sql`coalesce(${value}, ${end}::timestamptz)`);
    case 'links':
      return null;
  }
}
