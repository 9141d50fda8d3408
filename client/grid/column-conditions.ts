import type { ColumnTest } from '../graphql/schema.generated';

/** What a grid can ask of a column, by what stands in it. */
export type FilterKind = 'text' | 'number' | 'day' | 'choice' | 'flag' | 'list';

/** One condition on a column, as it stands in the address; several are met together. */
export type ColumnCondition = { column: string; test: ColumnTest; values: readonly string[] };

/** The column of a list that can be asked something. */
export type FilteredColumn = {
  /** What the server calls it. */
  column: string;
  label: string;
  kind: FilterKind;
  choices?: readonly { value: string; label: string }[];
  /** The fewest letters that the server can look up in it. */
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

/** What a column of this kind can be asked, the likeliest first. */
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
const DAY_WORDS: Partial<Record<ColumnTest, string>> = { AT_LEAST: 'is from', AT_MOST: 'is until' };

/** A test in words, for a column of this kind. */
export const testInWords = (test: ColumnTest, kind: FilterKind): string =>
  (kind === 'day' && DAY_WORDS[test]) || WORDS[test];

/** How many values a test takes; any number of them is `many`. */
export const valuesTaken = (test: ColumnTest): 0 | 1 | 2 | 'many' => {
  if (test === 'EMPTY' || test === 'NOT_EMPTY') return 0;
  if (test === 'BETWEEN') return 2;
  return test === 'ONE_OF' ? 'many' : 1;
};

const SEPARATOR = '~';

/** A condition as the address has it. */
export const writeCondition = ({ column, test, values }: ColumnCondition): string =>
  [column, test, ...values].map((part) => part.replaceAll('%', '%25').replaceAll('~', '%7E')).join(SEPARATOR);

/** The condition that the address has; null for what is none on these columns. */
export function readCondition(written: string, columns: readonly FilteredColumn[]): ColumnCondition | null {
  const [column = '', test = '', ...values] = written
    .split(SEPARATOR)
    .map((part) => part.replaceAll('%7E', '~').replaceAll('%25', '%'));
  const known = columns.find((each) => each.column === column);
  if (!known || !testsOf(known.kind).includes(test as ColumnTest)) return null;
  const taken = valuesTaken(test as ColumnTest);
  const fits = taken === 'many' ? values.length > 0 : values.length === taken;
  return fits ? { column: known.column, test: test as ColumnTest, values } : null;
}
