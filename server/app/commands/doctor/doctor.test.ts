import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import pg from 'pg';
import { FaultyS3Server } from '../../../platform/files/testing/faulty-s3-server.js';
import { startS3Server } from '../../../platform/files/testing/s3-server.js';
import { emptyFolder, removeFolder } from '../../../testing/data-folder.js';
import { freePort } from '../../../testing/launch-product.js';
import { itWithRedis, startRedis } from '../../../testing/redis.js';
import { TestSmtpServer } from '../../../testing/smtp-server.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import { MIGRATIONS } from '../../migrations.js';
import { SCHEDULED_JOBS } from '../../scheduled-jobs.js';
import { capture } from '../testing/capture.js';
import { SELF_SIGNED } from '../testing/self-signed.js';

const SECRET = 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6';
const RAN = `INSERT INTO chore (name) VALUES ${SCHEDULED_JOBS.map(({ name }) => `('${name}')`).join(', ')}`;
const OUTBOX = 'INSERT INTO outbox_job (job, payload, created_at, parked_at) VALUES';
const MAIL = `INSERT INTO mail_delivery (kind, message_id, to_address, subject, body_text, body_html, created_at)
  VALUES ('a', 'b', 'c@d.nz', 'e', '', '', now() - interval '2 hours')`;
const CERTIFICATE = `INSERT INTO impact_certificate (number, impact_buyer_id, version, state, name, contribution, hours, issued_on, problem)
  VALUES ('UC-2026-000001', 1, 1, 'failed', 'Ana', 1, 1, '2026-01-01', 'No font')`;

interface Result {
  state: string;
  checks: { check: string; state: string; message: string; advice?: string }[];
}

