import { open } from 'node:fs/promises';
import type { AppError } from '../errors.js';
import { damagedDocument, pageBehindPdf, tooMuchBehindPdf } from './document-errors.js';
import { PDF_START, START_BYTES } from './file-kinds.js';
import type { ArrivedFile } from './incoming-file.js';

/** The distance in bytes from the end of the file within which the end marker must be found. */
const TAIL_BYTES = 16 * 1024;
const BYTES_AT_ONCE = 64 * 1024;
/** The end marker. Viewers accept it without the last line, `%%EOF`. */
const END = /startxref[\s\0]+(\d{1,10})(?!\d)[\s\0]*(?:%%EOF)?/g;
/** Code that runs. A page of a web server may follow the end, but no code. */
const RUNS = /<script|javascript:/i;
/** Signs that the data after the end is a truncated later version. */
const LATER_VERSION = /startxref|\bendobj\b/i;
const WEB_PAGE = /<(?:!doctype\s|(?:html|head|body|meta|script|iframe|table|div|img|p|a)\b)/i;
/** The number of bytes after the end that are enough to identify the data. */
const EXAMINED_BYTES = 4096;
const LONGEST_END = 64;
/** The target of the end marker: a table of objects, or a stream that contains one. */
const TABLE = /^[\s\0]*(xref\b|\d+\s+\d+\s+obj\b)/;
/** The same table close to the target. */
const TABLE_NEAR = /(?<!start)xref\b|\d+\s+\d+\s+obj\b(?=.{0,1024}\/XRef\b)/s;
/** The distance in bytes by which programs that count line ends differently miss the table. */
const NEAR_BYTES = 32;
const TABLE_BYTES = 2048;

type TextAt = (position: number, length: number) => Promise<string>;

/**
 * Checks that a PDF is complete, as viewers open it. It ends with the end marker, possibly followed by
 * blanks, zeros or short text, and the marker leads to the table of objects, or a few bytes next to it.
 * @throws AppError BAD_USER_INPUT
 */
export async function checkPdf({ path, sizeBytes }: ArrivedFile): Promise<'pdf'> {
  const handle = await open(path);
  const textAt: TextAt = async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  };
  try {
    const end = await endWithoutPadding(textAt, sizeBytes);
    const from = Math.max(0, end - TAIL_BYTES);
    const tail = await textAt(from, end - from);
    const last = [...tail.matchAll(END)].at(-1);
    if (!last) throw await faultBehindEnd(textAt, from);
    const behind = tail.slice(last.index + last[0].length);
    if (LATER_VERSION.test(behind) || RUNS.test(behind)) throw faultOf(behind);
    const before = PDF_START.exec(await textAt(0, START_BYTES))?.[0].length ?? 0;
    // Offsets count from the beginning of the PDF, or of the file.
    for (const place of new Set([Number(last[1]) + before, Number(last[1])]))
      if (await hasTableAt(textAt, place)) return 'pdf';
    throw damagedDocument();
  } finally {
    await handle.close();
  }
}

/** Returns the fault of a PDF whose tail has no end marker. There may be one further ahead. */
async function faultBehindEnd(textAt: TextAt, position: number): Promise<AppError> {
  for (let to = position; to > 0; to -= BYTES_AT_ONCE) {
    const from = Math.max(0, to - BYTES_AT_ONCE);
    const last = [...(await textAt(from, to - from + LONGEST_END)).matchAll(END)].at(-1);
    if (last) return faultOf(await textAt(from + last.index + last[0].length, EXAMINED_BYTES));
  }
  return damagedDocument();
}

/** Returns the fault of a PDF that is followed by this text. */
function faultOf(behind: string): AppError {
  if (LATER_VERSION.test(behind)) return damagedDocument();
  return WEB_PAGE.test(behind) ? pageBehindPdf() : tooMuchBehindPdf();
}

/** Returns the position after the last byte that is neither a blank nor a zero. */
async function endWithoutPadding(textAt: TextAt, sizeBytes: number): Promise<number> {
  for (let end = sizeBytes; end > 0; ) {
    const from = Math.max(0, end - BYTES_AT_ONCE);
    const text = (await textAt(from, end - from)).replace(/[\s\0]+$/, '');
    if (text !== '') return from + text.length;
    end = from;
  }
  return 0;
}

async function hasTableAt(textAt: TextAt, place: number): Promise<boolean> {
  if (TABLE.test(await textAt(place, 64))) return true;
  const from = Math.max(0, place - NEAR_BYTES);
  const near = TABLE_NEAR.exec(await textAt(from, TABLE_BYTES));
  return near !== null && Math.abs(from + near.index - place) <= NEAR_BYTES;
}
