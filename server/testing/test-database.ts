import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a migrated database, cloned within milliseconds from the template or another database. */
export function createTestDatabase(template = process.env.TEST_TEMPLATE_DATABASE): Promise<TestDatabase> {
  return createFrom(template);
}

/** Creates a database in which no migration has run. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template1');
}

async function createFrom(template: string | undefined): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('The test run has no PostgreSQL: run the tests through Jest.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = serverUrl.replace(/\/postgres$/, `/${name}`);
  return { url, drop: () => runSql(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function runSql(url: string, sql: string): Promise<void> {
  // Cloning needs exclusive access to the template, so parallel workers wait for each other.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(71583)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