describe('doctor', () => {
  let database: TestDatabase;
  let folder: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = emptyFolder();
    env = { NODE_ENV: 'test', DATABASE_URL: database.url, DATA_FOLDER: folder, JWT_SECRET: SECRET };
    await sql(RAN);
  });
  afterEach(async () => {
    await database.drop();
    removeFolder(folder);
  });

  async function sql(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
  /** Runs the command and returns its exit code and the check of this name. */
  async function find(name: string, more: Record<string, string> = {}) {
    const { code, out } = await capture(['doctor', '--json'], { ...env, ...more });
    const result: Result = JSON.parse(out);
    return { code, found: result.checks.find(({ check }) => check === name), result };
  }
  /** Sessions that find objects of the schema public before those of PostgreSQL with the same name. */
  const shadowed = () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c search_path=public,pg_catalog');
    return { DATABASE_URL: url.href };
  };

  it('prints a line for each check and ends with 0 if all is well', async () => {
    const { code, out, err } = await capture(['doctor'], env);
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines).toHaveLength(17);
    for (const line of lines) expect(line).toMatch(/^ok {7}[a-z -]+: [A-Za-z/].*\.$/);
  });

  it('reports an invalid setting and an unreachable database as faults', async () => {
    expect(await capture(['doctor'], { ...env, PORT: 'x' })).toEqual({
      code: 2,
      out: expect.stringMatching(/^fault {4}configuration: PORT: [^\n]*$/),
      err: '',
    });
    const { code, found } = await find('database', { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/uplift' });
    expect([code, found?.state, found?.message]).toEqual([
      2,
      'fault',
      expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be reached/),
    ]);
  });

  it.each([
    ['waiting jobs', `${OUTBOX} ('mail.deliver', '{}', now() - interval '5 minutes', NULL)`, '1 jobs wait'],
    ['dead-lettered jobs', `${OUTBOX} ('later', '{}', now(), now())`, 'Dead-lettered jobs: 1 × later.'],
    ['queued email', MAIL, '1 emails have been queued'],
    ['certificates of buyers', CERTIFICATE, '1 certificates could not be built'],
    ['scheduled jobs', `UPDATE chore SET error = 'Oh' WHERE name = 'clear-expired'`, 'failed: clear-expired'],
    ['scheduled jobs', 'DELETE FROM chore', 'did not run in time: clear-expired, remove-unused-files'],
    [
      'scheduled jobs',
      `UPDATE chore SET started_at = now() - interval '25 hours'`,
      'did not run in time: clear-expired, remove-unused-files, match-supplier-alerts, raise-follow-ups.',
    ],
    [
      'schema',
      `DELETE FROM migrations WHERE name = '${MIGRATIONS.at(-1)?.name}'`,
      '1 migrations of this release',
    ],
    [
      'schema',
      `INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'Later1999000000000')`,
      'A newer release has migrated',
    ],
  ])('warns about %s, with exit code 1: %s', async (name, text, said) => {
    await sql(text);
    const { code, found, result } = await find(name);
    expect([code, result.state, found?.state]).toEqual([1, 'warning', 'warning']);
    expect(found?.message).toContain(said);
    expect(found?.advice).toMatch(/\.$/);
  });

  it('reports a schema that no process starts on as a fault', async () => {
    await sql('DROP TABLE search_miss');
    const { code, found } = await find('schema');
    expect([code, found?.message]).toEqual([2, expect.stringContaining('table search_miss')]);
    await sql(`DELETE FROM migrations`);
    expect((await find('schema', { MIGRATE_AT_START: '0' })).found?.advice).toContain('Run npm run migrate.');
  });

  it('warns about an empty database, which the first start fills', async () => {
    const empty = await createEmptyDatabase();
    const { code, found } = await find('schema', { DATABASE_URL: empty.url });
    await empty.drop();
    expect([code, found?.state]).toEqual([1, 'warning']);
  });

  it.each([
    [
      'database',
      `CREATE FUNCTION pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true'`,
      'leads to a replica',
    ],
    [
      'database',
      `CREATE FUNCTION current_setting(text) RETURNS text LANGUAGE sql AS 'SELECT ''140001''::text'`,
      'is too old',
    ],
    [
      'extensions',
      `CREATE VIEW pg_available_extensions AS SELECT 'pg_trgm'::name AS name`,
      'The server lacks fuzzystrmatch.',
    ],
    [
      'encoding',
      `CREATE VIEW pg_timezone_names AS SELECT 'UTC'::text AS name`,
      'does not know the time zone',
    ],
    [
      'encoding',
      `CREATE VIEW pg_settings AS SELECT 'TimeZone' AS name, 'Asia/Tokyo' AS reset_val`,
      'is Asia/Tokyo',
    ],
    [
      'clock',
      `CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$SELECT now() + interval '5 seconds'$$`,
      'differ by',
    ],
    [
      'clock',
      `CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$SELECT now() - interval '1 hour'$$`,
      'differ by 3',
    ],
    [
      'replicas',
      `CREATE VIEW pg_stat_replication AS SELECT 'two' AS application_name, 1 AS pid, 'streaming' AS state, interval '90 seconds' AS replay_lag`,
      'Replicas are behind: two (streaming, 90 s).',
    ],
  ])('finds a problem with the server: %s', async (name, text, said) => {
    await sql(text);
    const { code, found } = await find(name, shadowed());
    expect(found?.message).toContain(said);
    expect(code).toBeGreaterThan(0);
  });

  it('finds a database with another encoding', async () => {
    const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
    const name = `test_ascii_${process.pid}`;
    await client.connect();
    await client.query(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING SQL_ASCII LOCALE 'C' LOCALE_PROVIDER libc`,
    );
    const url = database.url.replace(/\/[^/]*$/, `/${name}`);
    const { code, found } = await find('encoding', { DATABASE_URL: url });
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`).finally(() => client.end());
    expect([code, found?.message]).toEqual([2, 'The database has the encoding SQL_ASCII.']);
  });

  it('finds a pooler that lacks settings', async () => {
    const { code, found } = await find('pooler', {
      DATABASE_URL: database.url.replace('127.0.0.1', 'localhost'),
      DATABASE_DIRECT_URL: database.url,
    });
    expect([code, found?.message]).toEqual([
      2,
      expect.stringContaining('The connections of the pooler lack'),
    ]);
  });

  it('checks that the data folder exists and that files can be stored in it', async () => {
    const missing = await find('data folder', { DATA_FOLDER: path.join(folder, 'new') });
    expect([missing.code, missing.found?.state]).toEqual([1, 'warning']);
    const broken = await find('files', { DATA_FOLDER: '/dev/null/uplift' });
    expect([broken.code, broken.found?.state]).toEqual([2, 'fault']);
  });

  it('stores, reads and removes a file in the bucket, and reports a bucket that refuses', async () => {
    const s3 = await startS3Server();
    expect((await find('files', s3.env)).found).toMatchObject({
      state: 'ok',
      message: 'Bucket uplift stores, returns and removes files.',
    });
    const wrongKey = await find('files', { ...s3.env, S3_SECRET_ACCESS_KEY: 'another-secret-key' });
    await s3.stop();
    expect([wrongKey.code, wrongKey.found?.state]).toEqual([2, 'fault']);
    const faulty = await FaultyS3Server.start(503);
    const { found } = await find('files', faulty.env);
    await faulty.stop();
    expect(found?.state).toBe('fault');
  });

  it('waits for the greeting of the mail server', async () => {
    const smtp = new TestSmtpServer();
    await smtp.start();
    expect((await find('mail', { SMTP_URL: smtp.url })).found).toMatchObject({
      state: 'ok',
      message: 'The mail server responds.',
    });
    await smtp.stop();
    const { code, found } = await find('mail', { SMTP_URL: smtp.url });
    expect([code, found?.state]).toEqual([2, 'fault']);
  });

  it('reports that Redis cannot be reached', async () => {
    const { code, found } = await find('queue', { REDIS_URL: 'redis://127.0.0.1:1' });
    expect([code, found?.state, found?.advice]).toEqual([2, 'fault', expect.stringContaining('REDIS_URL')]);
  });

  itWithRedis('warns that Redis keeps nothing on disk', async () => {
    const port = await freePort();
    const stop = startRedis(port);
    const found = async () => (await find('queue', { REDIS_URL: `redis://127.0.0.1:${port}` })).found;
    await until(async () => (await found())?.state === 'warning');
    expect((await found())?.message).toBe('Redis keeps nothing on disk.');
    stop();
  });

  it('judges the TLS certificate of the site', async () => {
    const server = createTlsServer(SELF_SIGNED, (socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`;
    const refused = await find('certificate', { PUBLIC_URL });
    await new Promise((resolve) => server.close(resolve));
    expect([refused.code, refused.found?.message]).toEqual([2, expect.stringContaining('Browsers refuse')]);
    const unreachable = await find('certificate', { PUBLIC_URL });
    expect([unreachable.code, unreachable.found?.state]).toEqual([1, 'warning']);
  });

  it('prints no secret of its settings', async () => {
    const secrets = ['hush-database', 'hush-mail', 'hush-redis', 'hush-bucket', SECRET];
    // A greeting that refuses, with the password in it.
    const server = createServer((socket) => socket.end('500 hush-mail is wrong\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, out } = await capture(['doctor'], {
      ...env,
      DATABASE_URL: 'postgres://me:hush-database@127.0.0.1:1/uplift',
      SMTP_URL: `smtp://me:hush-mail@127.0.0.1:${port}`,
      REDIS_URL: 'redis://me:hush-redis@127.0.0.1:1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'uplift',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hush-bucket',
    });
    server.close();
    expect(code).toBe(2);
    expect(out).toContain('mail: ');
    expect(secrets.filter((secret) => out.includes(secret))).toEqual([]);
  });
});
