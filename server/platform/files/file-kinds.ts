import { open } from 'node:fs/promises';

/** What files may be, by what is in them. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const DOCUMENT_KINDS = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'doc', 'xls', 'ppt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type FileKind = PictureKind | DocumentKind;

/** How a file begins: a picture, a PDF, or one of the two containers of office documents. */
export type FileStart = PictureKind | 'pdf' | 'zip' | 'compound';

/** The first bytes, as hexadecimal text. */
const STARTS: [FileStart, RegExp][] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['webp', /^52494646.{8}57454250/],
  // %PDF-1. and %PDF-2.
  ['pdf', /^255044462d3[12]2e/],
  ['zip', /^504b0304/],
  ['compound', /^d0cf11e0a1b11ae1/],
];
const LONGEST = 12;

/** What the first bytes of a file say it is; its name and what its sender calls it say nothing. */
export async function startOf(path: string): Promise<FileStart | null> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(LONGEST), 0, LONGEST, 0);
    const bytes = buffer.toString('hex', 0, bytesRead);
    return STARTS.find(([, pattern]) => pattern.test(bytes))?.[0] ?? null;
  } finally {
    await handle.close();
  }
}

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
  odt: 'OpenDocument',
};

/** `PNG or JPEG`, as people read it. */
export const inWords = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(new Set(kinds.map((kind) => NAMES[kind])));
