import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { firstNumber, phoneKey } from '../../../shared/phone-numbers.js';
import { isWithin } from '../../../shared/text-length.js';
import { foldForLike, foldSearchText } from '../../platform/database/fold-for-like.js';
import { badField } from '../../platform/errors.js';
import { isCalendarDay, recordId } from '../../platform/input.js';
import type { ColumnTest } from './column-tests.js';
import type { ListColumn } from './list-columns.js';
import { isShort, requireLetters } from './quick-search.js';

type Values = readonly string[];
type Tests = Partial<Record<ColumnTest, (value: Sql, given: Values) => Sql>>;

const MAX_VALUES = 200;
const LONGEST = 200;
const FIELD = 'filter.columns';

const first = (given: Values): string => {
  if (given[0] === undefined || given[0].trim() === '') throw badField(FIELD, 'Please give a value.');
  return given[0];
};
/** Returns a folded text to compare with. Throws if it has no visible characters. */
const word = (given: Values): string => {
  const text = foldSearchText(first(given));
  if (text === '') throw badField(FIELD, 'Please give a value.');
  return text;
};
const part = (given: Values) => {
  word(given);
  return foldForLike(first(given));
};

const two = (given: Values): [string, string] => {
  if (given.length !== 2) throw badField(FIELD, 'Please give two values.');
  return [given[0] ?? '', given[1] ?? ''];
};

const number = (text: string): number => {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text.trim())) throw badField(FIELD, 'This must be a number.');
  return Number(text);
};
const day = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isCalendarDay(text)) throw badField(FIELD, 'This must be a date.');
  return text;
};
const id = (text: string): number => {
  const { data } = recordId.safeParse(text);
  if (data === undefined) throw badField(FIELD, 'An ID must be a whole number.');
  return data;
};

/**
 * Adds a condition that the value is not null. PostgreSQL does not infer it from fold(), but needs it to use
 * an index of values that are not null.
 */
const there = (value: Sql, condition: Sql) => sql`(${value} IS NOT NULL AND ${condition})`;
const like = (value: Sql, pattern: string) => there(value, sql`fold(${value}) LIKE ${pattern}`);

const texts: Tests = {
  contains: (value, given) => like(value, `%${part(given)}%`),
  'not-contains': (value, given) => sql`NOT coalesce(${like(value, `%${part(given)}%`)}, false)`,
  'starts-with': (value, given) => like(value, `${part(given)}%`),
  equals: (value, given) => there(value, sql`fold(${value}) = ${word(given)}`),
  empty: (value) => sql`coalesce(${value}, '') = ''`,
  'not-empty': (value) => sql`${value} <> ''`,
};

/** Compares phone numbers in any spelling if a number is given, and texts otherwise. */
const withKey = (given: Values, number: (key: string) => Sql, other: () => Sql): Sql => {
  const key = phoneKey(first(given));
  return key ? number(key) : other();
};
const digits = (value: Sql) => sql`phone_digits(${value})`;

/**
 * Returns the condition that a column is this number. If an extension is given, numbers match with that
 * extension or none, otherwise with any or none.
 */
function isNumber(value: Sql, key: string, given: Values): Sql {
  const extension = firstNumber(first(given))?.extension;
  const integerTests = `^(00)?(64)?0?${key}`;
  return extension
    ? sql`${digits(value)} ~ ${`${integerTests}(${extension})?$`}`
    : sql`(${digits(value)} ~ ${`${integerTests}$`}
        OR (${digits(value)} ~ ${`${integerTests}\\d{1,6}$`} AND ${value} ~* ${EXTENSION}))`;
}
const EXTENSION = '(ext|extn|extension|x|#)[^[:digit:]]*[[:digit:]]{1,6}[^[:digit:]]*$';

const phones: Tests = {
  ...texts,
  contains: (value, given) =>
    withKey(
      given,
      (key) => sql`(${digits(value)} LIKE ${`%${key}%`} OR ${like(value, `%${part(given)}%`)})`,
      () => like(value, `%${part(given)}%`),
    ),
  'not-contains': (value, given) =>
    withKey(
      given,
      (key) =>
        sql`NOT coalesce(${digits(value)} LIKE ${`%${key}%`} OR ${like(value, `%${part(given)}%`)}, false)`,
      () => sql`NOT coalesce(${like(value, `%${part(given)}%`)}, false)`,
    ),
  'starts-with': (value, given) =>
    withKey(
      given,
      (key) => sql`(${digits(value)} ~ ${`^(00)?(64)?0?${key}`} OR ${like(value, `${part(given)}%`)})`,
      () => like(value, `${part(given)}%`),
    ),
  equals: (value, given) =>
    withKey(
      given,
      (key) => sql`(${isNumber(value, key, given)} OR fold(${value}) = ${word(given)})`,
      () => sql`fold(${value}) = ${word(given)}`,
    ),
};

const nothing: Tests = {
  empty: (value) => sql`${value} IS NULL`,
  'not-empty': (value) => sql`${value} IS NOT NULL`,
};

/** Returns comparisons of values that `read` parses, with the given SQL type. */
const ordered = <Value>(read: (text: string) => Value, type: string): Tests => {
  const as = (text: string) => sql`${read(text)}::${raw(type)}`;
  return {
    equals: (value, given) => sql`${value} = ${as(first(given))}`,
    'at-least': (value, given) => sql`${value} >= ${as(first(given))}`,
    'at-most': (value, given) => sql`${value} <= ${as(first(given))}`,
    between: (value, given) => sql`${value} BETWEEN ${as(two(given)[0])} AND ${as(two(given)[1])}`,
    ...nothing,
  };
};

/**
 * Returns SQL of the time at which a day begins in New Zealand (A166). Times are compared with it so that an
 * index can be used.
 */
