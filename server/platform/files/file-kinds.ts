import { open } from 'node:fs/promises';

/** The accepted kinds of files, recognised by their content. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const DOCUMENT_KINDS = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'doc',
  'xls',
  'ppt',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type FileKind = PictureKind | DocumentKind;

const MARK_BYTES = '%PDF-1.'.length;
/**
 * The number of bytes in which viewers look for the start of a PDF, plus a marker that starts at the last of
 * them.
 */
export const START_BYTES = 1023 + MARK_BYTES;
/**
 * The start of a PDF 1 or 2, after other data without markup, such as a byte order mark or the lines of a
 * print job.
 */
export const PDF_START = /^[^<]{0,1023}?(?=%PDF-[12]\.)/;

/**
 * The kind of a file by its first bytes: a picture, a PDF, or one of the two containers of office documents.
 */
export type FileStart = PictureKind | 'pdf' | 'zip' | 'compound';

/** Patterns of the first bytes, as hexadecimal text. */
const STARTS: [FileStart, RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  ['zip', /^504b0304/],
  ['compound', /^d0cf11e0a1b11ae1/],
];

/** Returns the kind of a file by its first bytes. Its name and declared type are ignored. */
export async function startOf(path: string): Promise<FileStart | null> {
  const text = await bytesAt(path, 0, START_BYTES);
  const bytes = hexadecimal(text);
  // A ZIP archive may begin with an uncompressed PDF.
  const start = STARTS.find(([, pattern]) => pattern.test(bytes))?.[0];
  return start ?? (PDF_START.test(text) ? 'pdf' : null);
}

/** Returns the beginning of a text from bytesAt in hexadecimal. */
export const hexadecimal = (text: string): string => Buffer.from(text.slice(0, 64), 'latin1').toString('hex');

/** Reads at most `length` bytes of a file as text with one character per byte. */
export async function bytesAt(path: string, position: number, length: number): Promise<string> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const OPEN_DOCUMENT = 'OpenDocument (.odt, .ods or .odp)';
const NAMES: Record<FileKind, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  pdf: 'PDF',
  docx: 'Word',
  doc: 'Word',
  xlsx: 'Excel',
  xls: 'Excel',
  pptx: 'PowerPoint',
  ppt: 'PowerPoint',
  odt: OPEN_DOCUMENT,
  ods: OPEN_DOCUMENT,
  odp: OPEN_DOCUMENT,
};

/** Lists kinds for people, such as `PNG or JPEG`. */
export const formatKinds = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(new Set(kinds.map((kind) => NAMES[kind])));
