import pg from 'pg';
import { TestUplift } from '../../testing/test-uplift.js';

/**
 * Starts a product with the smallest demo, whose records have every field filled in, unlike those of tests.
 */
export async function startWithDemo(): Promise<TestUplift> {
  const [{ seedDemoData }, { SMALLEST }] = await Promise.all([
    import('../../../demo/seed-demo-data.js'),
    import('../../../demo/sizes.js'),
  ]);
  const uplift = await TestUplift.start();
  const client = new pg.Client({ connectionString: uplift.databaseUrl });
  await client.connect();
  await seedDemoData(client, SMALLEST, {
    now: new Date('2026-11-20T20:00:00Z'),
    hashPassword: async (password) => `hash of ${password}`,
  });
  await client.end();
  return uplift;
}
