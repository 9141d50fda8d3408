import { type FileColumn, removeUnusedFiles } from '../kits/uploads/remove-unused-files.js';
import type { App } from '../platform/app.js';
import type { ScheduledJob } from '../platform/scheduled-jobs.js';
import { CERTIFICATES } from '../reports/certificates/certificate-file.js';
import { FILE_OWNERS } from './nouns.js';

/** A field with the address of a file, and the folder of its uploads. */
interface FileField {
  entity: new () => object;
  field: string;
  folder: string;
}

/**
 * All fields that refer to files. Files that none of them contains are removed. A test finds fields that are
 * missing here.
 */
export const FILE_FIELDS: readonly FileField[] = FILE_OWNERS.flatMap(({ entity, fields }) =>
  Object.entries(fields).flatMap(([field, { folder }]) => (folder ? [{ entity, field, folder }] : [])),
);

/** The current certificates. A replaced certificate loses its file. */
const CURRENT_CERTIFICATES: FileColumn = { table: 'impact_certificate', column: 'file_address' };

/** Files of deleted records are retained as long as the records (A155). */
const IN_THE_TRASH: FileColumn = { table: 'deleted_record', column: 'files', several: true };

/** Returns the columns of all tables that refer to files. */
export function fileColumns({ database }: Pick<App, 'database'>): FileColumn[] {
  const ofRecords = FILE_FIELDS.map(({ entity, field }) => {
    const metadata = database.dataSource.getMetadata(entity);
    const column = metadata.findColumnWithPropertyName(field)?.databaseName;
    if (!column) throw new Error(`${entity.name} has no field ${field}`);
    return { table: metadata.tableName, column };
  });
  return [...ofRecords, CURRENT_CERTIFICATES, IN_THE_TRASH];
}

/** Removes uploads and certificates that no record has. */
export const removeUnusedFilesJob: ScheduledJob = {
  name: 'remove-unused-files',
  due: 'hourly',
  run: (app) => removeUnusedFiles(app, fileColumns(app), [CERTIFICATES]),
};
