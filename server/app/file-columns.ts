import { Category } from '../directory/categories/category.entity.js';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { GoodCause } from '../directory/good-causes/good-cause.entity.js';
import { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { LearnMoreFile } from '../directory/suppliers/learn-more-file.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { WorkExample } from '../directory/suppliers/work-example.entity.js';
import { type FileColumn, removeUnusedFiles } from '../kits/uploads/remove-unused-files.js';
import type { UploadFolderName } from '../kits/uploads/upload-folders.js';
import type { App } from '../platform/app.js';
import type { ScheduledJob } from '../platform/scheduled-jobs.js';
import { CERTIFICATES } from '../reports/certificates/certificate-file.js';

type Class<T> = new () => T;

/** A field with the address of a file, and the folder of its uploads. */
interface FileField {
  entity: Class<object>;
  field: string;
  folder: UploadFolderName;
}

const fileField = <T extends object>(
  entity: Class<T>,
  field: keyof T & string,
  folder: UploadFolderName,
): FileField => ({ entity, field, folder });

/**
 * All fields that refer to files. Files that none of them contains are removed. A test finds fields that are
 * missing here.
 */
export const FILE_FIELDS: readonly FileField[] = [
  fileField(Supplier, 'imageUrl', 'profileImages'),
  fileField(Supplier, 'desktopUrl', 'promotions'),
  fileField(Supplier, 'mobileUrl', 'promotions'),
  fileField(WorkExample, 'imageUrl', 'workItemImages'),
  fileField(LearnMoreFile, 'fileLink', 'learnMore'),
  fileField(ImpactBuyer, 'imageUrl', 'profileImages'),
  fileField(GoodCause, 'imageUrl', 'goodCauseImages'),
  fileField(Category, 'imageUrl', 'categoryImages'),
  fileField(FeaturedListing, 'imageUrl', 'featuredListings'),
  fileField(FeaturedListing, 'mobileImageUrl', 'featuredListings'),
];

/** The current certificates. A replaced certificate loses its file. */
const CURRENT_CERTIFICATES: FileColumn = { table: 'impact_certificate', column: 'file_address' };

/** Files of deleted records are retained as long as the records (A155). */
const IN_THE_TRASH: FileColumn = { table: 'deleted_record', column: 'files', several: true };

function fileColumns({ database }: App): FileColumn[] {
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
