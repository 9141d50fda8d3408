import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { sqlState } from '../errors.js';
import { adoptBaseline } from './baseline.js';
import { type Ask, missingObjects } from './schema-objects.js';

/** The advisory lock that lets one process at a time migrate. */
const MIGRATION_LOCK = 7158302;
/** The timestamp of the first released migration. Databases with older migrations were never released. */
const FIRST_RELEASED = 1764000000001;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const TRIES = 30;
/** SQLSTATEs for a missing object and for an object that exists already. */
const OTHER_SCHEMA = new Set(['42P01', '42703', '42704', '42883', '42P07', '42701', '42710', '42723']);
const MAX_NAMED = 5;
const RESTORE_AGAIN = 'Restore the backup again, into an empty database (docs/operations.md).';

/** An error for a schema that cannot be updated. `message` is the one line to print. */
export class MigrationError extends Error {}

interface MigrateOptions {
  /** The longest time that the locks of a migration block readers and writers before it is rolled back. */
  lockTimeoutMs?: number;
  /** The pause before the next try, in which blocked readers and writers continue. */
  pauseMs?: number;
  /**
   * Objects that must exist afterwards, such as `table category`. Not checked if a newer release has migrated
   * the schema.
   */
  expected?: readonly string[];
}

/**
 * Updates the schema, however long a statement takes. Safe when several processes start at once, and while
 * others read and write. A migration that cannot get its locks is rolled back and retried, so that nobody
 * queues behind it for long. The session keeps the changed time limits.
 * Returns the names of the migrations that ran.
 * @throws MigrationError for a database from before the first release or from an older release than the last one,
 * for one that was restored in part, and if others never release a table
 */
export async function migrate(
  dataSource: DataSource,
  { lockTimeoutMs = 3000, pauseMs = 1000, expected = [] }: MigrateOptions = {},
): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    try {
      await runner.query('SET statement_timeout = 0; SET lock_timeout = 0');
      await acquireLock(runner, pauseMs);
      await refuseFormer(runner);
      await refuseUnlisted(runner, expected);
      if (!(await adoptBaseline(dataSource, runner)))
        throw new MigrationError(
          'This database is from an older release. Start the release before this one with it, then this one.',
        );
      const pending = await pendingMigrations(dataSource, asking(runner));
      await runner.query(`SET lock_timeout = ${lockTimeoutMs}`);
      await tryPending(dataSource, runner, pauseMs);
      await refuseIncomplete(dataSource, runner, expected);
      return pending;
    } finally {
      await runner.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    await runner.release();
  }
}

/**
 * Waits until no other process migrates. It polls, since a statement that waits for the lock would be an open
 * snapshot, which CREATE INDEX CONCURRENTLY in the other process waits for.
 */
async function acquireLock(runner: QueryRunner, pauseMs: number): Promise<void> {
  for (;;) {
    const [{ mine }] = await runner.query(`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS mine`);
    if (mine) return;
    await pause(pauseMs);
  }
}

async function tryPending(dataSource: DataSource, runner: QueryRunner, pauseMs: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const migrations = new MigrationExecutor(dataSource, runner);
    migrations.transaction = 'each';
    try {
      await migrations.executePendingMigrations();
      return;
    } catch (error) {
      const state = sqlState(error);
      if (OTHER_SCHEMA.has(state ?? ''))
        throw new MigrationError(
          `The database is not as this release expects it: ${(error as Error).message}. If it was restored: ${RESTORE_AGAIN}`,
          { cause: error },
        );
      if (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK) throw error;
      if (attempt === TRIES)
        throw new MigrationError('Could not lock a table to migrate it: other connections keep it locked.');
      await pause(pauseMs);
    }
  }
}

/**
 * Refuses a database from before the first release. Its migrations were rewritten, so it cannot be upgraded.
 */
async function refuseFormer(runner: QueryRunner): Promise<void> {
  const [{ exists }] = await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  if (!exists) return;
  const [former] = await runner.query('SELECT name FROM migrations WHERE timestamp < $1 LIMIT 1', [
    FIRST_RELEASED,
  ]);
  if (former)
    throw new MigrationError(
      'This database was made before the first release and cannot be carried on. Start with an empty one (without DATABASE_URL: delete the data folder).',
    );
}

