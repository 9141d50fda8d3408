import pg from 'pg';
import { connectDatabase } from '../../server/app/product-database.js';
import type { Database } from '../../server/platform/database/database.js';
import { createTestDatabase } from '../../server/testing/test-database.js';
import { seedDemoData } from '../seed-demo-data.js';
import { DEMO_SIZES } from '../sizes.js';

/** Opens a new database with the whole demo. `close` drops it. */
export async function openDemoDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  const made = await createTestDatabase();
  const client = new pg.Client({ connectionString: made.url });
  await client.connect();
  await seedDemoData(client, DEMO_SIZES, {
    now: new Date('2026-11-20T20:00:00Z'),
    hashPassword: async (password) => `hash of ${password}`,
  });
  await client.end();
  const database = await connectDatabase({
    url: made.url,
    poolSize: 2,
    applicationName: 'test',
    onPoolError: () => undefined,
  });
  const close = async () => {
    await database.close();
    await made.drop();
  };
  return { database, close };
}
