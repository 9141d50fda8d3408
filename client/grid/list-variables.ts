import type { ColumnTest } from '../graphql/schema.generated';
import type { FilteredColumn } from './column-conditions';
import { type GridColumn, type GridSort, sortInput } from './grid-column';
import type { GridUrl } from './use-grid-url';

/** Returns the chosen values that have a label, since an address can contain any others. */
export const knownValues = <Value extends string>(
  chosen: readonly string[] | undefined,
  labels: Readonly<Record<Value, string>>,
): Value[] | undefined => chosen?.filter((value): value is Value => Object.hasOwn(labels, value));

/** Converts the choice of a yes-or-no filter; undefined if nothing is chosen. */
export const yesOrNo = (chosen: readonly string[] | undefined, yes = 'yes'): boolean | undefined =>
  chosen?.[0] ? chosen[0] === yes : undefined;

/** One condition in the server's terms. */
type Condition<Column> = { column: Column; test: ColumnTest; values: string[] };

/** Defines a column that can be filtered: its name on the server, and its label. */
export const filterColumn = (
  column: string,
  label: string,
  kind: FilteredColumn['kind'],
  choices?: FilteredColumn['choices'],
): FilteredColumn => ({ column, label, kind, ...(choices && { choices }) });

/** Returns the column with the minimum number of letters that the server can search for in it. */
export const fromLetters = (least: number, column: FilteredColumn): FilteredColumn => ({ ...column, least });

/** Returns a filter's condition, one of the values; no condition without values. */
export const askFor = <Column extends string>(
  column: Column,
  values: readonly string[] | undefined,
  test: ColumnTest = 'ONE_OF',
): Condition<Column>[] => (values && values.length > 0 ? [{ column, test, values: [...values] }] : []);

/** Returns the values that are numbers, since an address can contain anything. */
export const numbersIn = (values: readonly string[] | undefined): string[] =>
  (values ?? []).filter((value) => /^\d{1,9}$/.test(value));

/** Returns the values that are keys of `words`, since an address can contain anything. */
export const knownIn = (
  values: readonly string[] | undefined,
  words: Readonly<Record<string, unknown>>,
): string[] => (values ?? []).filter((value) => Object.hasOwn(words, value));

/** Returns choices whose values are the labels themselves, as the server stores them. */
export const storedChoices = (words: Readonly<Record<string, string>>) =>
  Object.values(words).map((value) => ({ value, label: value }));

/** Returns the values that are among the choices, since an address can contain anything. */
export const choicesAmong = (
  choices: readonly { value: string }[],
  values: readonly string[] | undefined,
): string[] => (values ?? []).filter((value) => choices.some((choice) => choice.value === value));

/** Converts a list's address to the variables of its query; `filters` are the conditions of the list's own filters. */
export function listVariables<Column extends string>(
  { search, conditions, sort }: GridUrl,
  columns: readonly Pick<GridColumn<never, Column>, 'sort'>[],
  fallback: GridSort & { id: Column },
  filters: readonly Condition<Column>[] = [],
) {
  const { field: column, direction } = sortInput(columns, sort, fallback.id);
  return {
    filter: {
      search: search || undefined,
      columns: [...filters, ...(conditions as readonly Condition<Column>[])],
    },
    sort: { column, direction },
  };
}
