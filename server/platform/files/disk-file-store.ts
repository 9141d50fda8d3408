import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput, filesUnavailable, toAppError } from '../errors.js';
import { resolveRange } from './byte-range.js';
import { type ByteRange, type FileStore, type OpenFile, safePath } from './file-store.js';

/** A folder next to the others, with a name that no file address can have. */
const INCOMING = '.incoming';
/** Twice the size of the largest upload. With less free space, the check fails. */
const LEAST_FREE_BYTES = 40 * 1024 * 1024;

/** A store in a folder of this machine, or on a volume that all processes share. */
export class DiskFileStore implements FileStore {
  /** Always false, since calls to a disk do not wait. */
  readonly isRefusing = false;

  constructor(readonly root: string) {}

  async put(folder: string, name: string, source: Readable): Promise<string> {
    const relative = safePath(folder, name);
    if (!relative) throw badInput('This file name cannot be used.');
    const target = path.join(this.root, relative);
    const partial = path.join(this.root, INCOMING, randomUUID());
    // The source may fail before it is read. In that case pipeline reports the error later.
    source.once('error', () => undefined);
    // Readers see the old file or the new one, never a part of it.
    try {
      await Promise.all([partial, target].map((file) => mkdir(path.dirname(file), { recursive: true })));
      // Some disks report missing space only when they are flushed.
      await pipeline(source, createWriteStream(partial, { flush: true }));
      await rename(partial, target);
    } catch (error) {
      source.destroy();
      await rm(partial, { force: true }).catch(() => undefined);
      throw errorOfDisk(error);
    }
    return `/files/${relative}`;
  }

  async read(folder: string, name: string, range?: ByteRange): Promise<OpenFile | null> {
    const relative = safePath(folder, name);
    if (!relative) return null;
    try {
      const handle = await open(path.join(this.root, relative));
      const stats = await handle.stat();
      if (!stats.isFile()) {
        await handle.close();
        return null;
      }
      const part = range && resolveRange(range, stats.size);
      const stream = handle.createReadStream(part && { start: part.first, end: part.last });
      return { stream, sizeBytes: stats.size, part };
    } catch (error) {
      if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw errorOfDisk(error);
    }
  }

  async remove(folder: string, name: string): Promise<void> {
    const relative = safePath(folder, name);
    if (relative) await rm(path.join(this.root, relative), { force: true });
  }

  async isEmpty(): Promise<boolean> {
    try {
      for (const entry of await readdir(this.root, { withFileTypes: true })) {
        if (entry.name === INCOMING) continue;
        if (!entry.isDirectory() || (await readdir(path.join(this.root, entry.name))).length > 0)
          return false;
      }
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
      throw errorOfDisk(error);
    }
  }

  async check(): Promise<void> {
    const probe = path.join(this.root, INCOMING, randomUUID());
    await mkdir(path.dirname(probe), { recursive: true });
    try {
      await writeFile(probe, 'probe');
    } finally {
      await rm(probe, { force: true });
    }
    const { bavail, bsize } = await statfs(this.root);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('There is hardly any room left for files.');
  }
}

/** Returns the error to respond with for an error of the disk, whose own message is for the log only. */
function errorOfDisk(error: unknown): unknown {
  const known = toAppError(error);
  if (known) return known;
  // For example, a file has replaced the folder.
  return (error as NodeJS.ErrnoException).syscall ? filesUnavailable(error) : error;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
