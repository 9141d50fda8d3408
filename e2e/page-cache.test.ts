import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const SUPPLIER = 5;
const PROFILE = `/business/${SUPPLIER}`;
/** How long a page may be shown that has been overtaken. */
const STALE_MS = 1000;

/** A second web process on the same database. */
let second: ChildProcess;
let secondUrl: string;
let token: string;

beforeAll(async () => {
  const port = await freePort();
  secondUrl = `http://localhost:${port}`;
  second = spawn(process.execPath, ['dist/server/app/main.js', '--role=web'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: underTest().databaseUrl,
      DEMO: '0',
      PORT: String(port),
      PUBLIC_URL: underTest().url,
      DATA_FOLDER: underTest().folder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  token = await signInAsStaff();
  for await (const said of second.stdout ?? []) if (String(said).includes('is open at')) break;
});
afterAll(async () => {
  const ended = once(second, 'exit');
  second.kill('SIGTERM');
  await ended;
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function signInAsStaff(): Promise<string> {
  const answer = await fetch(`${underTest().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { signIn(email: "admin@uplift.example", password: "uplift-demo") { accessToken } }`,
    }),
  });
  return (await answer.json()).data.signIn.accessToken;
}

/** A call of staff to the first process. */
async function change(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${underTest().url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

const both = () => [underTest().url, secondUrl];
const textOf = async (address: string) => (await fetch(address)).text();
const ofBoth = (path: string) => Promise.all(both().map((site) => textOf(site + path)));

/** Waits as long as a page may be out of date, and no longer, until both processes show the words. */
async function bothShow(path: string, words: string): Promise<void> {
  const until = Date.now() + STALE_MS;
  let pages = await ofBoth(path);
  while (Date.now() < until && !pages.every((page) => page.includes(words))) pages = await ofBoth(path);
  for (const page of pages) expect(page).toContain(words);
}

describe('pages of two processes', () => {
  it('show within a second what a record of theirs has become', async () => {
    await ofBoth(PROFILE);
    const message = `Tidy work, said ${Date.now()}`;
    await change('POST', 'business/createTestimonial', {
      business_id: SUPPLIER,
      fullName: 'Mere Tane',
      message,
      visible: true,
    });
    await bothShow(PROFILE, message);
  });

  it('show within a second what the settings say', async () => {
    const { contributions } = await (await fetch(`${underTest().url}/api/general/settings`)).json();
    await ofBoth('/');
    await change('PUT', 'general/settings', { contributions: 7_654_321 });
    await bothShow('/', '7,654,321');
    await change('PUT', 'general/settings', { contributions });
  });

  it('are kept until then, under whatever their address carries besides', async () => {
    const addresses = [PROFILE, `${PROFILE}?utm_source=mail`, `${PROFILE}?n=1&n=2`];
    await ofBoth(PROFILE);
    const rename = (name: string) =>
      sql('UPDATE supplier SET list_title = $1 WHERE id = $2', [name, SUPPLIER], { unnoticed: true });
    const title = 'SELECT list_title FROM supplier WHERE id = $1';
    const [before] = await sql<{ list_title: string }>(title, [SUPPLIER], { unnoticed: true });
    await ofBoth(PROFILE);
    await rename('Changed by hand');
    for (const address of addresses)
      for (const page of await ofBoth(address)) expect(page).not.toContain('Changed by hand');
    // Whoever changes records by hand says so.
    await sql('SELECT 1');
    await bothShow(PROFILE, 'Changed by hand');

    // A process that cannot hear of changes keeps nothing that it had.
    await rename('Changed unheard');
    for (const page of await ofBoth(PROFILE)) expect(page).not.toContain('Changed unheard');
    await sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'uplift-pages'",
      [],
      { unnoticed: true },
    );
    await bothShow(PROFILE, 'Changed unheard');
    await rename(before?.list_title ?? '');
    await sql('SELECT 1');
    await bothShow(PROFILE, before?.list_title ?? '');
  });
});
