import type { FieldKind } from '../platform/records/field.js';
import { line } from '../platform/records/field-kinds.js';
import type { UploadFolderName } from './upload-folders.js';

const LONGEST = 500;

/** The address of a file that was sent to this folder; null for none. */
export const uploaded = (folder: UploadFolderName): FieldKind<string | null> => ({
  ...line(LONGEST),
  folder,
});
