import { pictureEnding } from '../../../shared/picture-address.js';
import { badInput } from '../../platform/errors.js';
import { checkDocument } from '../../platform/files/check-document.js';
import { detectFileType } from '../../platform/files/detect-file-type.js';
import {
  type FileKind,
  type FileStart,
  formatKinds,
  PICTURE_KINDS,
  type PictureKind,
  startOf,
} from '../../platform/files/file-kinds.js';
import type { ArrivedFile } from '../../platform/files/incoming-file.js';
import { type PictureFile, type PictureShape, preparePicture } from '../../platform/files/prepare-picture.js';
import type { UploadFolder } from './upload-folders.js';

/** A file to store. */
export interface PreparedFile {
  path: string;
  /** The ending of its name after the random part. */
  ending: string;
  sizeBytes: number;
  /** The width in pixels. Null for documents. */
  width: number | null;
  height: number | null;
}

/** The files to store of an upload. */
export interface PreparedUpload {
  /** The extension of the file name. */
  extension: string;
  main: PreparedFile;
  /** The same picture in other sizes. */
  variants: PreparedFile[];
}

/**
 * Determines the type of a file by its content, and returns the files to store (A41, R079, R081).
 * @throws AppError BAD_USER_INPUT
 */
export async function prepareUpload(
  arrived: ArrivedFile,
  { kinds, shape }: UploadFolder,
): Promise<PreparedUpload> {
  const start = await startOf(arrived.path);
  const prepared = shape
    ? await preparedPicture(arrived, start, kinds, shape)
    : await preparedDocument(arrived, start, kinds);
  if (!prepared) throw badInput(await refusalOf(arrived, kinds));
  return prepared;
}

/** Returns a message that names the type that was sent, if known, and the accepted types. */
async function refusalOf({ path }: ArrivedFile, kinds: readonly FileKind[]): Promise<string> {
  const name = await detectFileType(path);
  if (name === 'a PDF' && kinds.includes('pdf'))
    return 'This PDF has extra data before its beginning. Please save it again, or choose another one.';
  const what = name
    ? `This is ${name}, which cannot be used here.`
    : 'This type of file cannot be used here.';
  return `${what} Please choose a file that is ${formatKinds(kinds)}.`;
}

const isPicture = (start: FileStart): start is FileStart & PictureKind =>
  (PICTURE_KINDS as readonly string[]).includes(start);

async function preparedPicture(
  arrived: ArrivedFile,
  start: FileStart | null,
  kinds: readonly FileKind[],
  shape: PictureShape,
): Promise<PreparedUpload | null> {
  if (!start || !isPicture(start) || !kinds.includes(start)) return null;
  const { main, variants } = await preparePicture(arrived, start, { kinds, shape });
  return { extension: EXTENSIONS[start], main: named(main), variants: variants.map(named) };
}

const EXTENSIONS: Record<PictureKind, string> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

const named = (file: PictureFile): PreparedFile => ({
  ...file,
  ending: pictureEnding(file.width, file.height, EXTENSIONS[file.kind]),
});

async function preparedDocument(
  arrived: ArrivedFile,
  start: FileStart | null,
  kinds: readonly FileKind[],
): Promise<PreparedUpload | null> {
  const kind = await checkDocument(arrived, start);
  if (!kind || !kinds.includes(kind)) return null;
  const { path, sizeBytes } = arrived;
  const main = { path, sizeBytes, ending: `.${kind}`, width: null, height: null };
  return { extension: kind, main, variants: [] };
}
