import { Readable } from 'node:stream';
import { badField, badInput } from '../../platform/errors.js';
import { IncomingFile } from '../../platform/files/incoming-file.js';
import type { RequestContext } from '../../platform/request-context.js';
import { storeUpload, type Upload } from './store-upload.js';
import type { UploadFolderName } from './upload-folders.js';

const START = /^data:[\w.+/-]{0,100};base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** The number of characters of a piece: a multiple of four, so that each piece is whole bytes. */
const PIECE = 64 * 1024;

/** The size limit of a JSON body: a picture of ten megabytes in base64. */
export const IMAGE_DATA_BODY_BYTES = 14 * 1024 * 1024;

/**
 * Stores a picture that was sent as a data URL, in the same way as any other upload. Its declared type is
 * ignored.
 * @throws AppError as storeUpload, at `field`
 */
export async function storeImageData(
  context: RequestContext,
  folder: UploadFolderName,
  dataUrl: string,
  field = 'imageData',
): Promise<Upload> {
  const [start] = START.exec(dataUrl) ?? [];
  if (!start) throw badField(field, 'Please send the picture as a data URL with base64.');
  return storeUpload(
    context,
    folder,
    new IncomingFile(Readable.from(bytesOf(dataUrl, start.length)), null),
    field,
  );
}

/** Yields the bytes piece by piece, as the text is in memory already. */
function* bytesOf(dataUrl: string, from: number): Generator<Buffer> {
  for (let at = from; at < dataUrl.length; at += PIECE) {
    const piece = dataUrl.slice(at, at + PIECE);
    if (!BASE64.test(piece)) throw badInput('This is not base64.');
    yield Buffer.from(piece, 'base64');
  }
}
