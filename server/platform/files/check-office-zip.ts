import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl, { type ZipFile } from 'yauzl';
import { AppError } from '../errors.js';
import { damagedDocument, expandsTooFar, withMacros, withPassword } from './document-errors.js';
import type { DocumentKind } from './file-kinds.js';
import type { ArrivedFile } from './incoming-file.js';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 200 * 1024 * 1024;
/** The largest compression ratio. Repetitive text reaches 50, so a higher ratio than this is deliberate. */
const MAX_TIMES = 150;
/** The unpacked size below which the ratio does not matter. */
const HARMLESS_BYTES = 10 * 1024 * 1024;
const MAX_WORDS = 1024 * 1024;

/** The entries that identify the kind of document. */
const TYPE_ENTRIES = new Set(['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml']);
const MACRO_ENTRY = /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)|^(Basic|Scripts)\//i;
/** A type with escaped characters is meant to be overlooked. */
const MACRO_TYPE = /macroEnabled|vbaProject|macrosheet|activeX|&#/i;

const TYPES: [DocumentKind, RegExp][] = [
  ['docx', /wordprocessingml\.document\.main\+xml/],
  ['xlsx', /spreadsheetml\.sheet\.main\+xml/],
  ['pptx', /presentationml\.presentation\.main\+xml/],
];

const OPEN_TYPES: Readonly<Record<string, DocumentKind>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

/**
 * Returns the kind of an office document in a zip archive. Null for another archive. Unpacks every entry once
 * without storing it, so that the sizes in the archive are verified. Only one buffer is in memory at a time.
 * @throws AppError BAD_USER_INPUT for macros, passwords, zip bombs and damaged archives
 */
export async function checkOfficeZip({ path, sizeBytes }: ArrivedFile): Promise<DocumentKind | null> {
  const most = Math.min(MAX_BYTES, Math.max(HARMLESS_BYTES, sizeBytes * MAX_TIMES));
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true });
    try {
      return kindOf(await readEntries(zip, most));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw error instanceof AppError ? error : damagedDocument();
  }
}

/** Returns the texts of the identifying entries, by name. */
async function readEntries(zip: ZipFile, most: number): Promise<Map<string, string>> {
  if (zip.entryCount > MAX_ENTRIES) throw expandsTooFar();
  const words = new Map<string, string>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw withPassword();
    if (MACRO_ENTRY.test(entry.fileName)) throw withMacros();
    bytes += entry.uncompressedSize;
    if (bytes > most) throw expandsTooFar();
    const sink = new Sink(TYPE_ENTRIES.has(entry.fileName) ? MAX_WORDS : 0);
    // Fails if an entry does not have the size that the archive states.
    await pipeline(await zip.openReadStreamPromise(entry), sink);
    if (sink.length > 0) words.set(entry.fileName, sink.text());
  }
  return words;
}

function kindOf(words: Map<string, string>): DocumentKind | null {
  if (/encryption-data/.test(words.get('META-INF/manifest.xml') ?? '')) throw withPassword();
  const open = OPEN_TYPES[words.get('mimetype')?.trim() ?? ''];
  if (open) return open;
  const types = words.get('[Content_Types].xml');
  if (types === undefined) return null;
  if (MACRO_TYPE.test(types)) throw withMacros();
  return TYPES.find(([, pattern]) => pattern.test(types))?.[0] ?? null;
}

/** A stream that accepts everything and keeps the beginning. */
class Sink extends Writable {
  length = 0;
  private readonly chunks: Buffer[] = [];

  constructor(private readonly most: number) {
    super();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    const wanted = chunk.subarray(0, this.most - this.length);
    this.length += wanted.length;
    if (wanted.length > 0) this.chunks.push(wanted);
    done();
  }

  text(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}
