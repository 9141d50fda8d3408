import path from 'node:path';
import type { Config } from '../config/config.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** Creates the configured store: a bucket, or else the data folder. */
export async function createFileStore({
  s3,
  dataFolder,
}: Pick<Config, 's3' | 'dataFolder'>): Promise<FileStore> {
  return s3 ? S3FileStore.for(s3) : new DiskFileStore(path.join(dataFolder, 'files'));
}
