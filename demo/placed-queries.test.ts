import pg from 'pg';
import { connectDatabase } from '../server/app/product-database.js';
import type { Database } from '../server/platform/database/database.js';
import { searchSuppliers } from '../server/suppliers/supplier-search.read-model.js';
import { createTestDatabase, type TestDatabase } from '../server/testing/test-database.js';
import { type PlacedQuery, placedQueries } from './placed-queries.js';
import { seedDemoData } from './seed-demo-data.js';
import { DEMO_SIZES } from './sizes.js';

const QUERIES = placedQueries(200, 'trades and places');
/** Set SHOW_QUERIES to print the queries before they run. */
if (process.env.SHOW_QUERIES) process.stdout.write(`${QUERIES.map(({ query }) => query).join('\n')}\n`);

describe('a trade in a place', () => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await createTestDatabase();
    const client = new pg.Client({ connectionString: made.url });
    await client.connect();
    await seedDemoData(client, DEMO_SIZES, {
      now: new Date('2026-11-20T20:00:00Z'),
      hashPassword: async (password) => `hash of ${password}`,
    });
    await client.end();
    database = await connectDatabase({
      url: made.url,
      poolSize: 2,
      applicationName: 'test',
      onPoolError: () => undefined,
    });
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const first = async (query: string) => {
    const found = await searchSuppliers(database, { text: query }, { first: 1, offset: 0 });
    if (!Array.isArray(found.nodes)) throw new Error('The search was asked for rows.');
    return { ...found, supplier: found.nodes[0] };
  };

  /** True if the first supplier offers the trade by name, or is listed under its category. */
  const isRight = (
    { trade, categories }: PlacedQuery,
    supplier: Awaited<ReturnType<typeof first>>['supplier'],
  ) =>
    supplier !== undefined &&
    (supplier.categoryNames.some((name) => categories.includes(name)) ||
      [supplier.listTitle, ...supplier.services].some((name) =>
        name.toLowerCase().includes(trade.toLowerCase()),
      ));

  it('never shows an empty page, and offers the trade or its parent first in 95 of 100 queries', async () => {
    const empty: string[] = [];
    const wrong: string[] = [];
    for (const placed of QUERIES) {
      const { supplier } = await first(placed.query);
      if (!supplier) empty.push(placed.query);
      else if (!isRight(placed, supplier)) wrong.push(`${placed.query}: ${supplier.listTitle}`);
    }
    expect(empty).toEqual([]);
    expect(wrong.length / QUERIES.length <= 0.05 ? [] : wrong).toEqual([]);
  });

  it.each([
    ['carpet cleaning wellington', 'Carpet Cleaner'],
    ['emergency plumber wellington', 'Plumber & Gasfitter'],
    ['wedding photographer nelson', 'Wedding Photographer'],
  ])('shows suppliers nearby for %j', async (query, listTitle) => {
    const { supplier, relaxed } = await first(query);
    expect([relaxed?.step, supplier?.listTitle]).toEqual(['NEARBY', listTitle]);
  });
});
