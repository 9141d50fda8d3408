import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { humanize } from '../../platform/graphql/humanize.js';
import { type ExternalRef, ExternalRefInput } from '../external-refs/external-ref.type.js';
import { COLUMN_TESTS, type ColumnTest } from './column-tests.js';

const SortDirectionEnum = { ASC: 'ASC', DESC: 'DESC' } as const;
type SortDirection = (typeof SortDirectionEnum)[keyof typeof SortDirectionEnum];
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'The direction in which a list is sorted.',
  valuesConfig: {
    ASC: { description: 'From the lowest value to the highest.' },
    DESC: { description: 'From the highest value to the lowest.' },
  },
});

const enumName = (name: string) =>
  name
    .replace(/-/g, '_')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase();
const enumOf = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [enumName(name), name]));

const ColumnTestEnum = enumOf(COLUMN_TESTS);
registerEnumType(ColumnTestEnum, {
  name: 'ColumnTest',
  description: 'A test of the values in a column. Texts are compared without regard to case and accents.',
  valuesConfig: {
    CONTAINS: { description: 'The text contains the value.' },
    NOT_CONTAINS: { description: 'The text does not contain the value.' },
    STARTS_WITH: { description: 'The text starts with the value.' },
    EQUALS: { description: 'Equal to the value.' },
    AT_LEAST: { description: 'Equal to the value, or higher or later.' },
    AT_MOST: { description: 'Equal to the value, or lower or earlier.' },
    BETWEEN: { description: 'Between the two values, or equal to one of them.' },
    ONE_OF: { description: 'Equal to one of the values.' },
    EMPTY: { description: 'The column has no value. Takes no values.' },
    NOT_EMPTY: { description: 'The column has a value. Takes no values.' },
  },
});

/** A condition on a column. A record must meet all conditions of a filter. */
export interface ColumnFilter {
  column: string;
  test: ColumnTest;
  values: string[];
}
/** The conditions that records must meet to be listed. */
export interface ListFilter {
  search?: string | null;
  columns?: ColumnFilter[] | null;
  ids?: number[] | null;
  externalRef?: ExternalRef | null;
}
export interface ListSort {
  column: string;
  direction: SortDirection;
}

/** Creates the GraphQL enum of the columns of a record type. */
function columnEnum(typeName: string, columnNames: readonly string[]): Record<string, string> {
  const Column = enumOf(columnNames);
  registerEnumType(Column, {
    name: `${typeName}Column`,
    description: `A column of the ${humanize(typeName)} list.`,
    valuesConfig: Object.fromEntries(
      Object.entries(Column).map(([key, name]) => [key, { description: `The column \`${name}\`.` }]),
    ),
  });
  return Column;
}

/**
 * Returns the GraphQL inputs of the list of a record type: its columns, filter and sort order. `referred` is true if
 * the records can have references in other systems.
 */
export function listInputs(typeName: string, columnNames: readonly string[], { referred = false } = {}) {
  const Column = columnEnum(typeName, columnNames);
  const list = `the ${humanize(typeName)} list`;

  @InputType(`${typeName}ColumnFilter`, { description: `A condition on a column of ${list}.` })
  class Condition implements ColumnFilter {
    @Field(() => Column, { description: 'The column to test.' }) column!: string;
    @Field(() => ColumnTestEnum, { description: 'The condition that the value of the column must meet.' })
    test!: ColumnTest;
    @Field(() => [String], {
      defaultValue: [],
      description:
        'The values to compare with: text, numbers with a decimal point, New Zealand dates such as 2026-11-23, timestamps such as 2026-11-23T10:00:00Z for columns with a time, record ids, `true` or `false`. Two values for BETWEEN, no values for EMPTY and NOT_EMPTY.',
    })
    values!: string[];
  }

  @InputType(`${typeName}ListFilter`, {
    description: `A filter of ${list}. Fields that are left out have no effect.`,
  })
  class Filter implements ListFilter {
    @Field(() => String, { nullable: true, description: 'The text of the quick search.' })
    search?: string | null;
    @Field(() => [Condition], {
      nullable: true,
      description: 'Conditions on columns. A record must meet all of them.',
    })
    columns?: Condition[] | null;
    @Field(() => [Int], { nullable: true, description: 'Ids of records. Other records are not listed.' })
    ids?: number[] | null;
    externalRef?: ExternalRef | null;
  }
  if (referred)
    Field(() => ExternalRefInput, {
      nullable: true,
      description: 'The id in another system. At most one record has it. For staff only.',
    })(Filter.prototype, 'externalRef');

  @InputType(`${typeName}ListSort`, { description: `The sort order of ${list}.` })
  class Sort implements ListSort {
    @Field(() => Column, { description: 'The column to sort by.' }) column!: string;
    @Field(() => SortDirectionEnum, { description: 'The sort direction.' }) direction!: SortDirection;
  }
  return { Filter, Sort, Column, Condition };
}