const asking =
  (runner: QueryRunner): Ask =>
  (text, values) =>
    runner.query(text, values);

/**
 * Refuses a database with tables but no list of migrations. All migrations would run again and fail halfway.
 */
async function refuseUnlisted(runner: QueryRunner, expected: readonly string[]): Promise<void> {
  const [{ exists }] = await runner.query(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  const [ran] = exists ? await runner.query('SELECT FROM migrations LIMIT 1') : [];
  const tables = expected.filter((object) => object.startsWith('table ') && object !== 'table migrations');
  if (ran || (await missingObjects(asking(runner), tables)).length === tables.length) return;
  throw new MigrationError(
    `The database has tables of the product, but not the list of its migrations. ${RESTORE_AGAIN}`,
  );
}

async function refuseIncomplete(
  dataSource: DataSource,
  runner: QueryRunner,
  expected: readonly string[],
): Promise<void> {
  const ask = asking(runner);
  if (expected.length === 0 || (await isNewer(dataSource, ask))) return;
  const missing = await missingObjects(ask, expected);
  if (missing.length === 0) return;
  const named = missing.slice(0, MAX_NAMED).join(', ');
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : '';
  throw new MigrationError(`The database is incomplete: ${named}${more} missing. ${RESTORE_AGAIN}`);
}

/**
 * Checks the schema without changing it, for processes that do not migrate. A schema that a newer release has
 * migrated is accepted, as during an upgrade.
 * @throws MigrationError if the schema is older than this release, or incomplete
 */
export async function requireSchema(dataSource: DataSource, expected: readonly string[] = []): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await refuseFormer(runner);
    const pending = await pendingMigrations(dataSource, asking(runner));
    if (pending.length > 0)
      throw new MigrationError(
        `The schema of the database is older than this release: ${pending.length} ${pending.length === 1 ? 'migration has' : 'migrations have'} not run. Run npm run migrate (docs/operations.md, “Upgrade”).`,
      );
    await refuseIncomplete(dataSource, runner, expected);
  } finally {
    await runner.release();
  }
}

/** Returns the names of the migrations of this release that have not run on the database, in order. */
export async function pendingMigrations(dataSource: DataSource, ask: Ask): Promise<string[]> {
  const [list] = await ask<{ exists: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  const ran = list?.exists ? await ask<{ name: string }>('SELECT name FROM migrations') : [];
  const names = new Set(ran.map(({ name }) => name));
  return dataSource.migrations.map(({ name = '' }) => name).filter((name) => !names.has(name));
}

/** Returns true if a newer release has migrated the database. It may have dropped objects that this release expects. */
export async function isNewer(dataSource: DataSource, ask: Ask): Promise<boolean> {
  const newest = Math.max(...dataSource.migrations.map(({ name }) => Number(name?.slice(-13))));
  const newer = await ask('SELECT FROM migrations WHERE timestamp > $1 LIMIT 1', [newest]);
  return newer.length > 0;
}

/** Returns true while a process is migrating the database. */
export async function isMigrating(ask: Ask): Promise<boolean> {
  const locks = await ask(
    `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
     WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND d.datname = current_database()`,
    [MIGRATION_LOCK],
  );
  return locks.length > 0;
}

/**
 * Creates an index while others read and write, for migrations of big tables, which set `transaction =
 * false`. Removes an invalid index that an interrupted attempt has left behind.
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  definition: string,
  { unique = false } = {},
): Promise<void> {
  const [{ lock }] = await runner.query(`SELECT current_setting('lock_timeout') AS lock`);
  // It waits for open transactions, and nobody waits for it.
  await runner.query('SET lock_timeout = 0');
  const [invalid] = await runner.query(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  );
  if (invalid) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await runner.query(
    `CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY IF NOT EXISTS ${name} ON ${definition}`,
  );
  await runner.query(`SET lock_timeout = '${lock}'`);
}
