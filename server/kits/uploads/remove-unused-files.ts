import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import { removeStoredFile } from '../../platform/files/stored-files.js';
import { UPLOAD_FOLDER_NAMES } from './upload-folders.js';

/** A column with addresses of files. */
export interface FileColumn {
  table: string;
  column: string;
  /** True if the column is a list. */
  several?: true;
}

const BATCH = 100;

/**
 * The time for which unused files stay, so that Undo finds the file of before, and an open form the file that
 * was just sent.
 */
const GRACE = `interval '1 day'`;

const ADDRESS = `'/files/' || f.folder || '/' || f.name`;

const refers = ({ table, column, several }: FileColumn) =>
  `EXISTS (SELECT FROM ${table} r WHERE r.${column} ${several ? `@> ARRAY[${ADDRESS}]` : `= ${ADDRESS}`})`;

const statements = (columns: readonly FileColumn[]) => {
  const unreferred = columns.map((column) => `NOT ${refers(column)}`).join(' AND ');
  const sent = 'f.folder = ANY ($1) AND NOT f.leaving';
  return {
    markUnused: {
      name: 'mark-unused-files',
      text: `UPDATE stored_file f SET unused_since = now() WHERE ${sent} AND f.unused_since IS NULL AND ${unreferred}`,
    },
    markUsed: {
      name: 'mark-used-files',
      text: `UPDATE stored_file f SET unused_since = NULL
        WHERE ${sent} AND f.unused_since IS NOT NULL AND (${columns.map(refers).join(' OR ')})`,
    },
    // Rows of files that a record is about to use are locked, and no longer unused once the lock ends.
    release: {
      name: 'release-unused-files',
      text: `UPDATE stored_file SET leaving = true WHERE id IN (
        SELECT f.id FROM stored_file f WHERE ${sent} AND f.unused_since < now() - ${GRACE} AND ${unreferred}
        FOR UPDATE OF f SKIP LOCKED)`,
    },
  } satisfies Record<string, Statement>;
};

const LEAVING: Statement = {
  name: 'leaving-files',
  text: `SELECT id, folder, name, variants FROM stored_file WHERE leaving ORDER BY id LIMIT ${BATCH}`,
};

interface LeavingFile {
  id: number;
  folder: string;
  name: string;
  variants: string[];
}

/**
 * Removes uploaded files that no record has used for a day (docs/files.md), also in the folders of files that
 * the product makes (`madeHere`). A file that a record uses stays, however it got there. The bytes are
 * removed before the row, so that an interrupted removal is continued the next time.
 */
export async function removeUnusedFiles(
  app: App,
  columns: readonly FileColumn[],
  madeHere: readonly string[] = [],
): Promise<void> {
  const folders = [...UPLOAD_FOLDER_NAMES, ...madeHere];
  const { markUnused, markUsed, release } = statements(columns);
  for (const statement of [markUnused, markUsed, release]) await app.database.read(statement, [folders]);
  for (;;) {
    const files = await app.database.read<LeavingFile & Record<string, unknown>>(LEAVING);
    for (const file of files) await removeStoredFile(app, file);
    if (files.length < BATCH) return;
  }
}
