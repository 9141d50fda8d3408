import type pg from 'pg';
import type { Config } from '../../../platform/config/config.js';
import type { Database } from '../../../platform/database/database.js';
import { isNewer, MigrationError, pendingMigrations } from '../../../platform/database/migrate.js';
import { type Check, type Finding, fault, ok, warning } from './finding.js';

const OLDEST_VERSION = 15;
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];
const ZONE = 'Pacific/Auckland';
/** Tokens and links of a process with a wrong clock end early or late. */
const WRONG_CLOCK_MS = 2_000;
const USELESS_CLOCK_MS = 30_000;

/** Returns the checks of the server and the schema. */
export function databaseChecks(config: Config, client: pg.Client, database: Database): Check[] {
  return [
    { name: 'database', run: () => checkServer(client) },
    { name: 'extensions', run: () => checkExtensions(client) },
    { name: 'encoding', run: () => checkEncoding(client) },
    { name: 'clock', run: () => checkClock(client) },
    { name: 'schema', run: () => checkSchema(config, database) },
    ...(config.databaseDirectUrl ? [{ name: 'pooler', run: () => checkThePooler(database) }] : []),
  ];
}

async function checkServer(client: pg.Client): Promise<Finding> {
  const [server] = (
    await client.query(`SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::integer / 10000 AS major, pg_is_in_recovery() AS standby`)
  ).rows;
  if (server.major < OLDEST_VERSION)
    return fault(`PostgreSQL ${server.version} is too old.`, `Upgrade it to ${OLDEST_VERSION} or newer.`);
  if (server.standby)
    return fault(
      'DATABASE_URL leads to a replica, which cannot be written to.',
      'Set it to the primary server.',
    );
  return ok(`PostgreSQL ${server.version} responds.`);
}

async function checkExtensions(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_available_extensions WHERE name = ANY ($1)`,
    [EXTENSIONS],
  );
  const lacking = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (lacking.length === 0) return ok(`${EXTENSIONS.join(' and ')} are available.`);
  return fault(
    `The server lacks ${lacking.join(' and ')}.`,
    "Install PostgreSQL's contrib package on the server.",
  );
}

async function checkEncoding(client: pg.Client): Promise<Finding> {
  const [found] = (
    await client.query(
      `SELECT current_setting('server_encoding') AS encoding,
        (SELECT reset_val FROM pg_settings WHERE name = 'TimeZone') AS zone,
        EXISTS (SELECT FROM pg_timezone_names WHERE name = $1) AS known`,
      [ZONE],
    )
  ).rows;
  if (found.encoding !== 'UTF8')
    return fault(
      `The database has the encoding ${found.encoding}.`,
      'Create it again with UTF8 and restore.',
    );
  if (!found.known)
    return fault(`The server does not know the time zone ${ZONE}.`, 'Install its time zone data (tzdata).');
  if (!/^(Etc\/)?(UTC|GMT|UCT|Universal|Zulu)$/.test(found.zone))
    return warning(
      `The time zone of the database is ${found.zone}. Uplift is tested with UTC.`,
      `Run ALTER DATABASE … SET timezone = 'UTC'.`,
    );
  return ok(`UTF8, time zone ${found.zone}.`);
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const [{ now }] = (await client.query(`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`))
    .rows;
  const after = Date.now();
  return judgeClock(Math.max(before - now, now - after, 0));
}

/** Returns the finding for a difference between the clocks in milliseconds. */
function judgeClock(differenceMs: number): Finding {
  const seconds = (differenceMs / 1000).toFixed(1);
  if (differenceMs <= WRONG_CLOCK_MS) return ok('The clocks of this machine and the database agree.');
  const message = `The clocks of this machine and the database differ by ${seconds} seconds.`;
  const advice = 'Set up time synchronisation (NTP) on both.';
  return differenceMs > USELESS_CLOCK_MS ? fault(message, advice) : warning(message, advice);
}

async function checkSchema({ migrateAtStart }: Config, database: Database): Promise<Finding> {
  const ask = <Row>(text: string, values?: unknown[]): Promise<Row[]> => database.manager.query(text, values);
  const pending = await pendingMigrations(database.dataSource, ask);
  if (pending.length > 0) {
    const message = `${pending.length} migrations of this release have not run.`;
    return migrateAtStart
      ? warning(message, 'The next start runs them, or run npm run migrate.')
      : fault(message, 'Run npm run migrate. No process starts before (MIGRATE_AT_START=0).');
  }
  try {
    await database.requireSchema();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    return fault(error.message, 'No process starts with this schema.');
  }
  if (await isNewer(database.dataSource, ask))
    return warning('A newer release has migrated the schema.', 'Finish the upgrade of this installation.');
  return ok('The schema is that of this release.');
}

async function checkThePooler(database: Database): Promise<Finding> {
  await database.checkPooler();
  return ok('The pooler has the settings that it needs.');
}
