import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../../../platform/config/config.js';
import { createFileStore } from '../../../platform/files/create-file-store.js';
import { MIGRATIONS } from '../../migrations.js';
import { type Command, CommandError, DONE, NEEDS_ATTENTION } from '../command.js';
import { openDatabase } from '../open-database.js';
import { connectClient } from './dump-snapshot.js';
import { listed, type Manifest, readManifest, verifyBackup } from './manifest.js';
import { findProgram } from './postgres-programs.js';
import { prepareForStart } from './prepare-for-start.js';
import { requireEmptyDatabase, restoreDatabase } from './restore-database.js';
import { restoreFiles } from './restore-files.js';

/** Restores a backup into an empty database and an empty file store. */
export const restoreCommand: Command = {
  usage: '--from FOLDER',
  summary: 'Restores a backup into an empty database and an empty file store, and checks both.',
  options: { from: { type: 'string' } },
  required: ['from'],
  async run({ values, config, print, warn }) {
    const folder = path.resolve(String(values.from));
    const settings = config();
    const manifest = await readManifest(folder);
    refuseNewer(manifest);
    await verifyBackup(folder, manifest);
    print(`The backup in ${folder} is complete: ${manifest.finishedAt}, version ${manifest.productVersion}.`);
    const opened = await openDatabase(settings);
    try {
      await restore(settings, { folder, manifest, url: opened.directUrl, print });
    } finally {
      await opened.close();
    }
    if (manifest.missingFiles.length === 0) return DONE;
    warn(`The backup lacks files that the database names:\n${listed(manifest.missingFiles)}`);
    return NEEDS_ATTENTION;
  },
};

/** Refuses the backup of a newer release, which this one could not start on with certainty. */
function refuseNewer({ schemaVersion, productVersion }: Manifest): void {
  const timestamp = (name: string) => Number(name.slice(-13));
  const newest = Math.max(...MIGRATIONS.map(({ name }) => timestamp(name)));
  if (timestamp(schemaVersion) > newest)
    throw new CommandError(
      `The backup is of a newer release (version ${productVersion}, schema ${schemaVersion}). Restore it with that release.`,
    );
}

interface Restoring {
  folder: string;
  manifest: Manifest;
  url: string;
  print: (line: string) => void;
}

async function restore(config: Config, { folder, manifest, url, print }: Restoring): Promise<void> {
  const { dump, files, tables } = manifest;
  const program = await findProgram('pg_restore', config.pgBin, dump.programVersion);
  const client = await connectClient(url);
  try {
    await requireEmptyDatabase(client, url);
    const store = await createFileStore(config);
    if (files && !(await store.isEmpty()))
      throw new CommandError(
        'The file store is not empty, and nothing was restored. Set DATA_FOLDER or S3_BUCKET to an empty one.',
      );
    const removeFiles = await restoreFiles(store, folder, files ?? []);
    try {
      await restoreDatabase(client, { program, url, folder, tables });
    } catch (error) {
      await removeFiles();
      throw error;
    }
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(
      `Restored ${tables.length} tables with ${rows} rows. All counts and hashes are those of the backup.`,
    );
    print(
      files
        ? `Restored ${files.length} files. All hashes are those of the backup.`
        : 'The backup has no files: restore them yourself before the first start.',
    );
    await report(client, print).catch((error: Error) => {
      throw new CommandError(
        `Everything is restored and checked, but the database could not be prepared: ${error.message}. Do so by hand (docs/operations.md, “What do I check before the first start?”).`,
        { cause: error },
      );
    });
  } finally {
    await client.end();
  }
}

/** Prepares the database for its first start and prints what was done and what to check. */
async function report(client: pg.Client, print: (line: string) => void): Promise<void> {
  const { mended, nextCertificate, queued } = await prepareForStart(client);
  print(mended === 0 ? 'All totals were right.' : `Corrected ${mended} rows of totals.`);
  print(`The next certificate has a number above ${nextCertificate}.`);
  if (queued.length === 0) print('No email is queued.');
  else {
    print('Email that a worker will send after the start, perhaps a second time:');
    for (const { kind, count } of queued) print(`  ${count} × ${kind}`);
  }
  print('Next: read “What do I check before the first start?” in docs/operations.md, then start Uplift.');
}
