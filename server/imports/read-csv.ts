import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { badField } from '../platform/errors.js';
import { textOfFile } from './text-of-file.js';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Far more than any record; quotes that are never closed would make one of the whole file. */
const MOST_OF_ONE_ROW = 1024 * 1024;
/** Files that several programs have written to end their rows in several ways. */
const ENDS = ['\r\n', '\n', '\r'];

/** Old programs end files with a control character, which makes no row. */
const VISIBLE = /[^\s\p{C}]/u;

/** A row of a file; number as spreadsheets count them. */
export interface CsvRow {
  number: number;
  cells: string[];
}

/**
 * The rows of a CSV file, its headers first, as they are read. Empty rows are counted and left out. A first line that
 * names the separator for Excel (`sep=;`) is no row, as in Excel.
 * @throws AppError BAD_USER_INPUT that says in which row the file cannot be read
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
  const { separator, skipped } = await separatorOf(path);
  const options = optionsFor(separator);
  const quote = separator === '\t' && !(await isQuoted(path, options)) ? null : '"';
  const parser = parse({ ...options, quote });
  const text = Readable.from(without(skipped, textOfFile(path))).on('error', (error) =>
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
    throw badField('file', `Row ${rowOf(error)} cannot be read: ${IN_WORDS[error.code] ?? 'it is not CSV.'}`);
  } finally {
    text.destroy();
    parser.destroy();
  }
}

const optionsFor = (separator: string): Options => ({
  delimiter: separator,
  record_delimiter: ENDS,
  relax_column_count: true,
  max_record_size: MOST_OF_ONE_ROW,
  // Blanks between separators and quotes; where tabs are separators, they are none.
  trim: separator !== '\t',
});

/** Returns true if quotes of the file open and close cells: Google Sheets writes tabs, and quotes as any other letter. */
async function isQuoted(path: string, options: Options): Promise<boolean> {
  const parser = parse(options);
  try {
    await pipeline(textOfFile(path), parser, async (rows: AsyncIterable<string[]>) => {
      for await (const _ of rows);
    });
    return true;
  } catch (error) {
    if (error instanceof CsvError) return false;
    throw error;
  }
}

/** The parser counts the rows that it has read, some of which have not been asked for yet. */
const rowOf = (error: CsvError): number =>
  Number((error as CsvError & { records?: number }).records ?? 0) + 1;

const IN_WORDS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'it opens quotes that are never closed.',
  CSV_MAX_RECORD_SIZE: 'it is too long, or opens quotes that are never closed.',
  INVALID_OPENING_QUOTE: 'it has a quote in the middle of a cell.',
  CSV_INVALID_CLOSING_QUOTE: 'there is more behind the quotes of a cell.',
};

/** PostgreSQL keeps no text with a zero in it; letters and their marks are stored as one. */
const storable = (cell: string) => cell.replaceAll('\0', '').normalize('NFC');

/** A text without its first characters. */
async function* without(count: number, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let left = count;
  for await (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** Enough lines to distinguish a title from headers. */
const START_LINES = /(?:[\r\n]+[^\r\n]+){12}/;
/** The first line that Excel is told the separator by; other programs put separators behind it. */
const NAMED = /^"?sep=([^"\r\n])"?[,;\t|]*(?:\r\n|\r|\n)/i;

/** Returns the separator: the one named in the first line, else the most frequent one outside quotes. */
export async function separatorOf(path: string): Promise<{ separator: string; skipped: number }> {
  let start = '';
  for await (const piece of textOfFile(path)) {
    start += piece;
    if (start.length > MOST_OF_ONE_ROW || START_LINES.test(start)) break;
  }
  const [named, separator] = NAMED.exec(start) ?? [];
  if (named && separator) return { separator, skipped: named.length };
  return { separator: separatorIn(start) ?? ',', skipped: 0 };
}

/** The most frequent separator of a line, with the number of them; null for none. */
function mostFrequent(line: string): { separator: string; count: number } | null {
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length - 1 }));
  const [most] = counted.sort((one, other) => other.count - one.count);
  return most && most.count > 0 ? most : null;
}

/**
 * The separator of the first line; below a title, with or without a comma in it, the one that the next lines have equally
 * often.
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
  // The separator of the first line separates the next lines, too. So the other one belongs to the text of cells.
  const partsAlike = lines
    .slice(1)
    .some((line) => line.split(ofTitle.separator).length - 1 === ofTitle.count);
  return partsMore && !partsAlike ? first.separator : ofTitle.separator;
}
