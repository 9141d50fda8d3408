import type { ColumnTest } from '../graphql/schema.generated';

/** The kind of filter of a column, by its type of content. */
export type FilterKind = 'text' | 'number' | 'day' | 'choice' | 'flag' | 'list';

/** One condition on a column, as in the address; all conditions must be met. */
export type ColumnCondition = { column: string; test: ColumnTest; values: readonly string[] };

/** A column of a list that can be filtered. */
export type FilteredColumn = {
  /** The server's name of the column. */
  column: string;
  label: string;
  kind: FilterKind;
  choices?: readonly { value: string; label: string }[];
  /** The minimum number of letters that the server can search for in the column. */
  least?: number;
};

const TESTS: Record<FilterKind, readonly ColumnTest[]> = {
  text: ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'EQUALS', 'EMPTY', 'NOT_EMPTY'],
  number: ['AT_LEAST', 'AT_MOST', 'EQUALS', 'BETWEEN', 'EMPTY', 'NOT_EMPTY'],
  day: ['AT_LEAST', 'AT_MOST', 'EQUALS', 'BETWEEN', 'EMPTY', 'NOT_EMPTY'],
  choice: ['ONE_OF', 'EMPTY', 'NOT_EMPTY'],
  flag: ['EQUALS'],
  list: ['CONTAINS', 'NOT_CONTAINS', 'EMPTY', 'NOT_EMPTY'],
};

/** Returns the tests for a kind of column, the most likely first. */
export const testsOf = (kind: FilterKind): readonly ColumnTest[] => TESTS[kind];

const WORDS: Record<ColumnTest, string> = {
  CONTAINS: 'contains',
  NOT_CONTAINS: 'does not contain',
  STARTS_WITH: 'starts with',
  EQUALS: 'is',
  AT_LEAST: 'is at least',
  AT_MOST: 'is at most',
  BETWEEN: 'is between',
  ONE_OF: 'is one of',
  EMPTY: 'is empty',
  NOT_EMPTY: 'is not empty',
};
const DAY_LABELS: Partial<Record<ColumnTest, string>> = {
  AT_LEAST: 'is on or after',
  AT_MOST: 'is on or before',
};

/** Returns the label of a test for a column of this kind. */
export const formatTest = (test: ColumnTest, kind: FilterKind): string =>
  (kind === 'day' && DAY_LABELS[test]) || WORDS[test];

/** Returns the number of values that a test takes; `many` for any number. */
export const valueCountOf = (test: ColumnTest): 0 | 1 | 2 | 'many' => {
  if (test === 'EMPTY' || test === 'NOT_EMPTY') return 0;
  if (test === 'BETWEEN') return 2;
  return test === 'ONE_OF' ? 'many' : 1;
};

const SEPARATOR = '~';

/** Returns a condition as it is written in the address. */
export const writeCondition = ({ column, test, values }: ColumnCondition): string =>
  [column, test, ...values].map((part) => part.replaceAll('%', '%25').replaceAll('~', '%7E')).join(SEPARATOR);

/** Reads a condition from the address; null if it is not a valid one for these columns. */
export function readCondition(written: string, columns: readonly FilteredColumn[]): ColumnCondition | null {
  const [column = '', test = '', ...values] = written
    .split(SEPARATOR)
    .map((part) => part.replaceAll('%7E', '~').replaceAll('%25', '%'));
  const known = columns.find((each) => each.column === column);
  if (!known || !testsOf(known.kind).includes(test as ColumnTest)) return null;
  const taken = valueCountOf(test as ColumnTest);
  const fits = taken === 'many' ? values.length > 0 : values.length === taken;
  return fits ? { column: known.column, test: test as ColumnTest, values } : null;
}
