import type { App } from '../platform/app.js';
import type { Statement } from '../platform/database/database.js';
import { removeStoredFile } from '../platform/files/stored-files.js';
import { UPLOAD_FOLDER_NAMES } from './upload-folders.js';

/** A column in which records have the address of a file. */
export interface FileColumn {
  table: string;
  column: string;
  /** Whether it has a list of them. */
  several?: true;
}

const BATCH = 100;

/** For as long Undo finds the file of before, and a form that lies open the one that was just sent. */
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
    // Rows that a record is just being given are locked, and no longer unused once they are free.
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
 * Removes what was sent and what no record has had for a day (docs/files.md). A file that a record has, however it got
 * there, stays; so it is with those in the folders of what is made here. Bytes go before their row, so that what breaks off is taken up the next time.
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
