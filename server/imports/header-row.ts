import { foldedWords } from '../../shared/fold.js';
import type { CsvRow } from './read-csv.js';

/** The number of rows at the beginning of a file among which its headers are looked for. */
export const MOST_TITLE_ROWS = 10;

/** A header or the name of a field, without what differs between the two: `Enquiry e-mail` is `enquiryEmail`. */
const nameKey = (text: string) => foldedWords(text).replaceAll(' ', '');

/**
 * Returns the index of the row with the headers. Spreadsheets write titles, dates and comments above them: rows of one
 * cell are left out if a row below them has several cells and the name of a field among them.
 */
export function headerAt(rows: readonly CsvRow[], names: ReadonlySet<string>): number {
  const known = new Set([...names].map(nameKey));
  const filled = ({ cells }: CsvRow) => cells.filter((cell) => cell.trim() !== '');
  const hasName = (row: CsvRow) => filled(row).some((cell) => known.has(nameKey(cell)));
  const first = rows.slice(0, MOST_TITLE_ROWS).findIndex((row) => filled(row).length > 1 || hasName(row));
  const row = rows[first];
  return row && filled(row).length > 1 && hasName(row) ? first : 0;
}
