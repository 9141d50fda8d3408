import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of a file in hexadecimal digits, and its size. */
export interface FileHash {
  sha256: string;
  sizeBytes: number;
}

/** Writes a stream to a new file, which only this user can read, and returns its hash. */
export const writeHashed = (source: Readable, file: string): Promise<FileHash> =>
  hashInto(source, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));

/** Reads a stream to its end and returns its hash. */
export const hashStream = (source: Readable): Promise<FileHash> =>
  hashInto(source, new Writable({ write: (_chunk, _encoding, done) => done() }));

async function hashInto(source: Readable, target: Writable): Promise<FileHash> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, count, target);
  return { sha256: hash.digest('hex'), sizeBytes };
}

/** Runs `work` for each item, a few at once. Stops at the first error. */
export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  await Readable.from(items).forEach(work, { concurrency: atOnce });
}
