import type pg from 'pg';
import type { FileColumn } from '../../../kits/uploads/remove-unused-files.js';
import { safePath } from '../../../platform/files/file-store.js';

/** A file that rows of the database name. */
export interface NamedFile {
  folder: string;
  name: string;
  /** False for an upload that no record uses yet. Its bytes may still be on their way. */
  used: boolean;
}

const STORED = `SELECT folder, each AS name, unused_since IS NULL AS used
  FROM stored_file, unnest(array_prepend(name, variants)) each WHERE NOT leaving`;
const EXISTS = `SELECT FROM pg_attribute
  WHERE attrelid = to_regclass($1) AND attname = $2 AND NOT attisdropped`;
const ADDRESS = /^\/files\/([^/]+)\/([^/]+)$/;

/**
 * Returns the files that rows name, as the session sees them. Columns that the database does not have yet are
 * left out, so that a new release can back up the database of the one before.
 */
export async function namedFiles(client: pg.Client, columns: readonly FileColumn[]): Promise<NamedFile[]> {
  const files = new Map<string, NamedFile>();
  const add = (file: NamedFile) => {
    const key = safePath(file.folder, file.name);
    if (key) files.set(key, { ...file, used: file.used || (files.get(key)?.used ?? false) });
  };
  for (const file of (await client.query<NamedFile>(STORED)).rows) add(file);
  for (const { table, column, several } of columns) {
    if ((await client.query(EXISTS, [table, column])).rowCount === 0) continue;
    const address = several ? `unnest(${column})` : column;
    const { rows } = await client.query<{ address: string | null }>(
      `SELECT DISTINCT ${address} AS address FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    for (const row of rows) {
      const [, folder, name] = ADDRESS.exec(row.address ?? '') ?? [];
      if (folder && name) add({ folder, name, used: true });
    }
  }
  return [...files.values()];
}
