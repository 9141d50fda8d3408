import { open } from 'node:fs/promises';

/** What files may be, by what is in them. */
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
/** The number of bytes in which viewers look for the beginning of a PDF, and those of a mark that begins with the last. */
export const START_BYTES = 1023 + MARK_BYTES;
/** PDF 1 or 2, after other data without markup, such as a byte order mark or the lines of a print job. */
export const PDF_START = /^[^<]{0,1023}?(?=%PDF-[12]\.)/;

/** How a file begins: a picture, a PDF, or one of the two containers of office documents. */
export type FileStart = PictureKind | 'pdf' | 'zip' | 'compound';

/** The first bytes, as hexadecimal text. */
const STARTS: [FileStart, RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  ['zip', /^504b0304/],
  ['compound', /^d0cf11e0a1b11ae1/],
];

/** What the first bytes of a file say it is; its name and what its sender calls it say nothing. */
export async function startOf(path: string): Promise<FileStart | null> {
  const text = await bytesAt(path, 0, START_BYTES);
  const bytes = hexadecimal(text);
  // A ZIP may begin with a PDF that is not compressed.
  const start = STARTS.find(([, pattern]) => pattern.test(bytes))?.[0];
  return start ?? (PDF_START.test(text) ? 'pdf' : null);
}

/** The beginning of such text as two figures for each character. */
export const hexadecimal = (text: string): string => Buffer.from(text.slice(0, 64), 'latin1').toString('hex');

/** So many bytes of a file, or as many as there are, as text of one character for each. */
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

/** `PNG or JPEG`, as people read it. */
export const inWords = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(new Set(kinds.map((kind) => NAMES[kind])));
