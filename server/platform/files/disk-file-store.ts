import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput, filesUnavailable, toAppError } from '../errors.js';
import { type AskedPart, type FileStore, type OpenFile, safePath } from './file-store.js';
import { keptPart } from './kept-part.js';

/** Beside the folders, under a name that no address reaches. */
const INCOMING = '.incoming';
/** The largest upload, twice: with less room, files are about to be refused. */
const LEAST_FREE_BYTES = 40 * 1024 * 1024;

/** Files in a folder of this machine, or of a volume that all processes share. */
export class DiskFileStore implements FileStore {
  /** Always false: calls to a disk do not wait. */
  readonly isRefusing = false;

  constructor(readonly root: string) {}

  async put(folder: string, name: string, source: Readable): Promise<string> {
    const relative = safePath(folder, name);
    if (!relative) throw badInput('This file name cannot be used.');
    const target = path.join(this.root, relative);
    const partial = path.join(this.root, INCOMING, randomUUID());
    // It may break off before anybody reads it: pipeline tells so later.
    source.once('error', () => undefined);
    // Readers see the old file or the new one, never half of it.
    try {
      await Promise.all([partial, target].map((file) => mkdir(path.dirname(file), { recursive: true })));
      // Some disks say only when they are flushed that there was no room.
      await pipeline(source, createWriteStream(partial, { flush: true }));
      await rename(partial, target);
    } catch (error) {
      source.destroy();
      await rm(partial, { force: true }).catch(() => undefined);
      throw errorOfDisk(error);
    }
    return `/files/${relative}`;
  }

  async read(folder: string, name: string, asked?: AskedPart): Promise<OpenFile | null> {
    const relative = safePath(folder, name);
    if (!relative) return null;
    try {
      const handle = await open(path.join(this.root, relative));
      const stats = await handle.stat();
      if (!stats.isFile()) {
        await handle.close();
        return null;
      }
      const part = asked && keptPart(asked, stats.size);
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

/** Returns the error to answer with for an error of the disk, whose own message is for the log alone. */
function errorOfDisk(error: unknown): unknown {
  const known = toAppError(error);
  if (known) return known;
  // Such as a folder in whose place there is a file now.
  return (error as NodeJS.ErrnoException).syscall ? filesUnavailable(error) : error;
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
