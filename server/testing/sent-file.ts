import type { UploadFolderName } from '../kits/uploads/upload-folders.js';
import type { Database } from '../platform/database/database.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';

let sent = 0;

/**
 * Records a file as uploaded by a user or belonging to a record, and returns its address. It has no bytes.
 */
export async function sentFile(
  database: Database,
  folder: UploadFolderName,
  of: { uploadedById?: number; recordType?: string; recordId?: number },
): Promise<string> {
  sent += 1;
  const name = `${sent.toString(16).padStart(32, '0')}-600x400.png`;
  await database.manager.insert(StoredFile, { folder, name, contentType: 'image/png', sizeBytes: 1, ...of });
  return `/files/${folder}/${name}`;
}
