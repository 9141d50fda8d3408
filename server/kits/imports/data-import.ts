import type { NumberStyle } from './read-amount.js';
import type { CsvRow } from './read-csv.js';

/** The result of a row, in an import or in its check. */
export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/** An import for its steps. */
export interface DataImport extends NumberStyle {
  id: number;
  noun: string;
  askedById: number;
  headers: string[];
  /** The field of each column of the file. Null if the column is left out. */
  fields: (string | null)[];
  emptyClears: boolean;
  /** The columns of amounts with decimal commas, whatever the other columns have. */
  decimalCommaColumns: readonly number[];
}

/** A row with the number of an earlier row about the same record. Null if there is none. */
export interface ImportRow extends CsvRow {
  sameAs: number | null;
}

/** A problem with a row, and its column. Null if the problem is not in a column. */
export interface RowProblem {
  column: number | null;
  /** The header of the column, or the field if it has no column. */
  field: string;
  message: string;
}

/** The planned action for a row. */
export interface RowPlan {
  row: ImportRow;
  outcome: RowOutcome;
  /** The id of the record of the row. Null if it is new or not known. */
  id: number | null;
  /** The version of the record before the import. */
  version: number;
  input: Record<string, unknown>;
  problems: RowProblem[];
  /** The part of a record, if the row is about a part. */
  part?: { of: string; id: number | null; name: string };
}

/** Returns the cell in the column of this field. Empty if there is no such column. */
export const cellOf = ({ fields }: DataImport, { cells }: CsvRow, field: string): string => {
  const column = fields.indexOf(field);
  return column < 0 ? '' : (cells[column] ?? '').trim();
};
