import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { seedDemoData } from '../demo/seed-demo-data.js';
import { DEMO_SIZES, type DemoSizes } from '../demo/sizes.js';
import { MIGRATIONS } from '../server/app/migrations.js';
import { connectDatabase } from '../server/app/product-database.js';
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.js';

/**
 * The two sizes of most measurements, a smaller one that shows how a list grows, and the size of the demo.
 */
const SIZES = {
  bench_1k: { suppliers: 1_000, impactBuyers: 100, leads: 2_000, enquiries: 10_000 },
  bench_10k: { suppliers: 10_000, impactBuyers: 500, leads: 20_000, enquiries: 100_000 },
  bench_100k: { suppliers: 100_000, impactBuyers: 5_000, leads: 200_000, enquiries: 1_000_000 },
  bench_demo: DEMO_SIZES,
} as const satisfies Record<string, DemoSizes>;
export type DatabaseName = keyof typeof SIZES;
export const isDatabaseName = (name: string): name is DatabaseName => name in SIZES;

/** Common settings of a database server of this size. Both servers under test use the same one. */
const SETTINGS = { shared_buffers: '512MB', effective_cache_size: '4GB', max_connections: '120' };

export interface BenchDatabases {
  url: (name: DatabaseName) => string;
  stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL with the seeded databases. They are created on first use and stored in `folder`. A
 * database whose migrations or sizes have changed is created again, and `fresh` recreates all of them.
 */
export async function openDatabases(
  folder: string,
  names: readonly DatabaseName[],
  fresh: boolean,
): Promise<BenchDatabases> {
  if (fresh) rmSync(folder, { recursive: true, force: true });
  const server = await startEmbeddedPostgres({ folder, settings: SETTINGS });
  try {
    for (const name of names) await ensureSeeded(server.url('postgres'), server.url(name), name);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: (name) => server.url(name), stop: () => server.stop() };
}

async function ensureSeeded(serverUrl: string, url: string, name: DatabaseName): Promise<void> {
  const fingerprint = fingerprintOf(SIZES[name]);
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const found = await server.query<{ mark: string | null }>(
      "SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1",
      [name],
    );
    if (found.rows[0]?.mark === fingerprint) return;
    console.info(`Seeding ${name} (once; some minutes) …`);
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.query(`CREATE DATABASE ${name}`);
    await seed(url, SIZES[name]);
    // Only a completely filled database has the comment.
    await server.query(`COMMENT ON DATABASE ${name} IS '${fingerprint}'`);
  } finally {
    await server.end();
  }
}

async function seed(url: string, sizes: DemoSizes): Promise<void> {
  const database = await connectDatabase({
    url,
    poolSize: 2,
    applicationName: 'bench-seed',
    onPoolError: (error) => console.error(error.message),
  });
  await database.migrate();
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await seedDemoData(client, sizes, { now: new Date(), hashPassword: (password) => hash(password) });
    // Leaves no work for autovacuum, like a database that has been running for a day.
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

const fingerprintOf = (sizes: DemoSizes) =>
  createHash('sha256')
    .update(JSON.stringify(sizes))
    .update(MIGRATIONS.map(({ prototype }) => prototype.up.toString()).join())
    .digest('hex');
