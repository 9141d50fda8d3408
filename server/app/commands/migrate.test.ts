import pg from 'pg';
import { copyFolder, emptyFolder, removeFolder, startedFolder } from '../../testing/data-folder.js';
import { freePort, killLaunched, launch } from '../../testing/launch-product.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { MIGRATIONS } from '../migrations.js';
import { capture } from './testing/capture.js';

const NEWEST = MIGRATIONS.at(-1)?.name ?? '';

/** Runs SQL in a database. */
async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

describe('migrate', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());
  const migrate = () => capture(['migrate'], { DATABASE_URL: database.url });

  it('creates the schema once and prints each migration', async () => {
    database = await createEmptyDatabase();
    const first = await migrate();
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out.split('\n')).toEqual([
      ...MIGRATIONS.map(({ name }) => `Ran ${name}.`),
      'The schema is up to date.',
    ]);
    expect(await migrate()).toEqual({ code: 0, out: 'The schema was already up to date.', err: '' });
  });

  it('waits for a process that migrates', async () => {
    database = await createTestDatabase();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(7158302)');
    let ended = false;
    const migrating = migrate().finally(() => {
      ended = true;
    });
    const tries = `SELECT count(*)::integer AS tries FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'uplift-migrations'`;
    while ((await other.query(tries)).rows[0].tries === 0) await new Promise(setImmediate);
    expect(ended).toBe(false);
    await other.end();
    expect((await migrating).code).toBe(0);
  });

  it('refuses an incomplete schema in one line', async () => {
    database = await createTestDatabase();
    await run(database.url, 'DROP TABLE chore');
    expect(await migrate()).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database is incomplete: table chore[^\n]*$/),
    });
  });
});

describe('process with MIGRATE_AT_START=0', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(() => {
    folder = emptyFolder();
  });
  afterEach(async () => {
    killLaunched();
    removeFolder(folder);
    await database.drop();
  });

  const start = async (role: string) =>
    launch(
      {
        DATABASE_URL: database.url,
        DATA_FOLDER: folder,
        PORT: String(await freePort()),
        MIGRATE_AT_START: '0',
      },
      [process.execPath, 'dist/server/app/main.js', '--role', role],
    );

  /** Returns how a process ends. One that opens, although it should not, is not waited for. */
  const endOf = async (role: string) => {
    const { open, ended } = await start(role);
    return Promise.race([ended, open.then(() => ({ code: null, output: 'open' }))]);
  };

  it.each(['all', 'web', 'worker'])('with role %s does not start on an older schema', async (role) => {
    database = await createTestDatabase();
    await run(database.url, `DELETE FROM migrations WHERE name = '${NEWEST}'`);
    const { code, output } = await endOf(role);
    expect([code, output.trim()]).toEqual([
      1,
      'Uplift cannot start. The schema of the database is older than this release: 1 migration has not run. Run npm run migrate (docs/operations.md, “Upgrade”).',
    ]);
  });

  it('does not start on an empty database, and leaves it empty', async () => {
    database = await createEmptyDatabase();
    const { code, output } = await endOf('web');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`${MIGRATIONS.length} migrations have not run`),
    ]);
    await run(database.url, 'CREATE TABLE migrations (id integer)');
  });

  it.each(['current', 'newer'])('starts on a %s schema', async (age) => {
    database = await createTestDatabase();
    if (age === 'newer')
      await run(
        database.url,
        `INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'Later1999000000000'); DROP TABLE search_miss`,
      );
    const { open, child, ended } = await start('web');
    await Promise.race([open, ended]);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('does not start on a schema that lacks a table', async () => {
    database = await createTestDatabase();
    await run(database.url, 'DROP TABLE search_miss');
    const { code, output } = await endOf('web');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The database is incomplete: table search_miss'),
    ]);
  });
});

describe('commands with the embedded database of a trial', () => {
  it('work while the trial runs and while it does not', async () => {
    const started = await startedFolder();
    const folder = copyFolder(started);
    removeFolder(started);
    const env = { DATA_FOLDER: folder };
    expect(await capture(['migrate'], env)).toMatchObject({ code: 0, err: '' });
    const product = launch({ DATA_FOLDER: folder, PORT: String(await freePort()) });
    await Promise.race([product.open, product.ended]);
    const { code, out } = await capture(['admin:create', '--email', 'ana@rimu.example'], env);
    expect([code, out]).toEqual([0, expect.stringContaining('has a new account with the role Admin')]);
    product.child.kill('SIGTERM');
    expect((await product.ended).code).toBe(0);
    removeFolder(folder);
  });
});
