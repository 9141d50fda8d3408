import path from 'node:path';
import type pg from 'pg';
import { CommandError } from '../command.js';
import { DUMP, listed } from './manifest.js';
import { connectionOf, type PostgresProgram, runProgram } from './postgres-programs.js';
import { differingTables, prepareHashes, type TableHash, tableHashes } from './table-hashes.js';

/** Objects that an empty database lacks: relations, functions and types outside of extensions. */
const OBJECTS = `SELECT x.kind || ' ' || x.name AS name FROM (
    SELECT 'table' AS kind, relname::text AS name, relnamespace AS schema, oid, 'pg_class'::regclass AS class FROM pg_class
    UNION ALL SELECT 'function', proname::text, pronamespace, oid, 'pg_proc'::regclass FROM pg_proc
    UNION ALL SELECT 'type', typname::text, typnamespace, oid, 'pg_type'::regclass FROM pg_type
  ) x JOIN pg_namespace n ON n.oid = x.schema
  WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = x.class AND d.objid = x.oid AND d.deptype = 'e')
  LIMIT 1`;

/**
 * Checks the target of a restore.
 * @throws CommandError if the database is not empty, or does not use UTF-8
 */
export async function requireEmptyDatabase(client: pg.Client, url: string): Promise<void> {
  const [{ encoding }] = (await client.query(`SELECT current_setting('server_encoding') AS encoding`)).rows;
  if (encoding !== 'UTF8')
    throw new CommandError(`The database ${nameOf(url)} has the encoding ${encoding}. Create it with UTF8.`);
  const [object] = (await client.query(OBJECTS)).rows;
  if (object)
    throw new CommandError(
      `The database ${nameOf(url)} is not empty (${object.name}), and nothing was restored. Create an empty one.`,
    );
}

interface Target {
  program: PostgresProgram;
  url: string;
  folder: string;
  tables: readonly TableHash[];
}

/**
 * Restores the dump in one transaction, and compares all tables with the manifest.
 * @throws CommandError if pg_restore fails, which leaves the database empty, or if a table differs
 */
export async function restoreDatabase(
  client: pg.Client,
  { program, url, folder, tables }: Target,
): Promise<void> {
  const { dbname, env } = connectionOf(url);
  const args = ['--no-owner', '--exit-on-error', '--single-transaction', '--no-password', dbname];
  const { stdout, ended } = runProgram(program, [...args, path.join(folder, DUMP)], env);
  stdout.resume();
  try {
    await ended;
  } catch (error) {
    throw new CommandError(
      `${(error as Error).message}\nThe database ${nameOf(url)} and the file store are empty, as before.`,
    );
  }
  await prepareHashes(client);
  const differing = differingTables(tables, await tableHashes(client));
  if (differing.length > 0)
    throw new CommandError(
      `The database ${nameOf(url)} is filled, but not as the manifest says:\n${listed(differing)}\nDrop it and create it again (dropdb, createdb). The file store is empty, as before.`,
    );
}

const nameOf = (url: string) => `${new URL(url).pathname.slice(1)} at ${new URL(url).host}`;
