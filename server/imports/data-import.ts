import type { NumberStyle } from './read-amount.js';
import type { CsvRow } from './read-csv.js';

/** What became of rows, or would become of them. */
export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';

/** An import as its steps read it. */
export interface DataImport extends NumberStyle {
  id: number;
  noun: string;
  askedById: number;
  headers: string[];
  /** For each column of the file what it is read as. */
  fields: (string | null)[];
  emptyClears: boolean;
  /** The columns of amounts that have commas before decimals, whatever the rest of the file has. */
  decimalCommaColumns: readonly number[];
}

/** A row with the first one about the same record, where that is another. */
export interface ImportRow extends CsvRow {
  sameAs: number | null;
}

/** Something wrong with a row, and the column that says it; null where no column does. */
export interface RowProblem {
  column: number | null;
  /** The header, or the field that has no column. */
  field: string;
  message: string;
}

/** What is to be done with a row. */
export interface RowPlan {
  row: ImportRow;
  outcome: RowOutcome;
  /** The record that the row is about; null for a new one, and where that is not known. */
  id: number | null;
  /** Its version before. */
  version: number;
  input: Record<string, unknown>;
  problems: RowProblem[];
  /** The part of a record that the row is about, where it is about one. */
  part?: { of: string; id: number | null; name: string };
}

/** The cell of the column that is read as this field; empty where there is none. */
export const cellOf = ({ fields }: DataImport, { cells }: CsvRow, field: string): string => {
  const column = fields.indexOf(field);
  return column < 0 ? '' : (cells[column] ?? '').trim();
};
