import 'reflect-metadata';
import { searchSuppliers } from '../server/directory/suppliers/supplier-search.read-model.js';
import type { Database } from '../server/platform/database/database.js';
import { openDemoDatabase } from './testing/demo-database.js';
import { type TradePlaceQuery, tradePlaceQueries } from './trade-place-queries.js';

const QUERIES = tradePlaceQueries(200, 'trades and places');
/** Set SHOW_QUERIES to print the queries before they run. */
if (process.env.SHOW_QUERIES) process.stdout.write(`${QUERIES.map(({ query }) => query).join('\n')}\n`);

describe('search for a trade in a place', () => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await openDemoDatabase());
  });
  afterAll(() => close());

  const first = async (query: string) => {
    const found = await searchSuppliers(database, { text: query }, { first: 1, offset: 0 });
    if (!Array.isArray(found.nodes)) throw new Error('The search was asked for rows.');
    return { ...found, supplier: found.nodes[0] };
  };

  /** Returns true if the first supplier offers the trade by name, or is listed under its category. */
  const isRight = (
    { trade, categories }: TradePlaceQuery,
    supplier: Awaited<ReturnType<typeof first>>['supplier'],
  ) =>
    supplier !== undefined &&
    (supplier.categoryNames.some((name) => categories.includes(name)) ||
      [supplier.listTitle, ...supplier.services].some((name) =>
        name.toLowerCase().includes(trade.toLowerCase()),
      ));

  it('never returns an empty page, and ranks the trade or its parent first in 95 of 100 queries', async () => {
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
    ['packaging wellington cbd', 'Label & Packaging Printer'],
    ['lighting hire, Vogeltown', 'Marquee Hire'],
  ])('shows nearby suppliers for %j', async (query, listTitle) => {
    const { supplier, relaxed } = await first(query);
    expect([relaxed?.step, supplier?.listTitle]).toEqual(['NEARBY', listTitle]);
  });

  it('ranks suppliers of a synonym service before suppliers that only match the words', async () => {
    const { nodes } = await searchSuppliers(database, { text: 'first aid course' }, { first: 20, offset: 0 });
    const titles = Array.isArray(nodes) ? nodes.map(({ listTitle }) => listTitle) : [];
    expect(titles.slice(0, 4)).toEqual(Array(4).fill('First Aid Training'));
    expect(titles.slice(4)).not.toContain('First Aid Training');
    expect(titles).toContain('Business Coach');
  });
});
