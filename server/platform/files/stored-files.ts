import type { App } from '../app.js';
import { AppError } from '../errors.js';
import { StoredFile } from './stored-file.entity.js';

/** The row of a file that is about to be stored. */
type NewRow = Pick<StoredFile, 'folder' | 'name' | 'contentType' | 'sizeBytes'> & Partial<StoredFile>;

/**
 * Inserts a row in `stored_file` and then stores the files. The row comes first and outside any open
 * transaction, since bytes without a row would never be removed. It is marked as unused. If storing fails,
 * nothing remains: bytes that may have arrived at a store that did not respond are removed by housekeeping
 * within the hour.
 * @throws AppError UNAVAILABLE, INSUFFICIENT_STORAGE
 */
export async function putWithRow<T>(app: App, row: NewRow, put: () => Promise<T>): Promise<T> {
  const rows = app.database.dataSource.getRepository(StoredFile);
  const { identifiers } = await rows.insert({ ...row, unusedSince: () => 'now()' });
  try {
    return await put();
  } catch (error) {
    const id = identifiers[0]?.id as number;
    // If this fails as well, housekeeping removes the unused file.
    await rows.update(id, { leaving: true }).catch(() => undefined);
    const answers = !(error instanceof AppError && error.code === 'UNAVAILABLE');
    if (answers) await removeStoredFile(app, { variants: [], ...row, id }).catch(() => undefined);
    throw error;
  }
}

/** Removes a file with its variants, and its row last, so that an interrupted removal is retried. */
export async function removeStoredFile(
  { files, database }: App,
  { id, folder, name, variants }: Pick<StoredFile, 'id' | 'folder' | 'name' | 'variants'>,
): Promise<void> {
  for (const each of [...variants, name]) await files.remove(folder, each);
  await database.dataSource.getRepository(StoredFile).delete(id);
}
