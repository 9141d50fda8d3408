import type { App } from '../app.js';
import { AppError } from '../errors.js';
import { StoredFile } from './stored-file.entity.js';

/** The row of a file that is about to be put. */
type NewRow = Pick<StoredFile, 'folder' | 'name' | 'contentType' | 'sizeBytes'> & Partial<StoredFile>;

/**
 * Notes files in `stored_file`, and puts them. The row comes first, and beside any transaction at hand: bytes without a
 * row would never be removed. It says that no record has them yet. If they cannot be put, nothing of them remains: what
 * may have arrived at a store that did not answer is removed by housekeeping within the hour.
 * @throws AppError UNAVAILABLE, INSUFFICIENT_STORAGE
 */
export async function putWithRow<T>(app: App, row: NewRow, put: () => Promise<T>): Promise<T> {
  const rows = app.database.dataSource.getRepository(StoredFile);
  const { identifiers } = await rows.insert({ ...row, unusedSince: () => 'now()' });
  try {
    return await put();
  } catch (error) {
    const id = identifiers[0]?.id as number;
    // Housekeeping removes files that no record has, should even this fail.
    await rows.update(id, { leaving: true }).catch(() => undefined);
    const answers = !(error instanceof AppError && error.code === 'UNAVAILABLE');
    if (answers) await removeStoredFile(app, { variants: [], ...row, id }).catch(() => undefined);
    throw error;
  }
}

/** Removes a file with its other sizes, and its row last, so that what breaks off is taken up the next time. */
export async function removeStoredFile(
  { files, database }: App,
  { id, folder, name, variants }: Pick<StoredFile, 'id' | 'folder' | 'name' | 'variants'>,
): Promise<void> {
  for (const each of [...variants, name]) await files.remove(folder, each);
  await database.dataSource.getRepository(StoredFile).delete(id);
}
