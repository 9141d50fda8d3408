import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.js';
import { createFileStore } from '../../../platform/files/create-file-store.js';
import { type Command, CommandError, DONE, NEEDS_ATTENTION } from '../command.js';
import { openDatabase } from '../open-database.js';
import { copyFiles } from './copy-files.js';
import { dumpSnapshot } from './dump-snapshot.js';
import { listed, MANIFEST, type Manifest, makeManifest } from './manifest.js';
import { productVersion } from './product-version.js';

/** Writes a consistent backup of the database and the files. */
export const backupCommand: Command = {
  usage: '--to FOLDER [--without-files]',
  summary: 'Writes the database and all files that it names to a new folder, while the product runs.',
  options: { to: { type: 'string' }, 'without-files': { type: 'boolean' } },
  required: ['to'],
  async run({ values, config, print, warn }) {
    const target = path.resolve(String(values.to));
    const manifest = await writeBackup(config(), target, !values['without-files']);
    for (const line of summaryOf(target, manifest)) print(line);
    if (manifest.missingFiles.length === 0) return DONE;
    warn(`The file store lacks files that the database names:\n${listed(manifest.missingFiles)}`);
    return NEEDS_ATTENTION;
  },
};

/** Writes the backup under a temporary name and renames it at the end, so that a folder with the name is complete. */
async function writeBackup(config: Config, target: string, withFiles: boolean): Promise<Manifest> {
  refuseExisting(target);
  await mkdir(path.dirname(target), { recursive: true });
  const partial = await mkdtemp(`${target}.partial-`);
  try {
    const manifest = await fill(config, partial, withFiles);
    await writeFile(path.join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') throw existing(target);
    throw error;
  }
}

const existing = (target: string) =>
  new CommandError(`${target} exists already. A backup never replaces anything: name a new folder.`);

function refuseExisting(target: string): void {
  const isEmptyFolder = () => {
    try {
      return readdirSync(target).length === 0;
    } catch {
      return false;
    }
  };
  if (existsSync(target) && !isEmptyFolder()) throw existing(target);
}

async function fill(config: Config, folder: string, withFiles: boolean): Promise<Manifest> {
  const startedAt = new Date().toISOString();
  const opened = await openDatabase(config);
  try {
    const { files: named, ...database } = await dumpSnapshot(config, opened.directUrl, folder);
    const store = await createFileStore(config);
    const copied = withFiles ? await copyFiles(store, named, folder) : { files: null, missingFiles: [] };
    return makeManifest({
      productVersion: productVersion(),
      startedAt,
      finishedAt: new Date().toISOString(),
      ...database,
      ...copied,
    });
  } finally {
    await opened.close();
  }
}

function summaryOf(target: string, { tables, files, dump }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = (files ?? []).reduce((sum, file) => sum + file.sizeBytes, 0);
  return [
    `Wrote ${target}.`,
    `Database: ${tables.length} tables, ${rows} rows, ${dump.sizeBytes} bytes.`,
    files ? `Files: ${files.length}, ${bytes} bytes.` : 'Files: left out.',
  ];
}
