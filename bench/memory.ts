import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Servers } from './servers.js';

const DISTINCT = 20_000;
const PARALLEL = 8;
const WHOLE_LISTS = 20;
const POLL_EVERY_MS = 100;
const MAX_GROWTH_MB = 400;
const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

const SEARCH = '{ searchSuppliers(first: 5) { totalCount } }';

const memoryOf = (pid: number) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / MEGABYTE;

interface Load {
  name: string;
  requests: number;
  parallel: number;
  send: (n: number) => Promise<Response>;
}

/** Reads a response to its end without storing it. Returns true if it was successful and complete. */
async function drain(request: Promise<Response>): Promise<boolean> {
  try {
    const answer = await request;
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done);
    return answer.ok;
  } catch {
    return false;
  }
}

const post = (url: string, query: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

/** Applies the load while another client searches. Returns its cost. */
async function carry({ requests, parallel, send }: Load, url: string, pid: number) {
  let most = memoryOf(pid);
  let refused = 0;
  let slowest = 0;
  let over = false;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, POLL_EVERY_MS);
  const others = (async () => {
    while (!over) {
      const startedAt = performance.now();
      if (!(await drain(post(url, SEARCH)))) refused++;
      slowest = Math.max(slowest, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
    }
  })();
  let next = 0;
  let failed = 0;
  const worker = async () => {
    while (next < requests) {
      if (!(await drain(send(next++)))) failed++;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  over = true;
  await others;
  clearInterval(watch);
  return { most, failed, refused, slowest };
}

/**
 * Measures the memory of the web process under requests that anyone may send, while another client searches:
 * many distinct GraphQL documents, many distinct pages, and concurrent lists of all suppliers. Returns a
 * table.
 */
export async function measureMemory(databaseUrl: string, { product, productPid }: Servers): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM supplier WHERE listed ORDER BY id LIMIT $1',
    [DISTINCT],
  );
  await client.end();
  await drain(post(product, SEARCH));
  const atFirst = memoryOf(productPid);
  const loads: Load[] = [
    {
      name: 'documents',
      requests: DISTINCT,
      parallel: PARALLEL,
      send: (n) => post(product, `{ a${n}: searchSuppliers(first: 1) { totalCount } }`),
    },
    {
      name: 'list of all',
      requests: WHOLE_LISTS,
      parallel: WHOLE_LISTS,
      send: () => fetch(`${product}/api/business/all/available`),
    },
    {
      name: 'pages',
      requests: rows.length,
      parallel: PARALLEL,
      send: (n) => fetch(`${product}/business/${rows[n]?.id}`),
    },
  ];
  const lines: string[] = [];
  for (const load of loads) {
    console.info(`Measuring the memory of ${load.requests} ${load.name} …`);
    const { most, failed, refused, slowest } = await carry(load, product, productPid);
    const growth = most - atFirst;
    lines.push(
      [
        load.name.padEnd(12),
        String(load.requests).padStart(9),
        String(failed).padStart(7),
        atFirst.toFixed(0).padStart(9),
        most.toFixed(0).padStart(8),
        growth.toFixed(0).padStart(8),
        growth <= MAX_GROWTH_MB ? 'ok   ' : 'above',
        `${slowest.toFixed(0)} ms`.padStart(11),
        String(refused).padStart(8),
      ].join('  '),
    );
  }
  const heading =
    'load          requests   failed   MB first   MB most   growth          others max   refused';
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
