import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { asWindows1252 } from '../../../shared/windows-1252.js';
import { badField } from '../../platform/errors.js';
import { detectFileType } from '../../platform/files/detect-file-type.js';

/** The number of bytes at the start of a file that are enough to detect its encoding. */
const START_BYTES = 64 * 1024;
/**
 * The least share of zeros on one side of the byte pairs in UTF-16, as texts have Latin letters and
 * separators.
 */
const LEAST_ZEROS = 0.2;
/**
 * The highest share of zeros on the other side, relative to the first, where only letters such as Ā have one.
 */
const MAX_OTHER_ZEROS = 0.1;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

/** Matches file types that are text but not tables. */
const NO_TABLE = /^an? (?:web page|PDF|RTF document|SVG picture|PostScript file)$/;

/** The replacement for bytes that are invalid in the encoding of the file. */
export const REPLACEMENT = '\ufffd';

/**
 * Yields the text of a file in pieces. Reads UTF-8 and UTF-16 with or without a byte order mark, other files
 * as Windows-1252, or as Mac Roman if their rows end like those of old Macs. Stray Windows-1252 bytes in a
 * UTF-8 file become `REPLACEMENT` and have no other effect.
 * @throws AppError BAD_USER_INPUT if the file is not text
 */
export async function* decodeFile(path: string): AsyncGenerator<string> {
  const encoding = await encodingOf(path);
  const decoder = new TextDecoder(encoding);
  // Some versions of Node.js decode Windows-1252 as Latin-1.
  const interpret = encoding === 'windows-1252' ? asWindows1252 : (text: string) => text;
  for await (const bytes of createReadStream(path)) yield interpret(decoder.decode(bytes, { stream: true }));
  yield interpret(decoder.decode());
}

async function encodingOf(path: string): Promise<Encoding> {
  const start = await startOf(path);
  const marked = markOf(start);
  if (marked) return marked;
  const name = await detectFileType(path);
  if (name && NO_TABLE.test(name)) throw badField('file', await notCsv(path));
  if (!start.includes(0)) return (await isOrHasUtf8(path)) ? 'utf-8' : singleByte(start);
  const utf16 = unmarkedUtf16(start);
  if (!utf16) throw badField('file', await notCsv(path));
  return utf16;
}

async function notCsv(path: string): Promise<string> {
  const name = await detectFileType(path);
  return `This is ${name ? `${name}, ` : ''}not a CSV file. In a spreadsheet, choose Save as, then CSV UTF-8.`;
}

function markOf(start: Buffer): Encoding | null {
  const mark = start.toString('hex', 0, 3);
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : null;
}

/**
 * Returns the byte order of UTF-16 without a mark, or null. Programs and archives have zeros on both sides of
 * the pairs.
 */
function unmarkedUtf16(start: Buffer): Encoding | null {
  const pairs = Math.floor(start.length / 2);
  const zeros = (side: 0 | 1) => {
    let count = 0;
    for (let at: number = side; at < pairs * 2; at += 2) if (start[at] === 0) count += 1;
    return count / pairs;
  };
  const [even, odd] = [zeros(0), zeros(1)];
  const [most, least] = [Math.max(even, odd), Math.min(even, odd)];
  if (!(most >= LEAST_ZEROS && least <= most * MAX_OTHER_ZEROS)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Matches letters that Windows-1252 bytes hardly ever form as UTF-8: two-byte letters of English and Māori,
 * and three-byte or four-byte ones, such as a curly apostrophe. Other pairs occur in Windows-1252, too, such
 * as an accented capital before a curly apostrophe. So they count only after a small letter, where a capital
 * would be inside a word.
 */
const UTF8_LETTERS =
  /[\u0080-\u017f\u0800-\ufffc\u{10000}-\u{10ffff}]|\p{Ll}[\u0180-\u07bf]|[\u0370-\u07bf]{3}/u;

/** Returns true if the whole file is UTF-8, or if it has letters that only occur in UTF-8. */
const isOrHasUtf8 = async (path: string): Promise<boolean> =>
  (await isUtf8(path)) || (await hasLettersOfUtf8(path));

/**
 * Returns the single-byte encoding. Only Excel for Mac ends rows with CR alone, and then it writes Mac Roman.
 */
const singleByte = (start: Buffer): Encoding =>
  start.includes('\r') && !start.includes('\n') ? 'macintosh' : 'windows-1252';

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

async function hasLettersOfUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8');
  for await (const bytes of createReadStream(path))
    if (UTF8_LETTERS.test(decoder.decode(bytes, { stream: true }))) return true;
  return UTF8_LETTERS.test(decoder.decode());
}