const begin = (text: string) => sql`(${day(text)}::date::timestamp AT TIME ZONE 'Pacific/Auckland')`;
const end = (text: string) => sql`((${day(text)}::date + 1)::timestamp AT TIME ZONE 'Pacific/Auckland')`;

const instant = z.iso.datetime({ offset: true });
const isInstant = (text: string) => text.includes('T') && instant.safeParse(text).success;
/** Returns the condition that a time is not before a day or instant. */
const notBefore = (time: Sql, text: string) =>
  sql`${time} >= ${isInstant(text) ? sql`${text}::timestamptz` : begin(text)}`;
/** Returns the condition that a time is not after a day or instant. */
const notAfter = (time: Sql, text: string) =>
  isInstant(text) ? sql`${time} <= ${text}::timestamptz` : sql`${time} < ${end(text)}`;

/**
 * Compares times. Missing values are compared in the form in which lists sort them, so that one index serves
 * both.
 */
function instants({ value, stored }: ListColumn): Tests {
  const late = stored ? value : sql`coalesce(${value}, '-infinity'::timestamptz)`;
  const early = stored ? value : sql`coalesce(${value}, 'infinity'::timestamptz)`;
  const within = (from: string, until: string) =>
    sql`(${notBefore(late, from)} AND ${notAfter(late, until)})`;
  return {
    equals: (_, given) => within(first(given), first(given)),
    'at-least': (_, given) => notBefore(late, first(given)),
    'at-most': (_, given) => notAfter(early, first(given)),
    between: (_, given) => within(...two(given)),
    empty: () => (stored ? sql`false` : sql`${late} = '-infinity'`),
    'not-empty': () => sql`${value} IS NOT NULL`,
  };
}

/** Compares whole numbers as such, so that an index on them can be used. */
const integerTests: Tests = {
  equals: (value, given) => {
    const wanted = number(first(given));
    return Number.isInteger(wanted) ? sql`${value} = ${wanted}::bigint` : sql`false`;
  },
  'at-least': (value, given) => sql`${value} >= ${Math.ceil(number(first(given)))}::bigint`,
  'at-most': (value, given) => sql`${value} <= ${Math.floor(number(first(given)))}::bigint`,
  between: (value, given) => {
    const [from, until] = two(given).map(number) as [number, number];
    return sql`${value} BETWEEN ${Math.ceil(from)}::bigint AND ${Math.floor(until)}::bigint`;
  },
  ...nothing,
};

const TESTS: Record<Exclude<ListColumn['kind'], 'instant'>, Tests> = {
  text: texts,
  number: ordered(number, 'numeric'),
  day: ordered(day, 'date'),
  choice: {
    // A single value is looked up in an index, in the order of the columns that follow there.
    'one-of': (value, given) =>
      given.length === 1 ? sql`${value} = ${given[0]}::text` : sql`${value} = ANY (${[...given]}::text[])`,
    ...nothing,
  },
  flag: {
    equals: (value, given) => (first(given) === 'true' ? sql`${value}` : sql`NOT ${value}`),
  },
  list: {
    contains: (value, given) =>
      sql`EXISTS (SELECT FROM unnest(${value}) AS one WHERE ${like(sql`one`, `%${part(given)}%`)})`,
    'not-contains': (value, given) =>
      sql`NOT EXISTS (SELECT FROM unnest(${value}) AS one WHERE ${like(sql`one`, `%${part(given)}%`)})`,
    'one-of': (value, given) => sql`${value} && ${[...given]}::text[]`,
    empty: (value) => sql`coalesce(cardinality(${value}), 0) = 0`,
    'not-empty': (value) => sql`cardinality(${value}) > 0`,
  },
  links: {
    'one-of': (value, given) =>
      sql`EXISTS (SELECT FROM (${value}) AS linked (id) WHERE linked.id = ANY (${given.map(id)}::integer[]))`,
    empty: (value) => sql`NOT EXISTS (${value})`,
    'not-empty': (value) => sql`EXISTS (${value})`,
  },
};

function testsOf(column: ListColumn): Tests {
  if (column.kind === 'instant') return instants(column);
  if (column.phone) return phones;
  return column.kind === 'number' && column.stored ? integerTests : TESTS[column.kind];
}

/**
 * Returns the condition that a column passes a test.
 * @throws AppError BAD_USER_INPUT for a test that this kind of column does not support, and for invalid
 * values
 */
export function columnCondition(column: ListColumn, test: ColumnTest, given: Values): Sql {
  const { value, indexed, shortTexts, tests } = column;
  const condition = tests && !tests.includes(test) ? undefined : testsOf(column)[test];
  if (!condition) throw badField(FIELD, 'This column does not support this filter.');
  if (given.length > MAX_VALUES || given.some((one) => !isWithin(one, LONGEST)))
    throw badField(FIELD, 'This filter has too many values, or a value is too long.');
  if (test === 'one-of' && given.length === 0) return sql`true`;
  const matches = condition(value, given);
  if (!indexed || !LOOKED_UP.includes(test)) return matches;
  if (column.phone && phoneKey(first(given))) return matches;
  const text = first(given);
  return shortTexts && isShort(text) ? matches : sql`(${partOf(indexed, text)} AND ${matches})`;
}

/** Tests whose text is a part of the matching values. */
const LOOKED_UP: readonly ColumnTest[] = ['contains', 'starts-with', 'equals'];

/**
 * Returns the condition that the indexed text contains the given one.
 * @throws AppError BAD_USER_INPUT for fewer letters than an index can look up
 */
function partOf(indexed: Sql, text: string): Sql {
  requireLetters(FIELD, text);
  return sql`${indexed} LIKE ${`%${foldForLike(text)}%`}`;
}
