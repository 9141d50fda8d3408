import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../../platform/files/file-store.js';
import { forEachOf, writeHashed } from './hashed-streams.js';
import { type BackedUpFile, FILES, FILES_AT_ONCE } from './manifest.js';
import type { NamedFile } from './named-files.js';

const byPath = (one: string, other: string) => (one < other ? -1 : 1);

/** Copies files from the store to the folder of a backup. Lists files that the store lacks although a record uses them. */
export async function copyFiles(
  store: FileStore,
  named: readonly NamedFile[],
  folder: string,
): Promise<{ files: BackedUpFile[]; missingFiles: string[] }> {
  const files: BackedUpFile[] = [];
  const missingFiles: string[] = [];
  await forEachOf(named, FILES_AT_ONCE, async (file) => {
    const stored = `${file.folder}/${file.name}`;
    const opened = await store.read(file.folder, file.name);
    if (!opened) {
      if (file.used) missingFiles.push(stored);
      return;
    }
    const target = path.join(folder, FILES, stored);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    files.push({ path: stored, ...(await writeHashed(opened.stream, target)) });
  });
  files.sort((one, other) => byPath(one.path, other.path));
  return { files, missingFiles: missingFiles.sort(byPath) };
}
