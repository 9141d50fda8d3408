import type { ColumnTest } from '../graphql/schema.generated';
import type { FilteredColumn } from './column-conditions';
import { type GridColumn, type GridSort, sortInput } from './grid-column';
import type { GridUrl } from './use-grid-url';

/** One condition as the server takes it. */
type Condition<Column> = { column: Column; test: ColumnTest; values: string[] };

/** A column of a list that can be asked something: what the server calls it, and what people do. */
export const asked = (
  column: string,
  label: string,
  kind: FilteredColumn['kind'],
  choices?: FilteredColumn['choices'],
): FilteredColumn => ({ column, label, kind, ...(choices && { choices }) });

/** The same column, where the server looks up no fewer letters of it. */
export const fromLetters = (least: number, column: FilteredColumn): FilteredColumn => ({ ...column, least });

/** A filter's condition: one of the values, where there are any. */
export const askFor = <Column extends string>(
  column: Column,
  values: readonly string[] | undefined,
  test: ColumnTest = 'ONE_OF',
): Condition<Column>[] => (values && values.length > 0 ? [{ column, test, values: [...values] }] : []);

/** Values that are numbers: an address may hold anything. */
export const numbersIn = (values: readonly string[] | undefined): string[] =>
  (values ?? []).filter((value) => /^\d{1,9}$/.test(value));

/** Values that a choice has: an address may hold anything. */
export const knownIn = (
  values: readonly string[] | undefined,
  words: Readonly<Record<string, unknown>>,
): string[] => (values ?? []).filter((value) => Object.hasOwn(words, value));

/** Choices whose values are the words themselves, as the server writes them. */
export const storedChoices = (words: Readonly<Record<string, string>>) =>
  Object.values(words).map((value) => ({ value, label: value }));

/** Values that are among the choices: an address may hold anything. */
export const choicesAmong = (
  choices: readonly { value: string }[],
  values: readonly string[] | undefined,
): string[] => (values ?? []).filter((value) => choices.some((choice) => choice.value === value));

/** What the address asks of a list, as the server takes it; `filters` are what its own filters come to. */
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
