import type { Readable } from 'node:stream';

/** The type and size of a file, known before its bytes are stored. */
export interface FileFacts {
  contentType: string;
  sizeBytes: number;
}

/** A requested part of a file. Without `first`, it is the last `last` bytes of the file. */
export interface ByteRange {
  first?: number;
  last?: number;
}

/** A file that is being read. The caller reads the stream to its end or destroys it. */
export interface OpenFile {
  stream: Readable;
  /** The size of the whole file in bytes. */
  sizeBytes: number;
  /** The range of bytes in the stream, both ends included. If absent, all bytes. */
  part?: { first: number; last: number };
}

/**
 * A store for uploaded and generated files. Bytes are streamed in both directions, and no file is held in
 * memory.
 */
export interface FileStore {
  /**
   * Stores the bytes and returns the public path, such as /files/workItemImages/5.webp. Readers find the
   * whole file or none.
   * @throws AppError BAD_USER_INPUT for an invalid name, UNAVAILABLE if nothing can be stored at present,
   * INSUFFICIENT_STORAGE if there is no room
   */
  put(folder: string, name: string, source: Readable, facts: FileFacts): Promise<string>;
  /**
   * Returns a stored file, or null. If the file does not have the requested part, returns all of it.
   * @throws AppError UNAVAILABLE, as does the stream if it breaks off
   */
  read(folder: string, name: string, part?: ByteRange): Promise<OpenFile | null>;
  /** Removes the file. Does nothing if it does not exist. */
  remove(folder: string, name: string): Promise<void>;
  /**
   * Returns true if the store has no files.
   * @throws AppError UNAVAILABLE
   */
  isEmpty(): Promise<boolean>;
  /**
   * Checks the store.
   * @throws Error if files cannot be read or written at present
   */
  check(): Promise<void>;
  /** True while calls fail at once because the last ones have failed. */
  readonly isRefusing: boolean;
}

const SAFE_PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Returns the path, or null for names that could leave their folder. */
export function safePath(folder: string, name: string): string | null {
  return SAFE_PART.test(folder) && SAFE_PART.test(name) ? `${folder}/${name}` : null;
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Returns the content type that a file of this name is served with. */
export const contentTypeOf = (name: string) =>
  TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
