import 'reflect-metadata';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import pg, { type Pool } from 'pg';
import { assemble, createApp, type ProductApp, type Uplift } from '../../app/uplift.js';
import { emptyFolder, removeFolder } from '../../testing/data-folder.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { until } from '../../testing/until.js';
import { readConfig } from '../config/config.js';
import { checkPooler } from './pooler.js';

/** Start-up parameters that PgBouncer accepts by default. */
const ACCEPTED = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
]);

/** A stand-in for a pooler: forwards connections to PostgreSQL and records their start-up parameters. */
class Relay {
  readonly startups: Record<string, string>[] = [];
  private server?: Server;

  /** Opens the relay and returns the address of the database through it. */
  async open(url: string): Promise<string> {
    const database = new URL(url);
    this.server = createServer((client) => {
      const upstream = connect(Number(database.port), database.hostname);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
      client.once('data', (startup) => {
        const words = startup.toString('utf8', 8).split('\0').filter(Boolean);
        const pairs = words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1]]] : []));
        this.startups.push(Object.fromEntries(pairs));
        upstream.write(startup);
        client.pipe(upstream).pipe(client);
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const through = new URL(url);
    through.port = String((this.server.address() as AddressInfo).port);
    return through.href;
  }

  /** Refuses further connections. */
  close(): void {
    this.server?.close();
  }
}

describe('connection through a pooler in transaction mode', () => {
  let made: TestDatabase;
  let direct: pg.Client;
  let relay: Relay;
  let folder: string;
  let app: ProductApp;
  let uplift: Uplift;
  beforeAll(async () => {
    made = await createTestDatabase();
    direct = new pg.Client({ connectionString: made.url });
    await direct.connect();
    relay = new Relay();
    folder = emptyFolder();
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: await relay.open(made.url),
      DATABASE_DIRECT_URL: made.url,
      DATABASE_PATIENCE: '10',
      DATA_FOLDER: folder,
    });
    app = await createApp(config, config.databaseUrl ?? '');
    uplift = await assemble(app, 'all', { serve: async () => undefined });
  });
  afterAll(async () => {
    await uplift.stop();
    relay.close();
    await direct.end();
    await made.drop();
    removeFolder(folder);
  });

  const isOpen = async (condition: string) =>
    (await direct.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND ${condition}`))
      .rowCount;

  it('sends no startup parameter that PgBouncer rejects', async () => {
    await app.database.manager.query('SELECT 1');
    expect(relay.startups.length).toBeGreaterThan(0);
    const names = new Set(relay.startups.flatMap((parameters) => Object.keys(parameters)));
    expect([...names].filter((name) => !ACCEPTED.has(name))).toEqual([]);
  });

  it('uses the direct address for listening, migrations and the queue', async () => {
    app.live.hear(() => undefined);
    await app.database.migrate();
    expect(await app.database.readiness()).toBe('ready');
    for (const name of ['uplift-live', 'uplift-outbox'])
      await until(() => isOpen(`application_name = '${name}'`));
    await until(() => isOpen(`query LIKE '%LISTEN%bullmq_jobs%'`));
    const through = new Set(relay.startups.map((parameters) => parameters.application_name));
    expect([...through].sort()).toEqual(['uplift', 'uplift-readiness']);
  });

  it('rejects connections without time limits', async () => {
    await expect(app.database.checkPooler()).rejects.toThrow(
      'lack settings: idle_in_transaction_session_timeout, lock_timeout, random_page_cost, statement_timeout.',
    );
  });

  it('rejects a pooler that does not track prepared statements', async () => {
    const session = new pg.Client({ connectionString: made.url });
    await session.connect();
    await session.query(
      `SET statement_timeout = '15s'; SET lock_timeout = '5s'; SET random_page_cost = 1.1;
       SET idle_in_transaction_session_timeout = '20s'`,
    );
    const query = (...args: [string]) => session.query(...args);
    // Each client looks new to pg, but shares the one connection of the pooler.
    const connectAnew = async () => {
      Object.assign((session as unknown as { connection: object }).connection, { parsedStatements: {} });
      return { query, release: () => undefined };
    };
    const untracked = { query, connect: connectAnew } as unknown as Pool;
    await expect(checkPooler(untracked)).rejects.toThrow('The pooler does not track prepared statements');
    await session.end();
  });

  it('ends long statements and lock waits by the limits of the connection', async () => {
    await direct.query(`ALTER DATABASE ${new URL(made.url).pathname.slice(1)} SET statement_timeout = '2s'`);
    await direct.query(`ALTER DATABASE ${new URL(made.url).pathname.slice(1)} SET lock_timeout = '1s'`);
    await direct.query('BEGIN; LOCK TABLE supplier');
    const limited = new pg.Pool({ ...app.database.pool.options, max: 2 });
    const failed = (text: string) =>
      limited.query(text).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    expect(
      await Promise.all([failed('SELECT pg_sleep(3600)'), failed('SELECT FROM supplier LIMIT 1')]),
    ).toEqual(['57014', '55P03']);
    await direct.query('ROLLBACK');
    await limited.end();
  });

  it('is not ready while the pooler is unreachable', async () => {
    relay.close();
    await until(async () => (await app.database.readiness()) === 'out of reach');
  });
});
