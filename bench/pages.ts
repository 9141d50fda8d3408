import type { Request } from 'autocannon';
import type pg from 'pg';
import { profileCase } from './cases/profile.js';
import { searchCase } from './cases/search.js';
import type { LoadGenerator } from './load.js';
import type { Load } from './load-process.js';
import type { MeasureOptions } from './measure.js';
import { median } from './report.js';

const HOME = `query Home {
  impactSummary { contributions communityHours supplierCount goodCauseCount }
  featuredListings { id supplierId title text imageUrl mobileImageUrl }
  goodCauses { id name imageUrl contribution equivalentHours }
  categories { id name supplierCount }
  frontPage { buyers { id name } tradies { id name } suppliers { id name } }
}`;

interface PageCase {
  name: string;
  path: string;
  /** What the page shows, asked for as data. */
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

/**
 * Server-rendered pages per second: rendered anew each time, out of the page cache as visitors get them,
 * and beside them the same page's data without rendering. Answers a table.
 */
export async function measurePages(
  client: pg.Client,
  { product, keepingNoPages }: { product: string; keepingNoPages: string },
  generator: LoadGenerator,
  { connections, seconds, rounds }: MeasureOptions,
): Promise<string> {
  const load = (url: string, request: Request) =>
    generator.run({ url, requests: [request], connections, seconds });
  const lines: string[] = [];
  for (const { name, path, query, variables } of await pageCases(client)) {
    console.info(`Measuring the page ${name} …`);
    const page: Request = { method: 'GET', path };
    const data: Request = {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    };
    const measured: Record<'rendered' | 'cached' | 'data', Load[]> = { rendered: [], cached: [], data: [] };
    await load(keepingNoPages, page);
    for (let round = 0; round < rounds; round++) {
      measured.rendered.push(await load(keepingNoPages, page));
      measured.cached.push(await load(product, page));
      measured.data.push(await load(product, data));
    }
    const rate = (loads: Load[]) => median(loads.map((each) => each.requestsPerSecond));
    const slowest = median(measured.rendered.map((each) => each.p99));
    const share = rate(measured.rendered) / rate(measured.data);
    lines.push(
      [
        name.padEnd(10),
        rate(measured.rendered).toFixed(0).padStart(10),
        slowest.toFixed(0).padStart(8),
        rate(measured.cached).toFixed(0).padStart(10),
        rate(measured.data).toFixed(0).padStart(12),
        share.toFixed(2).padStart(8),
      ].join('  '),
    );
  }
  const heading = ['page      ', '  rendered', '  p99 ms', '    cached', 'not rendered', '   share'].join(
    '  ',
  );
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}
