import { stringify } from 'csv-stringify/sync';
import type { ExportedCell } from '../platform/lists/exported-rows.js';

/** Tells Excel that the file is UTF-8. */
const BOM = '\ufeff';

/**
 * Lines of a CSV file (RFC 4180), opened by `header` where there is one. Texts that a spreadsheet would take for a
 * formula are preceded by an apostrophe; numbers are left as they are.
 */
export function csvLines(rows: readonly (readonly ExportedCell[])[], header?: readonly string[]): string {
  const lines = stringify(header ? [header, ...rows] : [...rows], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  return header ? BOM + lines : lines;
}
