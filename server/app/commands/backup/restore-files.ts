import { createReadStream } from 'node:fs';
import path from 'node:path';
import { contentTypeOf, type FileStore } from '../../../platform/files/file-store.js';
import { CommandError } from '../command.js';
import { forEachOf, hashStream } from './hashed-streams.js';
import { type BackedUpFile, FILES, FILES_AT_ONCE } from './manifest.js';

/**
 * Copies the files of a backup to the store and reads each one back. Returns a function that removes them. If a
 * file cannot be stored, all of them are removed.
 * @throws CommandError that says which file failed, and whether the store is empty again
 */
export async function restoreFiles(
  store: FileStore,
  folder: string,
  files: readonly BackedUpFile[],
): Promise<() => Promise<void>> {
  const begun = new Set<BackedUpFile>();
  const remove = () => forEachOf([...begun], FILES_AT_ONCE, (file) => store.remove(...partsOf(file.path)));
  try {
    await forEachOf(files, FILES_AT_ONCE, async (file) => {
      begun.add(file);
      await restoreFile(store, folder, file);
    });
    return remove;
  } catch (error) {
    const emptied = await remove().then(
      () => 'The file store and the database are empty, as before.',
      () => `Files remain in the file store: empty it. The database is empty, as before.`,
    );
    throw new CommandError(`${(error as Error).message} ${emptied}`, { cause: error });
  }
}

const partsOf = (stored: string): [string, string] => {
  const [folder = '', name = ''] = stored.split('/');
  return [folder, name];
};

async function restoreFile(store: FileStore, backup: string, file: BackedUpFile): Promise<void> {
  const [folder, name] = partsOf(file.path);
  const source = createReadStream(path.join(backup, FILES, file.path));
  await store.put(folder, name, source, { contentType: contentTypeOf(name), sizeBytes: file.sizeBytes });
  const stored = await store.read(folder, name);
  if (!stored || (await hashStream(stored.stream)).sha256 !== file.sha256)
    throw new Error(`The file store did not return ${file.path} as it was stored.`);
}
