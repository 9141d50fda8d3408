import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { badInput } from '../errors.js';
import { type AskedPart, type FileStore, type OpenFile, safePath } from './file-store.js';
import { keptPart } from './kept-part.js';

/** Beside the folders, under a name that no address reaches. */
const INCOMING = '.incoming';

/** Files in a folder of this machine, or of a volume that all processes share. */
export class DiskFileStore implements FileStore {
  constructor(readonly root: string) {}

  async put(folder: string, name: string, source: Readable): Promise<string> {
    const relative = safePath(folder, name);
    if (!relative) throw badInput('This file name cannot be used.');
    const target = path.join(this.root, relative);
    const partial = path.join(this.root, INCOMING, randomUUID());
    // It may break off before anybody reads it: pipeline tells so later.
    source.once('error', () => undefined);
    await Promise.all([partial, target].map((file) => mkdir(path.dirname(file), { recursive: true })));
    // Readers see the old file or the new one, never half of it.
    try {
      await pipeline(source, createWriteStream(partial));
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
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
      throw error;
    }
  }

  async remove(folder: string, name: string): Promise<void> {
    const relative = safePath(folder, name);
    if (relative) await rm(path.join(this.root, relative), { force: true });
  }
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
