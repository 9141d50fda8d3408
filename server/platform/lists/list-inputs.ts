import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { type SortDirection, SortDirectionEnum } from '../graphql/sort-direction.js';
import { COLUMN_TESTS, type ColumnTest } from './column-filter.js';

const enumName = (name: string) =>
  name
    .replace(/-/g, '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase();
const enumOf = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [enumName(name), name]));

const ColumnTestEnum = enumOf(COLUMN_TESTS);
registerEnumType(ColumnTestEnum, { name: 'ColumnTest', description: 'What the column of a list is asked.' });

/** One condition on a column; several are met together. */
export interface ColumnFilter {
  column: string;
  test: ColumnTest;
  values: string[];
}
/** What a list is narrowed to. */
export interface ListFilter {
  search?: string | null;
  columns?: ColumnFilter[] | null;
  ids?: number[] | null;
}
export interface ListSort {
  column: string;
  direction: SortDirection;
}

/** The GraphQL enum of a noun's columns. */
function columnEnum(noun: string, columnNames: readonly string[]): Record<string, string> {
  const Column = enumOf(columnNames);
  registerEnumType(Column, { name: `${noun}Column` });
  return Column;
}

/** The GraphQL inputs of a noun's list: its columns, which rows to list, and in which order. */
export function listInputs(noun: string, columnNames: readonly string[]) {
  const Column = columnEnum(noun, columnNames);

  @InputType(`${noun}ColumnFilter`)
  class Condition implements ColumnFilter {
    @Field(() => Column) column!: string;
    @Field(() => ColumnTestEnum) test!: ColumnTest;
    @Field(() => [String], {
      defaultValue: [],
      description: 'Numbers with a point, days as 2026-11-23, ids of other records, true or false.',
    })
    values!: string[];
  }

  @InputType(`${noun}ListFilter`, { description: 'Which rows to list; every part left out filters nothing.' })
  class Filter implements ListFilter {
    @Field(() => String, { nullable: true, description: 'What the quick filter looks for.' })
    search?: string | null;
    @Field(() => [Condition], { nullable: true, description: 'Met together.' })
    columns?: Condition[] | null;
    @Field(() => [Int], { nullable: true, description: 'These records alone.' }) ids?: number[] | null;
  }

  @InputType(`${noun}ListSort`)
  class Sort implements ListSort {
    @Field(() => Column) column!: string;
    @Field(() => SortDirectionEnum) direction!: SortDirection;
  }
  return { Filter, Sort, Column, Condition };
}
