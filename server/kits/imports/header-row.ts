import { foldedWords } from '../../../shared/fold.js';
import type { CsvRow } from './read-csv.js';

/** The number of rows at the beginning of a file that are searched for its headers. */
export const MAX_TITLE_ROWS = 10;

/** Returns a header or the name of a field in a common form: `Enquiry e-mail` is `enquiryEmail`. */
const nameKey = (text: string) => foldedWords(text).replaceAll(' ', '');

/** The number of different field names from which a row counts as the headers. */
const SURE = 2;

/**
 * Returns the index of the row with the headers. Spreadsheets write titles, dates and comments above them.
 * Skips rows above a wider row with several field names. Also skips rows of one cell above a row of several
 * cells that has a field name or, if those rows have no separator either, any text.
 */
export function headerAt(rows: readonly CsvRow[], names: ReadonlySet<string>): number {
  const known = new Set([...names].map(nameKey));
  const start = rows.slice(0, MAX_TITLE_ROWS);
  const filled = ({ cells }: CsvRow) => cells.filter((cell) => cell.trim() !== '');
  const namesIn = (row: CsvRow) =>
    new Set(
      filled(row)
        .map(nameKey)
        .filter((name) => known.has(name)),
    ).size;
  const sure = start.findIndex((row) => namesIn(row) >= SURE);
  const width = (row: CsvRow | undefined) => (row ? filled(row).length : 0);
  if (sure >= 0 && start.slice(0, sure).every((row) => width(row) < width(start[sure]))) return sure;
  const first = start.findIndex((row) => filled(row).length > 1 || namesIn(row) > 0);
  const row = start[first];
  if (!row || filled(row).length < 2) return 0;
  const aboveIt = start.slice(0, first).filter((above) => filled(above).length > 0);
  const isTable = rows[first + 1]?.cells.length === row.cells.length;
  return namesIn(row) > 0 || (isTable && aboveIt.every(({ cells }) => cells.length === 1)) ? first : 0;
}
