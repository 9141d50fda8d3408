import type { Readable } from 'node:stream';

/** What is known of a file before its bytes are handed over. */
export interface FileFacts {
  contentType: string;
  sizeBytes: number;
}

/** The part of a file that is asked for. Without `first` it is the end of the file, `last` bytes of it. */
export interface AskedPart {
  first?: number;
  last?: number;
}

/** A file that is being read. Whoever asked reads the stream to its end or destroys it. */
export interface OpenFile {
  stream: Readable;
  /** Of the whole file. */
  sizeBytes: number;
  /** Which bytes the stream has, both ends included; absent: all of them. */
  part?: { first: number; last: number };
}

/** Where uploaded and generated files are kept. Bytes stream both ways; none of them is held whole in memory. */
export interface FileStore {
  /**
   * Keeps the bytes; answers the public path, such as /files/workItemImages/5.webp. Readers find the whole file or none.
   * @throws AppError BAD_USER_INPUT for a name that cannot be used, UNAVAILABLE when nothing can be kept just now,
   *   INSUFFICIENT_STORAGE when there is no room
   */
  put(folder: string, name: string, source: Readable, facts: FileFacts): Promise<string>;
  /**
   * A file put before, or null. A part that the file does not have is as good as none asked for.
   * @throws AppError UNAVAILABLE, and so does the stream if it breaks off
   */
  read(folder: string, name: string, part?: AskedPart): Promise<OpenFile | null>;
  /** Removes the file; one that is not there is removed already. */
  remove(folder: string, name: string): Promise<void>;
  /** @throws Error when files cannot be read or written just now */
  check(): Promise<void>;
  /** True while calls fail at once, because the last ones have failed. */
  readonly isRefusing: boolean;
}

const SAFE_PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Refuses names that could leave their folder. */
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

/** The content type served for a file of this name. */
export const contentTypeOf = (name: string) =>
  TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
