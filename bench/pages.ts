import type { Request } from 'autocannon';
import type pg from 'pg';
import { profileCase } from './cases/profile.js';
import { searchCase } from './cases/search.js';
import type { LoadGenerator } from './load.js';
import type { Load } from './load-process.js';
import type { MeasureOptions } from './measure.js';
import { PARTS, type Part, splitOf } from './profile-split.js';
import { median } from './report.js';
import type { WatchedProcess } from './watched-process.js';

const HOME = `query Home {
  impactSummary { contributions communityHours supplierCount goodCauseCount }
  featuredListings { id supplierId title text imageUrl mobileImageUrl }
  goodCauses { id name imageUrl contribution equivalentHours }
  categories { id name supplierCount }
  frontPage { buyers { id name } tradies { id name } suppliers { id name } }
}`;

interface PageServers {
  product: string;
  withoutPageCache: WatchedProcess;
}

interface PageCase {
  name: string;
  path: string;
  /** The query of the data on the page. */
  query: string;
  variables: Record<string, unknown>;
}

async function pageCases(client: pg.Client): Promise<PageCase[]> {
  const { rows } = await client.query<{ id: number }>('SELECT min(id) AS id FROM supplier WHERE listed');
  const id = rows[0]?.id ?? 0;
  return [
    { name: 'home', path: '/', query: HOME, variables: {} },
    {
      name: 'results',
      path: '/searchResults',
      query: searchCase('bench_10k', '').query,
      variables: { filter: { audience: 'GENERAL' }, first: 24, offset: 0 },
    },
    {
      name: 'profile',
      path: `/business/${id}`,
      query: profileCase('bench_10k', '').query,
      variables: { id },
    },
  ];
}

type Measured = {
  /** Results of rendering for each request, compressed as for browsers. */
  rendered: Load[];
  /** The processor time of each rendered page, with and without compression. */
  milliseconds: number[];
  uncompressed: number[];
  cached: Load[];
  data: Load[];
  split: Map<Part, number>;
};

/** Measures the cost of a page: rendered, from the page cache, and as data without rendering, alternately. */
async function measurePage(
  { path, query, variables }: PageCase,
  { product, withoutPageCache }: PageServers,
  generator: LoadGenerator,
  { connections, seconds, rounds }: MeasureOptions,
): Promise<Measured> {
  const load = (url: string, request: Request) =>
    generator.run({ url, requests: [request], connections, seconds });
  const page: Request = { method: 'GET', path, headers: { 'accept-encoding': 'br' } };
  const plain: Request = { method: 'GET', path };
  const data: Request = {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  };
  const render = async (request: Request, profile = false) => {
    const { result, use } = await withoutPageCache.during(() => load(withoutPageCache.url, request), {
      profile,
    });
    return { load: result, each: use.milliseconds / result.requests, profile: use.profile };
  };
  const measured: Omit<Measured, 'split'> = {
    rendered: [],
    milliseconds: [],
    uncompressed: [],
    cached: [],
    data: [],
  };
  await render(page);
  for (let round = 0; round < rounds; round++) {
    const rendered = await render(page);
    measured.rendered.push(rendered.load);
    measured.milliseconds.push(rendered.each);
    measured.uncompressed.push((await render(plain)).each);
    measured.cached.push(await load(product, page));
    measured.data.push(await load(product, data));
  }
  const { profile } = await render(plain, true);
  return { ...measured, split: profile ? splitOf(profile) : new Map() };
}

const rate = (loads: Load[]) => median(loads.map((each) => each.requestsPerSecond));
const row = (cells: string[], width: number) =>
  [cells[0]?.padEnd(10), ...cells.slice(1).map((cell) => cell.padStart(width))].join('  ');
const table = (heading: string[], rows: string[][], width: number) =>
  [
    row(heading, width),
    '-'.repeat(row(heading, width).length),
    ...rows.map((cells) => row(cells, width)),
  ].join('\n');

function speedTable(pages: [string, Measured][]): string {
  const heading = ['page', 'ms', 'rendered/s', 'p99 ms', 'cached/s', 'not rendered/s', 'share'];
  const rows = pages.map(([name, { rendered, milliseconds, cached, data }]) => [
    name,
    median(milliseconds).toFixed(1),
    rate(rendered).toFixed(0),
    median(rendered.map((each) => each.p99)).toFixed(0),
    rate(cached).toFixed(0),
    rate(data).toFixed(0),
    (rate(rendered) / rate(data)).toFixed(2),
  ]);
  return table(heading, rows, 14);
}

function splitTable(pages: [string, Measured][]): string {
  const rows = pages.map(([name, { milliseconds, uncompressed, split }]) => {
    const drawing = median(uncompressed);
    const parts = PARTS.map((part) => ((split.get(part) ?? 0) * drawing).toFixed(1));
    return [name, ...parts, Math.max(0, median(milliseconds) - drawing).toFixed(1)];
  });
  return table(['ms for', ...PARTS, 'compression'], rows, 20);
}

/**
 * Measures server-rendered pages: the processor time of each (all threads), the pages per second, and the
 * share of each library. For comparison, cached pages as visitors get them, and the data of the page without
 * rendering. Returns two tables.
 */
export async function measurePages(
  client: pg.Client,
  servers: PageServers,
  generator: LoadGenerator,
  options: MeasureOptions,
): Promise<string> {
  const measured: [string, Measured][] = [];
  for (const page of await pageCases(client)) {
    console.info(`Measuring the page ${page.name} …`);
    measured.push([page.name, await measurePage(page, servers, generator, options)]);
  }
  return `${speedTable(measured)}\n\n${splitTable(measured)}`;
}
