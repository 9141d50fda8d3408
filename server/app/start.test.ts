import { createServer } from 'node:net';
import { FaultyS3Server } from '../platform/files/testing/faulty-s3-server.js';
import { copyFolder, emptyFolder, removeFolder, startedFolder } from '../testing/data-folder.js';
import { freePort, killLaunched, launch, postGraphql } from '../testing/launch-product.js';
import { createTestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

const graphql = async (port: number, query: string) =>
  (await postGraphql(port, query)).json() as Promise<{ data: Record<string, unknown>; errors?: unknown }>;

describe('startup of the product', () => {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = emptyFolder();
    port = await freePort();
  });
  afterEach(() => {
    killLaunched();
    removeFolder(folder);
  });

  const untilReady = () => until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200);
  const refusal = async (env: Record<string, string>) => {
    const { code, output } = await launch({ PORT: String(port), DATA_FOLDER: folder, ...env }).ended;
    return { code, lines: output.trim().split('\n') };
  };

  it('reports in one line that the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(port, '0.0.0.0', () => resolve()));
    const { code, lines } = await refusal({});
    taken.close();
    expect([code, lines]).toEqual([1, [expect.stringContaining(`Port ${port} is taken`)]]);
  });

  it('reports in one line that the data folder is not writable', async () => {
    const { code, lines } = await refusal({ DATA_FOLDER: '/dev/null/uplift' });
    expect([code, lines]).toEqual([1, [expect.stringContaining('cannot be written to')]]);
  });

  it('reports in one line that the database is unreachable', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/uplift' });
    expect([code, lines]).toEqual([1, [expect.stringContaining('127.0.0.1:1 cannot be reached')]]);
  });

  it('reports in one line that the pooler sets no time limits on its connections', async () => {
    const database = await createTestDatabase();
    const { code, lines } = await refusal({
      DATABASE_URL: database.url.replace('127.0.0.1', 'localhost'),
      DATABASE_DIRECT_URL: database.url,
    });
    await database.drop();
    expect([code, lines]).toEqual([1, [expect.stringContaining('lack settings: idle_in_transaction')]]);
  });

  it('reports in one line that the database behind the pooler is unreachable', async () => {
    const database = await createTestDatabase();
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
      (name) => `-c ${name}=15000`,
    );
    const pooler = new URL(database.url);
    pooler.searchParams.set('options', [...settings, '-c random_page_cost=1.1'].join(' '));
    const { code, lines } = await refusal({
      DATABASE_URL: pooler.href,
      DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/uplift',
    });
    await database.drop();
    expect([code, lines]).toEqual([1, [expect.stringContaining('127.0.0.1:1 cannot be reached')]]);
  });

  it('reports in one line that the secret is too weak for production', async () => {
    const { code, lines } = await refusal({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/uplift',
      JWT_SECRET: 'too-short',
    });
    expect([code, lines]).toEqual([1, [expect.stringContaining('JWT_SECRET')]]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 60,
      msg: expect.stringMatching(/^Uplift cannot start/),
    });
  });

  it('reports in one line that production requires the address of the site', async () => {
    const { code, lines } = await refusal({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/uplift',
      JWT_SECRET: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6',
    });
    expect([code, lines]).toEqual([1, [expect.stringContaining('PUBLIC_URL: is required in production')]]);
  });

  it('prints only lines of JSON in production while it runs', async () => {
    const database = await createTestDatabase();
    const product = launch({
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_FOLDER: folder,
      PORT: String(port),
      PUBLIC_URL: 'https://uplift.nz',
      SMTP_URL: 'none',
      JWT_SECRET: 'kTz0qf9Yw3nB7xLr2VdM8sHc5PjE1uGa6',
      LOG_LEVEL: 'info',
      STOP_NOTICE_SECONDS: '0',
      NODE_OPTIONS:
        '--import "data:text/javascript,process.once(%22SIGTERM%22,()=>process.emitWarning(%22old%22))"',
    });
    await product.open;
    await fetch(`http://127.0.0.1:${port}/graphql?query={siteText{title}}`);
    product.child.kill('SIGTERM');
    const { code, output } = await product.ended;
    await database.drop();
    const said = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(code).toBe(0);
    expect(said).toEqual(expect.arrayContaining(['Uplift is open at https://uplift.nz', 'Warning: old']));
  });

  it('serves metrics and health checks of a worker on a port of their own, until it ends', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, DATA_FOLDER: folder, STOP_SECONDS: '1' };
    const { child, ended } = launch({ ...env, METRICS_PORT: String(port) }, [
      process.execPath,
      'dist/server/app/main.js',
      '--role',
      'worker',
    ]);
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(ready);
    const answered = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await answered.text()).toMatch(/^uplift_outbox_jobs 0$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    child.kill('SIGTERM');
    const { code } = await ended;
    await database.drop();
    expect(code).toBe(0);
  });

  describe('with an existing data folder', () => {
    let started: string;
    beforeAll(async () => {
      started = await startedFolder();
    });
    afterAll(() => removeFolder(started));
    beforeEach(() => {
      removeFolder(folder);
      folder = copyFolder(started);
    });

    it('rejects a data folder in use by another process, and leaves that process running', async () => {
      const first = launch({ PORT: String(port), DATA_FOLDER: folder });
      await first.open;
      const { code, lines } = await refusal({ PORT: String(await freePort()) });
      expect([code, lines]).toEqual([1, [expect.stringContaining('is in use by another Uplift')]]);
      await untilReady();
      first.child.kill('SIGTERM');
      expect((await first.ended).code).toBe(0);
    });

    it('stops cleanly on SIGTERM and on Ctrl-C', async () => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const { child, open, ended } = launch({ PORT: String(port), DATA_FOLDER: folder });
        await open;
        await untilReady();
        child.kill(signal);
        expect((await ended).code).toBe(0);
        await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
      }
    });

    it('starts although files, mail and the queue never respond, and reports them', async () => {
      const silent = await FaultyS3Server.start('silent');
      const { host } = new URL(silent.env.S3_ENDPOINT);
      const { child, open, ended } = launch({
        PORT: String(port),
        DATA_FOLDER: folder,
        LOG_LEVEL: 'warn',
        SMTP_URL: `smtp://${host}`,
        REDIS_URL: `redis://${host}`,
        STOP_SECONDS: '1',
        ...silent.env,
      });
      await open;
      await untilReady();
      const degraded = async () => (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).degraded;
      await until(async () => (await degraded())?.length === 3);
      expect(await degraded()).toEqual(['files', 'mail', 'queue']);
      child.kill('SIGTERM');
      const { code, output } = await ended;
      await silent.stop();
      expect([code, output.match(/A part is down/g)?.length]).toEqual([0, 3]);
    });

    it('loses no acknowledged write when killed, and recovers on the next start', async () => {
      const first = launch({ PORT: String(port), DATA_FOLDER: folder });
      await first.open;
      const registered = await graphql(
        port,
        'mutation { register(email: "kept@demo.example", password: "kept for good") { user { id } } }',
      );
      expect(registered.errors).toBeUndefined();
      first.child.kill('SIGKILL');
      await first.ended;
      const second = launch({ PORT: String(port), DATA_FOLDER: folder });
      await second.open;
      const signedIn = await graphql(
        port,
        'mutation { signIn(email: "kept@demo.example", password: "kept for good") { user { email } } }',
      );
      expect(signedIn.data).toMatchObject({ signIn: { user: { email: 'kept@demo.example' } } });
      second.child.kill('SIGTERM');
      expect((await second.ended).code).toBe(0);
    });
  });
});
