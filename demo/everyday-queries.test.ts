import pg from 'pg';
import { connectDatabase } from '../server/app/product-database.js';
import type { Database } from '../server/platform/database/database.js';
import { createTestDatabase, type TestDatabase } from '../server/testing/test-database.js';
import { EVERYDAY_QUERIES, wrongAnswers } from './everyday-queries.js';
import { seedDemoData } from './seed-demo-data.js';
import { DEMO_SIZES } from './sizes.js';

const ALL = [...EVERYDAY_QUERIES.values()].flat();

describe('what people type', () => {
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

  it('A169 finds the right trade and place in at least 95 of 100 queries', async () => {
    const wrong = await wrongAnswers(database, ALL);
    const share = 1 - wrong.length / ALL.length;
    expect({ wrong: share < 0.95 ? wrong : [], asked: ALL.length >= 200 }).toEqual({
      wrong: [],
      asked: true,
    });
  });

  it('A169 finds nobody for what means nothing', async () => {
    const meaningless = EVERYDAY_QUERIES.get('without meaning') ?? [];
    expect(meaningless.length).toBeGreaterThan(20);
    const wrong = await wrongAnswers(database, meaningless);
    expect(wrong.length / meaningless.length <= 0.05 ? [] : wrong).toEqual([]);
  });
});
