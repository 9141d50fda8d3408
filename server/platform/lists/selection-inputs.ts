import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { ExportFormatEnum } from './export-format.js';
import type { AskedSelection } from './record-selection.js';

const selections = new Map<string, new () => AskedSelection<object>>();

/** The GraphQL input that says which records of a noun are meant; the same one for all that is done with many of them. */
export function selectionInput(noun: string, Filter: new () => object): new () => AskedSelection<object> {
  const known = selections.get(noun) ?? makeSelection(noun, Filter);
  selections.set(noun, known);
  return known;
}

function makeSelection(noun: string, Filter: new () => object) {
  @InputType(`${noun}Selection`, {
    description: 'These records, or all that the filter finds. One of the two has to be there.',
  })
  class Selection implements AskedSelection<object> {
    @Field(() => [Int], { nullable: true, description: 'These alone.' }) ids?: number[] | null;
    @Field(() => Filter, { nullable: true, description: 'All that it finds; an empty one finds all.' })
    filter?: object | null;
    @Field(() => [Int], { nullable: true, description: 'But not these.' }) except?: number[] | null;
  }
  return Selection;
}

/** A column of a file. */
export interface AskedColumn {
  column: string;
  header: string;
}

/** The GraphQL input for a column of an exported file; `Column` is the enum of those that there are. */
export function exportColumnInput(noun: string, Column: Readonly<Record<string, string>>) {
  @InputType(`${noun}ExportColumn`)
  class ExportColumn implements AskedColumn {
    @Field(() => Column) column!: string;
    @Field({ description: 'What stands above it.' }) header!: string;
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
        'For other programs: no byte order mark, dates and times by ISO 8601 in UTC, true or false, and texts as they are.',
    },
  },
});

/** The argument of a mutation that exports a list. */
export const exportFormatArg = [
  'format',
  () => ExportFormatEnum,
  { defaultValue: ExportFormatEnum.EXCEL },
] as const;
