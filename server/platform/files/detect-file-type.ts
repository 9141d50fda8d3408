import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { UNUSABLE } from '../../../shared/characters.js';
import { bytesAt, hexadecimal } from './file-kinds.js';

const START_BYTES = 4096;
/** The number of bytes at the end of an archive, where its entries are listed. */
const LIST_BYTES = 64 * 1024;

/** Names of file types by first bytes, as hexadecimal text. */
const BY_BYTES: readonly [RegExp, string][] = [
  [/^89504e47/, 'a PNG picture'],
  [/^ffd8ff/, 'a JPEG picture'],
  [/^52494646.{8}57454250/, 'a WebP picture'],
  [/^47494638/, 'a GIF picture'],
  // Canon writes CR after the start of a TIFF, or its own brand of video.
  [/^(?:49492a00.{8}4352|.{8}6674797063727820)/, 'a raw picture of a camera'],
  [/^(?:49492a00|4d4d002a)/, 'a TIFF picture'],
  [/^00000100(?!0000)/, 'an icon (ICO)'],
  [/^0000000c6a502020/, 'a JPEG 2000 picture'],
  [/^(?:d7cdc69a|01000000.{72}20454d46)/, 'a Windows metafile'],
  [/^0606edf5/, 'an InDesign document'],
  [/^424d.{8}00000000/, 'a BMP picture'],
  // ftyp and heic, heix, heim, heis, hevc, hevx, hevm, hevs, mif1 or msf1
  [/^.{8}66747970(?:686569(?:63|78|6d|73)|686576(?:63|78|6d|73)|6d696631|6d736631)/, 'a HEIC picture'],
  [/^.{8}6674797061766(?:966|973)/, 'an AVIF picture'],
  [/^(?:ff0a|0000000c4a584c20)/, 'a JPEG XL picture'],
  [/^38425053/, 'a Photoshop file'],
  [/^(?:.{8}66747970|1a45dfa3|52494646.{8}41564920)/, 'a video'],
  [/^(?:494433|fffb|fff3|4f676753|664c6143|52494646.{8}57415645)/, 'a sound file'],
  [/^d0cf11e0/, 'a file of an older Office program'],
  [/^526172211a07/, 'a RAR archive'],
  [/^377abcaf271c/, 'a 7-Zip archive'],
  [/^504b0506/, 'an empty ZIP archive'],
  [/^504b0708/, 'a part of a ZIP archive'],
  [/^1f8b/, 'a compressed file'],
  [/^(?:4d5a|7f454c46)/, 'a program'],
];

/** Names of file types by the text at the start. */
const BY_TEXT: readonly [RegExp, string][] = [
  [/^(?:\xef\xbb\xbf|\s)*%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'an RTF document'],
  [/^%!PS/, 'a PostScript file'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<[?!][^<>]{0,1000}>\s*){0,5}<svg[\s>/]/i, 'an SVG picture'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script)\b/i, 'a web page'],
];

/** The entry with the type of OpenDocument files and e-books. */
const TYPE_ENTRY = 'mimetype';
const MAX_TYPE_BYTES = 200;
const TYPE_OF_ARCHIVE = /^application\/(?:vnd\.oasis\.opendocument\.)?([a-z]+)/;
const BY_TYPE: Readonly<Record<string, string>> = {
  text: 'an OpenDocument text',
  spreadsheet: 'an OpenDocument spreadsheet',
  presentation: 'an OpenDocument presentation',
  graphics: 'an OpenDocument drawing',
  epub: 'an e-book',
};

/** Names of file types by the entries of an archive. */
const ENTRIES: readonly [RegExp, string][] = [
  [/word\/document\.xml/, 'a Word document'],
  [/xl\/workbook\.(?:xml|bin)/, 'an Excel spreadsheet'],
  [/ppt\/presentation\.xml/, 'a PowerPoint presentation'],
  [/Index\/(?:Document|Tables|Slide|Presentation)[^\0]{0,40}\.iwa/, 'a Pages, Numbers or Keynote file'],
];

/**
 * Returns the common name of the type of a file, such as 'a HEIC picture', by its content. Null if unknown.
 */
export async function detectFileType(path: string): Promise<string | null> {
  const start = await bytesAt(path, 0, START_BYTES);
  const bytes = hexadecimal(start);
  if (bytes.startsWith('504b0304')) return nameOfArchive(path);
  const known =
    BY_BYTES.find(([pattern]) => pattern.test(bytes)) ?? BY_TEXT.find(([pattern]) => pattern.test(start));
  return known?.[1] ?? (isText(start) ? 'a text file' : null);
}

async function nameOfArchive(path: string): Promise<string> {
  const named = BY_TYPE[TYPE_OF_ARCHIVE.exec(await typeInArchive(path))?.[1] ?? ''];
  if (named) return named;
  const { size } = await stat(path);
  const list = await bytesAt(path, Math.max(0, size - LIST_BYTES), LIST_BYTES);
  return ENTRIES.find(([pattern]) => pattern.test(list))?.[1] ?? 'a ZIP archive';
}

/** Returns the type in the type entry of an archive. Empty if the entry is missing or unreadable. */
async function typeInArchive(path: string): Promise<string> {
  const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => null);
  if (!zip) return '';
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName === TYPE_ENTRY && entry.uncompressedSize <= MAX_TYPE_BYTES)
        return await text(await zip.openReadStreamPromise(entry));
    return '';
  } catch {
    return '';
  } finally {
    zip.close();
  }
}

/** Returns true for text, which contains no zeros and hardly any other unprintable characters. */
const isText = (start: string) =>
  start !== '' && !UNUSABLE.test(Buffer.from(start, 'latin1').toString('utf8'));
