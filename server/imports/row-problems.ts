import type { DataImport, ImportRow, RowPlan, RowProblem } from './data-import.js';

/** What is found wrong with a row, by its columns. */
export interface RowProblems {
  complain: (field: string, message: string) => void;
  any: () => boolean;
  /** Whether something was said of the field, or of its column. */
  has: (field: string) => boolean;
  /** The row as one that is refused, with what is wrong in the order of its columns. */
  refused: () => RowPlan;
}

/** Collects what is wrong with a row: with the header of the column that says it, where one does. */
export function rowProblems(file: DataImport, row: ImportRow): RowProblems {
  const problems: RowProblem[] = [];
  const placeOf = (field: string) => {
    const column = file.fields.indexOf(field);
    return column < 0 ? { column: null, field } : { column, field: file.headers[column] ?? field };
  };
  return {
    complain: (field, message) => void problems.push({ ...placeOf(field), message }),
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

/** What no row may have, whatever it is about; which record that is, the field `toldBy` tells. */
export function checkShape(
  file: DataImport,
  row: ImportRow,
  { toldBy, called }: { toldBy: string; called: string },
  { complain }: RowProblems,
): void {
  if (row.cells.slice(file.headers.length).some((cell) => cell.trim() !== ''))
    complain(
      '',
      'This row has more cells than there are headers. Are there quotes around texts with commas?',
    );
  if (row.sameAs !== null) complain(toldBy, `Row ${row.sameAs} is about the same ${called}.`);
}
