import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { ExportFormatEnum } from './export-format.js';
import type { SelectionRequest } from './record-selection.js';

const selections = new Map<string, new () => SelectionRequest<object>>();

/** Returns the GraphQL input that selects records of a type. All bulk actions on the type share it. */
export function selectionInput(
  typeName: string,
  Filter: new () => object,
): new () => SelectionRequest<object> {
  const known = selections.get(typeName) ?? makeSelection(typeName, Filter);
  selections.set(typeName, known);
  return known;
}

function makeSelection(typeName: string, Filter: new () => object) {
  @InputType(`${typeName}Selection`, {
    description: 'The records to act on. Give either `ids` or `filter`.',
  })
  class Selection implements SelectionRequest<object> {
    @Field(() => [Int], { nullable: true, description: 'The ids of the records.' }) ids?: number[] | null;
    @Field(() => Filter, {
      nullable: true,
      description: 'Selects all records that match. An empty filter matches all.',
    })
    filter?: object | null;
    @Field(() => [Int], { nullable: true, description: 'The ids of records to leave out.' })
    except?: number[] | null;
  }
  return Selection;
}

/** A column of a file. */
export interface ColumnRequest {
  column: string;
  header: string;
}

/** Returns the GraphQL input for a column of an exported file. `Column` is the enum of the columns. */
export function exportColumnInput(typeName: string, Column: Readonly<Record<string, string>>) {
  @InputType(`${typeName}ExportColumn`, { description: 'A column of an exported file.' })
  class ExportColumn implements ColumnRequest {
    @Field(() => Column, { description: 'The column of the list.' }) column!: string;
    @Field({ description: 'The heading of the column in the file.' }) header!: string;
  }
  return ExportColumn;
}

registerEnumType(ExportFormatEnum, {
  name: 'ExportFormat',
  description: 'The format of an exported CSV file.',
  valuesConfig: {
    EXCEL: {
      description:
        'For spreadsheets: a byte order mark, dates and times as in New Zealand (31/12/2026 13:45), yes or no, and an apostrophe before texts that a spreadsheet would calculate.',
    },
    MACHINE: {
      description:
        'For other programs: no byte order mark, dates and times in ISO 8601 and UTC, true or false, and unchanged texts.',
    },
  },
});

/** The format argument of mutations that export a list. */
export const exportFormatArg = [
  'format',
  () => ExportFormatEnum,
  { defaultValue: ExportFormatEnum.EXCEL, description: 'The format of the file.' },
] as const;
