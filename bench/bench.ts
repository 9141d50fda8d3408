import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DEMO_PASSWORD } from '../demo/sign-ins.js';
import type { BenchCase } from './cases/case.js';
import { CASES, GROWING } from './cases/cases.js';
import { interpretedCase } from './cases/interpreted-search.js';
import { measureCreatedLeads } from './created-leads.js';
import { type BenchDatabases, type DatabaseName, openDatabases } from './databases.js';
import { measureLive } from './live.js';
import { LoadGenerator } from './load.js';
import { measureMailbox } from './mailbox.js';
import { type Measured, type MeasureOptions, measure } from './measure.js';
import { measureMemory } from './memory.js';
import { measurePages } from './pages.js';
import { growthOf, tableOf, worstOf } from './report.js';
import { searchAccuracy } from './search-accuracy.js';
import { type Servers, startServers } from './servers.js';
import { waitForIdle } from './wait-for-idle.js';
import { measureWrites } from './writes.js';

const USAGE = `Measures the product beside a bare node:http + pg server on the same database.

  npm run bench -- [--only search,interpreted,placed,profile,grid,suppliers,leads,dashboard,statistics,record,pages,writes,created-leads,live,memory,mailbox] [--seconds N] [--rounds N] [--connections N]
                   [--fresh]

memory and mailbox take minutes, and run only when they are named.
--fresh makes the databases again; they are kept in .cache/bench.`;

/** The case that compares pages with their data instead of two servers. */
const PAGES = 'pages';
const PAGE_DATABASE: DatabaseName = 'bench_10k';
const MEMORY_DATABASE: DatabaseName = 'bench_100k';
/** The case that compares writes with and without the triggers that maintain totals. */
const WRITES = 'writes';
/** The case that compares leads created in bulk with a single statement. */
const CREATED_LEADS = 'created-leads';
/** The case that measures the delay of a live change for a subscriber of another process. */
const LIVE = 'live';

/** The case that measures the memory of a process under requests that anyone may send. */
const MEMORY = 'memory';
/** The case that measures the response times of a big mailbox. */
const MAILBOX = 'mailbox';
const OTHERS = [PAGES, WRITES, CREATED_LEADS, LIVE, MEMORY, MAILBOX];

interface Request extends MeasureOptions {
  only: string[];
  fresh: boolean;
  help: boolean;
}

function readRequest(args: string[]): Request {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      only: text,
      seconds: text,
      rounds: text,
      connections: text,
      fresh: flag,
      help: flag,
    },
  });
  const count = (given: string | undefined, fallback: number) => {
    const number = Number(given ?? fallback);
    if (!Number.isInteger(number) || number < 1) throw new Error(`A whole number from 1 on, not '${given}'.`);
    return number;
  };
  const only = values.only?.split(',') ?? [];
  const unknown = only.find(
    (name) => !OTHERS.includes(name) && !CASES.some((benchCase) => benchCase.name === name),
  );
  if (unknown) throw new Error(`There is no case '${unknown}'.`);
  return {
    only,
    seconds: count(values.seconds, 3),
    rounds: count(values.rounds, 5),
    connections: count(values.connections, 4),
    fresh: values.fresh,
    help: values.help,
  };
}

/** Measures the cases of one database, with servers started anew. */
async function measureAll(
  name: DatabaseName,
  cases: BenchCase[],
  databases: BenchDatabases,
  built: string,
  folder: string,
  request: Request,
  wantsPages: boolean,
): Promise<{ results: Measured[]; pages: string }> {
  const databaseUrl = databases.url(name);
  const jwtSecret = randomBytes(48).toString('base64url');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const servers = await startServers({
    built,
    databaseUrl,
    jwtSecret,
    dataFolder: path.join(folder, 'product'),
    pages: wantsPages && name === PAGE_DATABASE,
  });
  const generator = new LoadGenerator(built);
  const waitUntilIdle = () => waitForIdle(client);
  try {
    const results: Measured[] = [];
    // A process that has written something, as any process has after a minute.
    await tokenOf('admin@uplift.example', servers.product);
    for (const benchCase of cases) {
      console.info(`Measuring ${benchCase.title} …`);
      const token = await tokenOf(benchCase.signedInAs, servers.product);
      const questions = await benchCase.questions(client);
      results.push(
        await measure(benchCase, questions, token, servers, generator, {
          ...request,
          waitForIdle: waitUntilIdle,
        }),
      );
    }
    const { product, withoutPageCache } = servers;
    const pages = withoutPageCache
      ? await measurePages(client, { product, withoutPageCache }, generator, request)
      : '';
    return { results, pages };
  } finally {
    generator.stop();
    await servers.stop();
    await client.end();
  }
}

