import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, badInput } from '../errors.js';

/** An incoming file: its bytes, and the name from the sender, which is not trusted. */
export class IncomingFile {
  constructor(
    readonly source: Readable,
    readonly sentName: string | null,
    /** The size in bytes according to the sender. Null if unknown. */
    readonly announcedBytes: number | null = null,
  ) {}
}

/** A received file, in a folder of its own that is removed after the work. */
export interface ArrivedFile {
  path: string;
  /** The folder for files that are made from it. */
  folder: string;
  sizeBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Returns a 413: the file has more bytes than allowed. */
const tooLarge = (most: number) =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    413,
    `This file is larger than ${Math.floor(most / MEGABYTE)} MB. Please choose a smaller one.`,
  );

/**
 * Writes the file to disk as it arrives and passes it to `work`, then removes it. A file that is too large is
 * refused as soon as that is known.
 * @throws AppError PAYLOAD_TOO_LARGE, BAD_USER_INPUT for a file that is empty or incomplete; Error of the
 * disk
 */
export async function receiveFile<T>(
  { source, announcedBytes }: IncomingFile,
  most: number,
  work: (file: ArrivedFile) => Promise<T>,
): Promise<T> {
  if (announcedBytes !== null && announcedBytes > most) throw tooLarge(most);
  const folder = await mkdtemp(path.join(tmpdir(), 'uplift-upload-'));
  try {
    const file = path.join(folder, 'file');
    const counter = new ByteCounter(most);
    await pipeline(source, counter, createWriteStream(file)).catch((error) => {
      throw error instanceof AppError || isOfDisk(error)
        ? error
        : badInput('The upload was interrupted. Please try again.');
    });
    if (counter.bytes === 0) throw badInput('This file is empty.');
    return await work({ path: file, folder, sizeBytes: counter.bytes });
  } finally {
    // If the removal fails, the folder is removed when the machine restarts. The failure is not an error of
    // this file.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

const DISK_CALLS = new Set(['open', 'write', 'fsync', 'close']);

const isOfDisk = ({ syscall = '' }: NodeJS.ErrnoException) => DISK_CALLS.has(syscall);

class ByteCounter extends Transform {
  bytes = 0;

  constructor(private readonly most: number) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null, chunk?: Buffer) => void,
  ) {
    this.bytes += chunk.length;
    if (this.bytes > this.most) done(tooLarge(this.most));
    else done(null, chunk);
  }
}
