import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../../platform/config/config.js';
import { unreachable } from '../../../platform/database/database.js';
import { fileColumns } from '../../file-columns.js';
import { connectDatabase } from '../../product-database.js';
import { CommandError } from '../command.js';
import { writeHashed } from './hashed-streams.js';
import { DUMP, type Manifest } from './manifest.js';
import { type NamedFile, namedFiles } from './named-files.js';
import { connectionOf, findProgram, runProgram } from './postgres-programs.js';
import { prepareHashes, QUEUE_SCHEMA, tableHashes } from './table-hashes.js';

type Snapshot = Pick<Manifest, 'schemaVersion' | 'serverVersion' | 'dump' | 'tables'> & {
  files: NamedFile[];
};

/**
 * Dumps the database to the folder. The dump, the hashes of the tables and the list of files are of the same
 * snapshot, which a transaction exports, whatever others write meanwhile.
 * @throws CommandError if the database cannot be reached, or pg_dump is missing, too old or fails
 */
export async function dumpSnapshot(config: Config, url: string, folder: string): Promise<Snapshot> {
  const client = await connectClient(url);
  try {
    await prepareHashes(client);
    const [server] = (
      await client.query(`SELECT current_setting('server_version') AS version,
        current_setting('server_version_num')::integer / 10000 AS major, to_regclass('migrations') IS NOT NULL AS filled`)
    ).rows;
    if (!server.filled)
      throw new CommandError('The database has no tables of the product: there is nothing to back up.');
    const program = await findProgram('pg_dump', config.pgBin, server.major);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [{ snapshot }] = (await client.query('SELECT pg_export_snapshot() AS snapshot')).rows;
    const { dbname, env } = connectionOf(url);
    const args = ['--format=custom', `--exclude-schema=${QUEUE_SCHEMA}`, `--snapshot=${snapshot}`];
    const { stdout, ended } = runProgram(program, [...args, '--no-password', dbname], env);
    const [hash] = await Promise.all([writeHashed(stdout, path.join(folder, DUMP)), ended]);
    const [newest] = (
      await client.query('SELECT name FROM migrations ORDER BY timestamp DESC, id DESC LIMIT 1')
    ).rows;
    return {
      schemaVersion: newest?.name ?? '',
      serverVersion: server.version,
      dump: { ...hash, programVersion: program.version },
      tables: await tableHashes(client),
      files: await namedFiles(client, await columnsOf(url)),
    };
  } finally {
    await client.end();
  }
}

/**
 * Connects a session of its own.
 * @throws CommandError if the database cannot be reached
 */
export async function connectClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'uplift-command' });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new CommandError(unreachable(url, error));
  }
}

async function columnsOf(url: string) {
  const database = await connectDatabase({
    url,
    poolSize: 1,
    applicationName: 'uplift-command',
    onPoolError: () => undefined,
  });
  try {
    return fileColumns({ database });
  } finally {
    await database.close();
  }
}
