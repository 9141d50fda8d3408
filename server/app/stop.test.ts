import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { copyFolder, removeFolder, startedFolder } from '../testing/data-folder.js';
import { freePort, killLaunched, type Launched, launch, postGraphql } from '../testing/launch-product.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { until } from '../testing/until.js';

const REGISTER = (email: string) =>
  `mutation { register(email: "${email}", password: "kept for good") { user { id } } }`;
const COUNT = '{ impactSummary { supplierCount } }';

/** Waits until the condition is true. It may fail while the product starts or stops. */
const untilTrue = (look: () => Promise<boolean>) =>
  until(
    () => look().catch(() => false),
    () => String(look),
  );

describe('shutdown of the product', () => {
  let started: string;
  let folder: string;
  let port: number;
  let product: Launched;
  const start = async (env: Record<string, string> = {}, command?: [string, ...string[]]) => {
    product = launch({ PORT: String(port), DATA_FOLDER: folder, STOP_SECONDS: '1', ...env }, command);
    await Promise.race([product.open, product.ended]);
  };
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    product.child.kill(signal);
    return product.ended;
  };
  /** Returns the process id of the embedded PostgreSQL, or of the previous one during a restart. */
  const postmaster = () =>
    Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const readyz = () => fetch(`http://127.0.0.1:${port}/readyz`);
  const hasEnded = () => product.child.exitCode !== null || product.child.signalCode !== null;
  /** Waits until the condition is true. Fails if the product has ended. */
  const untilIts = async (look: () => Promise<boolean>) => {
    await untilTrue(async () => hasEnded() || look());
    if (hasEnded()) throw new Error(`The product has ended by itself:\n${product.output()}`);
  };

  const untilReady = () => untilIts(async () => (await readyz()).status === 200);

  beforeAll(async () => {
    started = await startedFolder();
  });
  afterAll(() => removeFolder(started));
  beforeEach(async () => {
    folder = copyFolder(started);
    port = await freePort();
  });
  afterEach(() => {
    killLaunched();
    removeFolder(folder);
  });

  it('forwards a SIGTERM to npm to the product and its PostgreSQL', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const main = path.resolve('dist/server/app/main.js');
    // The script of `npm start` without the build, run from a folder where embedded PostgreSQL is found.
    const start_ = scripts.start.replace('scripts/start.mjs', main);
    const home = path.join(folder, 'package');
    mkdirSync(home);
    writeFileSync(
      path.join(home, 'package.json'),
      JSON.stringify({ name: 'start', scripts: { start: `cd ${process.cwd()} && ${start_}` } }),
    );
    await start({}, ['npm', '--prefix', home, 'start']);
    const postgres = postmaster();
    await stop();
    await untilTrue(async () => !isRunning(postgres));
    const free = createServer();
    await new Promise<void>((resolve, reject) => free.once('error', reject).listen(port, resolve));
    free.close();
  });

  it('is not delayed by clients with half-sent bodies or open connections', async () => {
    await start();
    const half = await halfSent(port, 'POST /graphql');
    const rest = await halfSent(port, 'POST /api/auth/login');
    expect((await stop()).code).toBe(0);
    half.destroy();
    rest.destroy();
  });

  it('is not delayed by a silent mail server, and the mail stays in the ledger', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const { port: smtpPort } = silent.address() as AddressInfo;
    await start({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
    expect((await postGraphql(port, REGISTER('waits@demo.example'))).status).toBe(200);
    await untilTrue(async () => sockets.length > 0);
    expect((await stop()).code).toBe(0);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('first reports not ready at /readyz, while requests succeed and connections are told to close', async () => {
    await start({ STOP_NOTICE_SECONDS: '8', STOP_SECONDS: '9' });
    const ended = stop();
    await untilTrue(async () => (await readyz()).status === 503);
    const answer = await postGraphql(port, COUNT);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    expect((await ended).code).toBe(0);
  });

  it('answers a request that was on its way when it stopped to accept connections', async () => {
    await start({ STOP_SECONDS: '20' });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n');
    // The process has read the first part by the time that it has answered another request.
    expect((await readyz()).status).toBe(200);
    const ended = stop();
    await untilTrue(() =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
    socket.write('\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 200 /);
    expect((await ended).code).toBe(0);
  });

  it('starts although pid files have ids that other programs now use', async () => {
    await start();
    expect((await stop()).code).toBe(0);
    // The process of this test, a running Node, and process 1.
    for (const pid of [process.pid, 1]) {
      writeFileSync(path.join(folder, 'owner.pid'), String(pid));
      writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `${pid}\n${folder}/postgres\n`);
      await start();
      await untilReady();
      expect((await stop()).code).toBe(0);
    }
  });

  it('restarts a crashed PostgreSQL up to three times; writes return 503 and none is lost A172', async () => {
    await start();
    const stored: string[] = [];
    const statuses = new Set<number>();
    let number = 0;
    const write = async () => {
      const email = `kept${number++}@demo.example`;
      const answer = await postGraphql(port, REGISTER(email)).catch(() => null);
      statuses.add(answer?.status ?? 0);
      if (answer?.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
      else if (answer) stored.push(email);
    };
    const kill = () => {
      const killed = postmaster();
      process.kill(killed, 'SIGKILL');
      return killed;
    };
    for (let death = 0; death < 3; death++) {
      const writes = [write(), write(), write(), write()];
      const killed = kill();
      await write();
      await Promise.all(writes);
      // PostgreSQL may have restarted before its end was noticed.
      await untilIts(async () => postmaster() !== killed);
      await untilReady();
      await write();
    }
    expect([...statuses].sort()).toEqual([200, 503]);
    for (const email of stored) {
      const signIn = `mutation { signIn(email: "${email}", password: "kept for good") { user { email } } }`;
      expect(await (await postGraphql(port, signIn)).json()).toMatchObject({
        data: { signIn: { user: { email } } },
      });
    }
    kill();
    const { code, output } = await product.ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /PostgreSQL cannot be kept running: it has ended 4 times/,
    );
  });

  it('logs no error for aborted requests, and no key of a link page R342', async () => {
    const database = await databaseWithSuppliers();
    await start({ LOG_LEVEL: 'info', DATABASE_URL: database.url });
    for (const request of ['POST /graphql', 'POST /api/auth/login'])
      (await halfSent(port, request)).resetAndDestroy();
    // A list that is long enough to be compressed while it is sent.
    await untilTrue(async () => {
      const socket = await halfSent(port, 'GET /api/business/all/available', 'accept-encoding: br\r\n\r\n');
      socket.resetAndDestroy();
      return product.output().includes('went away');
    });
    const key = 'the-key-of-a-link-page';
    const [site, query] = [`http://127.0.0.1:${port}`, `{ leadsByLink(key: "${key}") { equivalentHours } }`];
    for (const path of [`EntityLink/${key}/7`, `ProspectingBuyers/${key}`])
      expect((await fetch(`${site}/${path}`)).status).toBe(200);
    await fetch(`${site}/api/entityLink/viaBusinessLinkKey?businessLinkKey=${key}`);
    expect((await postGraphql(port, query)).status).toBe(200);
    const { output } = await stop();
    await database.drop();
    expect(output).not.toMatch(/"level":[456]0|"stack"/);
    expect(output).toContain('entityLink/viaBusinessLinkKey');
    expect(output).not.toContain(key);
  });
});

/** Creates a database with so many listed suppliers that their list is sent in several parts. */
async function databaseWithSuppliers(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`INSERT INTO supplier (name, list_title, enquiry_email, status)
    SELECT 'Supplier ' || n, md5(n::text), 'supplier' || n || '@business.example', 'Approved & Live'
    FROM generate_series(1, 2000) n`);
  await client.end();
  return database;
}

const HALF_A_BODY = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query": ';

/** Sends an incomplete request, or one whose response is not awaited. */
function halfSent(port: number, request: string, rest = HALF_A_BODY): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${request} HTTP/1.1\r\nhost: localhost\r\n${rest}`, () => resolve(socket));
    });
    socket.on('error', () => undefined);
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
