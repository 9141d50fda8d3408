import { DOCUMENT_KINDS, type FileKind, PICTURE_KINDS } from '../../platform/files/file-kinds.js';
import type { PictureShape } from '../../platform/files/prepare-picture.js';
import type { Role } from '../../platform/identity/roles.js';
import type { FieldKind } from '../records/field.js';
import { line } from '../records/field-kinds.js';

const LONGEST = 500;

/** Returns a field for the address of a file that was uploaded to this folder. Null if there is no file. */
export const uploaded = (folder: UploadFolderName): FieldKind<string | null> => ({
  ...line(LONGEST),
  folder,
});

const MEGABYTE = 1024 * 1024;

/** The rules of a folder: its senders, the types of files, and their shape. */
export interface UploadFolder {
  /** The roles that may send files, besides Admin. */
  senders: readonly Role[];
  kinds: readonly FileKind[];
  mostBytes: number;
  /** The shape of pictures. Documents are stored unchanged. */
  shape?: PictureShape;
}

const pictures = (shape: PictureShape, ...senders: Role[]) =>
  ({ senders, kinds: PICTURE_KINDS, mostBytes: 10 * MEGABYTE, shape }) satisfies UploadFolder;

const cover = (width: number, height: number): PictureShape => ({ fit: 'cover', width, height });
const inside = (width: number, height: number): PictureShape => ({ fit: 'inside', width, height });

/**
 * The upload folders of the specification (C125, R317). Pictures are stored in twice the size in which pages
 * show them (R081).
 */
export const UPLOAD_FOLDERS = {
  profileImages: pictures(cover(600, 400), 'Business', 'ImpactBusiness'),
  workItemImages: {
    ...pictures({ fit: 'cover', width: 800, height: 600, either: true }, 'Business'),
    // Only PNG and JPEG (R079).
    kinds: ['png', 'jpeg'],
  },
  goodCauseImages: pictures(cover(1200, 800)),
  categoryImages: pictures(cover(800, 600)),
  featuredListings: pictures(inside(1600, 1600)),
  promotions: pictures(inside(1600, 1600)),
  learnMore: { senders: [], kinds: DOCUMENT_KINDS, mostBytes: 20 * MEGABYTE },
} as const satisfies Record<string, UploadFolder>;

export type UploadFolderName = keyof typeof UPLOAD_FOLDERS;

/** Returns true if there is such a folder. */
export const isUploadFolder = (name: string): name is UploadFolderName => Object.hasOwn(UPLOAD_FOLDERS, name);

export const UPLOAD_FOLDER_NAMES = Object.keys(UPLOAD_FOLDERS) as UploadFolderName[];
