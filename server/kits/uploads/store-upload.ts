import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { AppError, badField } from '../../platform/errors.js';
import { contentTypeOf } from '../../platform/files/file-store.js';
import { type IncomingFile, receiveFile } from '../../platform/files/incoming-file.js';
import { safeFileName } from '../../platform/files/safe-file-name.js';
import { putWithRow } from '../../platform/files/stored-files.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { limitUploads } from './limit-uploads.js';
import { type PreparedFile, type PreparedUpload, prepareUpload } from './prepare-upload.js';
import { requireMayUpload } from './upload.policy.js';
import { UPLOAD_FOLDERS, type UploadFolder, type UploadFolderName } from './upload-folders.js';

/** A stored upload. */
export interface Upload {
  /** The path of the file on this site, for a record. */
  url: string;
  /** The width in pixels. Null for documents. */
  width: number | null;
  height: number | null;
  contentType: string;
  size: number;
  /** The original file name, made safe. Null if it had none. */
  name: string | null;
}

/**
 * Stores an uploaded file (C022, C023, C125): determines its type by its content, redraws pictures in the
 * sizes of their folder, and stores it under a name that nobody can guess. No record uses it yet: see
 * platform/files/attach-uploaded-file.ts.
 * @throws AppError FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE, BAD_USER_INPUT at `field`, UNAVAILABLE,
 * INSUFFICIENT_STORAGE
 */
export async function storeUpload(
  context: RequestContext,
  folder: UploadFolderName,
  incoming: IncomingFile,
  field = 'file',
): Promise<Upload> {
  requireMayUpload(context, folder);
  await limitUploads(context);
  const policy: UploadFolder = UPLOAD_FOLDERS[folder];
  try {
    return await receiveFile(incoming, policy.mostBytes, async (arrived) =>
      saveUpload(context, folder, incoming, await prepareUpload(arrived, policy)),
    );
  } catch (error) {
    throw error instanceof AppError && error.code === 'BAD_USER_INPUT'
      ? badField(field, error.message)
      : error;
  }
}

async function saveUpload(
  context: RequestContext,
  folder: UploadFolderName,
  { sentName }: IncomingFile,
  { main, variants, extension }: PreparedUpload,
): Promise<Upload> {
  const { files } = context.app;
  const base = randomBytes(16).toString('hex');
  const nameOf = ({ ending }: PreparedFile) => `${base}${ending}`;
  const name = nameOf(main);
  const contentType = contentTypeOf(name);
  const shownName = safeFileName(sentName, extension);
  const row = {
    folder,
    name,
    contentType,
    sizeBytes: main.sizeBytes,
    uploadedById: userOf(context)?.id ?? null,
    sentName: shownName,
    variants: variants.map(nameOf),
  };
  const put = (file: PreparedFile) =>
    files.put(folder, nameOf(file), createReadStream(file.path), {
      contentType: contentTypeOf(nameOf(file)),
      sizeBytes: file.sizeBytes,
    });
  const url = await putWithRow(context.app, row, async () => {
    for (const variant of variants) await put(variant);
    return put(main);
  });
  const { width, height, sizeBytes: size } = main;
  return { url, width, height, contentType, size, name: shownName };
}
