import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { badInput } from '../errors.js';
import { contentTypeOf, type FileStore, safePath } from './file-store.js';

/** Files in a folder of this machine. */
export class DiskFileStore implements FileStore {
  constructor(readonly root: string) {}

  async put(folder: string, name: string, bytes: Buffer): Promise<string> {
    const relative = safePath(folder, name);
    if (!relative) throw badInput('This file name cannot be used.');
    const target = path.join(this.root, relative);
    await mkdir(path.dirname(target), { recursive: true });
    // Readers see the old file or the new one, never half of it.
    const partial = `${target}.${process.pid}.part`;
    await writeFile(partial, bytes);
    await rename(partial, target);
    return `/files/${relative}`;
  }

  async read(folder: string, name: string): Promise<{ bytes: Buffer; contentType: string } | null> {
    const relative = safePath(folder, name);
    if (!relative) return null;
    try {
      return { bytes: await readFile(path.join(this.root, relative)), contentType: contentTypeOf(name) };
    } catch {
      return null;
    }
  }
}
