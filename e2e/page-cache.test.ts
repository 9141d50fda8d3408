import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../server/testing/launch-product.js';
import { until } from '../server/testing/until.js';
import { tokenOf } from './api.js';
import { processOf, sharedBrowser, visit } from './browser.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const SUPPLIER = 5;
const PROFILE = `/business/${SUPPLIER}`;

/** A second web process on the same database. */
let second: ChildProcess;
let secondUrl: string;
let token: string;

/** Sends a call of staff to the first process. */
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

/**
 * Requests the page from both processes until both show the words. If a page is never updated, the test
 * reaches its time limit.
 */
async function bothShow(path: string, words: string): Promise<void> {
  await until(async () => (await ofBoth(path)).every((page) => page.includes(words)));
}

describe('page caches of two processes', () => {
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
    token = await tokenOf('admin@uplift.example');
    for await (const said of second.stdout ?? []) if (String(said).includes('is open at')) break;
  });
  afterAll(async () => {
    const ended = once(second, 'exit');
    second.kill('SIGTERM');
    await ended;
  });

  it('show a change of a record made by either process', async () => {
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

  it('show changed settings', async () => {
    const { contributions } = await (await fetch(`${underTest().url}/api/general/settings`)).json();
    await ofBoth('/');
    await change('PUT', 'general/settings', { contributions: 7_654_321 });
    await bothShow('/', '7,654,321');
    await change('PUT', 'general/settings', { contributions });
  });

  it('serve a cached page until it changes, whatever other parameters are in the address', async () => {
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
    // A manual change of records is announced.
    await sql('SELECT 1');
    await bothShow(PROFILE, 'Changed by hand');

    // A process that cannot receive changes removes all its cached pages.
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

describe('the shared test browser', () => {
  it('is replaced after it crashed, once the next visit has failed', async () => {
    const browser = await sharedBrowser();
    const { page } = await visit();
    const id = await processOf(browser);
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    process.kill(id, 'SIGKILL');
    await gone;
    await expect(page.title()).rejects.toThrow('closed');
    await expect(visit()).rejects.toThrow(`The browser ${id} has died`);
    const { page: another } = await visit();
    await another.goto('/healthz');
  });

  it('is ended when it hangs', async () => {
    const browser = await sharedBrowser();
    const id = await processOf(browser);
    process.kill(id, 'SIGSTOP');
    await browser.close();
    expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });

  it('renders with its own fonts on a machine without fonts', async () => {
    const { page } = await visit();
    const widthOf = async (family: string) => {
      await page.setContent(`<span style='font: 40px ${family}'>Kōwhai</span>`);
      return page.locator('span').evaluate((text) => text.getBoundingClientRect().width);
    };
    const own = await widthOf('"Open Sans"');
    const others = [await widthOf('sans-serif'), await widthOf('"DejaVu Sans"')];
    expect(own).toBeGreaterThan(100);
    expect(others).toEqual([own, own]);
  });
});
