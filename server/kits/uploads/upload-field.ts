import type { FieldKind } from '../records/field.js';
import { line } from '../records/field-kinds.js';
import type { UploadFolderName } from './upload-folders.js';

const LONGEST = 500;

/** Returns a field for the address of a file that was uploaded to this folder. Null if there is no file. */
export const uploaded = (folder: UploadFolderName): FieldKind<string | null> => ({
  ...line(LONGEST),
  folder,
});
