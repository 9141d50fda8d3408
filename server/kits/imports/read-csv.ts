import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { badField } from '../../platform/errors.js';
import { decodeFile } from './decode-file.js';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/**
 * The maximum length of a row, far more than any record needs. Unclosed quotes would turn the whole file into
 * one row.
 */
const MAX_OF_ONE_ROW = 1024 * 1024;
/** The row endings. A file that several programs have edited may have all of them. */
const ENDS = ['\r\n', '\n', '\r'];

/**
 * Matches a visible character. Old programs end files with a control character, which does not form a row.
 */
const VISIBLE = /[^\s\p{C}]/u;

/** A row of a file, with the row number of spreadsheets. */
export interface CsvRow {
  number: number;
  cells: string[];
}

/**
 * Yields the rows of a CSV file, headers first, as they are read. Empty rows are counted and left out. A
 * first line that names the separator for Excel (`sep=;`) is not a row.
 * @throws AppError BAD_USER_INPUT with the row that cannot be read
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const { separator, skipped } = await separatorOf(path);
  const options = optionsFor(separator);
  const quote = separator === '\t' && !(await isQuoted(path, options)) ? null : '"';
  const parser = parse({ ...options, quote });
  const text = Readable.from(without(skipped, decodeFile(path))).on('error', (error) =>
    parser.destroy(error),
  );
  text.pipe(parser);
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => VISIBLE.test(cell))) yield { number, cells: cells.map(storable) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw badField('file', `Row ${rowOf(error)} cannot be read: ${MESSAGES[error.code] ?? 'it is not CSV.'}`);
  } finally {
    text.destroy();
    parser.destroy();
  }
}

const optionsFor = (separator: string): Options => ({
  delimiter: separator,
  record_delimiter: ENDS,
  relax_column_count: true,
  max_record_size: MAX_OF_ONE_ROW,
  // Removes blanks between separators and quotes, unless tabs are the separators.
  trim: separator !== '\t',
});

/**
 * Returns true if quotes in the file enclose cells. Google Sheets writes tabs, and quotes like any other
 * character.
 */
async function isQuoted(path: string, options: Options): Promise<boolean> {
  const parser = parse(options);
  try {
    await pipeline(decodeFile(path), parser, async (rows: AsyncIterable<string[]>) => {
      for await (const _ of rows);
    });
    return true;
  } catch (error) {
    if (error instanceof CsvError) return false;
    throw error;
  }
}

/**
 * Returns the row of an error. The parser counts the rows that it has read, which may be ahead of the
 * consumed ones.
 */
const rowOf = (error: CsvError): number =>
  Number((error as CsvError & { records?: number }).records ?? 0) + 1;

const MESSAGES: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'it has an opening quote mark that is never closed.',
  CSV_MAX_RECORD_SIZE: 'it is too long, or has an opening quote mark that is never closed.',
  INVALID_OPENING_QUOTE: 'it has a quote mark in the middle of a cell.',
  CSV_INVALID_CLOSING_QUOTE: 'there is more text after the closing quote mark of a cell.',
};

/** Returns the cell without null characters, which PostgreSQL cannot store, and with composed letters. */
const storable = (cell: string) => cell.replaceAll('\0', '').normalize('NFC');

/** Yields a text without its first `count` characters. */
async function* without(count: number, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let left = count;
  for await (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** Matches enough lines to distinguish a title from headers. */
const START_LINES = /(?:[\r\n]+[^\r\n]+){12}/;
/** Matches a first line that names the separator for Excel. Other programs add separators after it. */
const NAMED = /^"?sep=([^"\r\n])"?[,;\t|]*(?:\r\n|\r|\n)/i;

/**
 * Returns the separator: the one named in the first line, otherwise the most frequent one outside quotes.
 */
export async function separatorOf(path: string): Promise<{ separator: string; skipped: number }> {
  let start = '';
  for await (const piece of decodeFile(path)) {
    start += piece;
    if (start.length > MAX_OF_ONE_ROW || START_LINES.test(start)) break;
  }
  const [named, separator] = NAMED.exec(start) ?? [];
  if (named && separator) return { separator, skipped: named.length };
  return { separator: separatorIn(start) ?? ',', skipped: 0 };
}

/** Returns the most frequent separator of a line with its count, or null if there is none. */
function mostFrequent(line: string): { separator: string; count: number } | null {
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  const [most] = counted.sort((one, other) => other.count - one.count);
  return most && most.count > 0 ? most : null;
}

/**
 * Returns the separator of the first line. Below a title, with or without a comma, it is the separator that
 * the next lines have equally often.
 */
function separatorIn(start: string): string | null {
  const lines = start.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/);
  const ofTitle = mostFrequent(lines[0] ?? '');
  const [first, second] = lines
    .slice(1)
    .map(mostFrequent)
    .filter((most) => most !== null);
  const areAlike = first?.separator === second?.separator && first?.count === second?.count;
  if (!ofTitle) return areAlike ? (first?.separator ?? null) : null;
  const partsMore = first && areAlike && first.separator !== ofTitle.separator && first.count > ofTitle.count;
  // The separator of the first line separates the next lines, too. So the other one belongs to the text of
  // cells.
  const partsAlike = lines
    .slice(1)
    .some((line) => line.split(ofTitle.separator).length - 1 === ofTitle.count);
  return partsMore && !partsAlike ? first.separator : ofTitle.separator;
}
