import type { DataImport, ImportRow, RowPlan, RowProblem } from './data-import.js';

/** The problems with a row, by column. */
export interface RowProblems {
  report: (field: string, message: string) => void;
  any: () => boolean;
  /** Returns true if there is a problem with the field or its column. */
  has: (field: string) => boolean;
  /** Returns the plan of a refused row, with its problems in the order of the columns. */
  refused: () => RowPlan;
}

/** Collects the problems with a row, each with the header of its column if it has one. */
export function rowProblems(file: DataImport, row: ImportRow): RowProblems {
  const problems: RowProblem[] = [];
  const placeOf = (field: string) => {
    const column = file.fields.indexOf(field);
    return column < 0 ? { column: null, field } : { column, field: file.headers[column] ?? field };
  };
  return {
    report: (field, message) => void problems.push({ ...placeOf(field), message }),
    any: () => problems.length > 0,
    has: (field) => problems.some((problem) => problem.field === placeOf(field).field),
    refused: () => ({
      row,
      outcome: 'refused',
      id: null,
      version: 0,
      input: {},
      problems: problems.sort((one, other) => (one.column ?? Infinity) - (other.column ?? Infinity)),
    }),
  };
}

/** Checks the rules for every row. `identifiedBy` is the field that identifies its record. */
export function checkShape(
  file: DataImport,
  row: ImportRow,
  { identifiedBy, called }: { identifiedBy: string; called: string },
  { report }: RowProblems,
): void {
  if (row.cells.slice(file.headers.length).some((cell) => cell.trim() !== ''))
    report('', 'This row has more cells than the header row. Put quotes around text that contains commas.');
  if (row.sameAs !== null) report(identifiedBy, `Row ${row.sameAs} already changes this ${called}.`);
}