/** Signs in at the product. Returns null without an email address. */
async function tokenOf(email: string | undefined, product: string): Promise<string | null> {
  if (!email) return null;
  const response = await fetch(`${product}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
      variables: { email, password: DEMO_PASSWORD },
    }),
  });
  const { data } = (await response.json()) as { data?: { signIn: { accessToken: string } | null } };
  if (!data?.signIn) throw new Error(`${email} cannot sign in.`);
  return data.signIn.accessToken;
}

/** Starts the product on a database for a separate measurement. */
async function beside(
  name: DatabaseName,
  databases: BenchDatabases,
  built: string,
  folder: string,
  measureIt: (databaseUrl: string, servers: Servers) => Promise<string>,
  { worker = false, pages = false }: { worker?: boolean; pages?: boolean } = {},
): Promise<string> {
  const databaseUrl = databases.url(name);
  const servers = await startServers({
    built,
    databaseUrl,
    jwtSecret: randomBytes(48).toString('base64url'),
    dataFolder: path.join(folder, 'product'),
    pages,
    worker,
  });
  try {
    return await measureIt(databaseUrl, servers);
  } finally {
    await servers.stop();
  }
}

/**
 * Runs the benchmark and prints its table. `built` is the folder of the built project, `folder` that of the
 * databases. Returns the exit code: 0 whatever the figures, 1 if something failed.
 */
export async function bench(args: string[], built: string, folder: string): Promise<number> {
  try {
    const request = readRequest(args);
    if (request.help) {
      console.info(USAGE);
      return 0;
    }
    const cases = CASES.filter(({ name }) => request.only.length === 0 || request.only.includes(name));
    const wantsPages = request.only.length === 0 || request.only.includes(PAGES);
    const wantsWrites = request.only.length === 0 || request.only.includes(WRITES);
    const wantsCreatedLeads = request.only.length === 0 || request.only.includes(CREATED_LEADS);
    const wantsLive = request.only.length === 0 || request.only.includes(LIVE);
    const wantsMemory = request.only.includes(MEMORY);
    const wantsMailbox = request.only.includes(MAILBOX);
    const names = [
      ...new Set([
        ...cases.map(({ database }) => database),
        ...(wantsPages || wantsWrites || wantsCreatedLeads || wantsLive || wantsMailbox
          ? [PAGE_DATABASE]
          : []),
        ...(wantsMemory ? [MEMORY_DATABASE] : []),
      ]),
    ];
    let pages = '';
    let writes = '';
    let madeLeads = '';
    let live = '';
    let memory = '';
    let mailbox = '';
    let answers = '';
    const databases = await openDatabases(folder, names, request.fresh);
    const results: Measured[] = [];
    try {
      for (const name of names) {
        const ofDatabase = cases.filter(({ database }) => database === name);
        if (ofDatabase.length === 0 && !(wantsPages && name === PAGE_DATABASE)) continue;
        const measured = await measureAll(name, ofDatabase, databases, built, folder, request, wantsPages);
        results.push(...measured.results);
        if (ofDatabase.includes(interpretedCase)) answers = await searchAccuracy(databases.url(name));
        pages += measured.pages;
      }
      if (wantsWrites) writes = await measureWrites(databases.url(PAGE_DATABASE), request);
      if (wantsCreatedLeads)
        madeLeads = await beside(
          PAGE_DATABASE,
          databases,
          built,
          folder,
          async (url, { product }) =>
            measureCreatedLeads(url, product, await tokenOf('admin@uplift.example', product), request),
          { worker: true },
        );
      if (wantsLive)
        live = await beside(
          PAGE_DATABASE,
          databases,
          built,
          folder,
          async (url, { product, withoutPageCache }) =>
            measureLive(
              url,
              { product, other: withoutPageCache?.url ?? product },
              await tokenOf('admin@uplift.example', product),
            ),
          { pages: true },
        );
      if (wantsMemory) memory = await beside(MEMORY_DATABASE, databases, built, folder, measureMemory);
      if (wantsMailbox)
        mailbox = await beside(PAGE_DATABASE, databases, built, folder, async (url, { product }) =>
          measureMailbox(url, product, await tokenOf('admin@uplift.example', product)),
        );
    } finally {
      await databases.stop();
    }
    const { seconds, rounds, connections } = request;
    if (pages)
      console.info(
        `\n${pages}\n\nPages at 10,000 suppliers, milliseconds of processor time each; 'not rendered' is the same page’s data by GraphQL.`,
      );
    if (writes) console.info(`\n${writes}\n\nWrites per second from 50 connections, 10,000 suppliers.`);
    if (madeLeads)
      console.info(`\n${madeLeads}\n\nFrom the press of the button until the worker is done, seconds.`);
    if (live)
      console.info(`\n${live}\n\nFrom the request at one web process until the message from another.`);
    if (memory) console.info(`\n${memory}\n\nOne web process at 100,000 suppliers, while others search.`);
    if (mailbox) console.info(`\n${mailbox}\n\nPages by GraphQL with three million mails in the ledger.`);
    if (answers)
      console.info(`\n${answers}\n\nWhat people type, and how much of it finds the right trade and place.`);
    if (results.length === 0) return 0;
    console.info(`
${tableOf(results)}

Requests per second: median (least-most) of ${rounds} rounds of ${seconds} s, product and bare server by turns, so that
other work on this machine (${cpus().length} cores, shared with PostgreSQL and the load generator) falls on both alike.
${connections} connections; p99 is the median of the rounds. The bare server is node:http and pg with hand-written SQL
in named statements, whose JSON it passes on as text; it returns the same, compared before measuring, and signs nobody in. The line of one
record has the product's own REST in the bare server's place; those of interpreted searches and of trades in places have
plain ones.${GROWING.map(([cases, required]) => growthOf(results, cases, required)).join('')}${worstOf(results)}`);
    return 0;
  } catch (error) {
    console.error(`The benchmark did not run: ${(error as Error).message}`);
    return 1;
  }
}
