import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileTests } from '../../scripts/testing/compile-tests.mjs';

const TEMPLATE_DATABASE = 'uplift_template';
const PREFIX = 'uplift-test-';
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Starts one PostgreSQL for the run, with a migrated database that each test file clones. Jest loads this
 * file outside its own transforms, so it uses the built server, which is brought up to date first.
 */
export default async function globalSetup() {
  // Two projects of one run share the server.
  if (globalThis.testPostgres) return;
  await compileTests();
  process.env.TEST_SAMPLE ??= sampleOfCommit();
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../../dist/server/platform/database/embedded-postgres.js');
  const { connectDatabase } = await import('../../dist/server/app/product-database.js');
  process.env.TEST_FOLDER = folderWithRoom();
  const folder = mkdtempSync(path.join(process.env.TEST_FOLDER, PREFIX));
  const server = await startEmbeddedPostgres({
    folder,
    durable: false,
    // Without background processes, statistics and dead rows change only when a test changes them.
    settings: { max_connections: '300', autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  });
  globalThis.testPostgres = { server, folder };
  process.env.TEST_POSTGRES_URL = server.url('postgres');
  process.env.TEST_TEMPLATE_DATABASE = TEMPLATE_DATABASE;
  const connect = (database) =>
    connectDatabase({
      url: server.url(database),
      poolSize: 2,
      applicationName: 'test-setup',
      onPoolError: () => undefined,
    });
  const admin = await connect('postgres');
  await admin.manager.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await admin.close();
  const template = await connect(TEMPLATE_DATABASE);
  await template.migrate();
  await analyzeFilledTables(template.manager);
  await template.close();
}

/**
 * Analyses tables with rows. Empty tables keep the planner’s estimate for new tables, since analysed ones
 * would count as empty after they are filled.
 */
async function analyzeFilledTables(manager) {
  const filled = await manager.query(
    "SELECT oid::regclass AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0",
  );
  await manager.query(`ANALYZE ${filled.map(({ name }) => name).join(', ')}`);
}

/**
 * Returns a folder in memory if there is room, since a clone of the database has about 900 files, which cost
 * ten times as much on disk. Removes what killed runs have left behind.
 */
function folderWithRoom() {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  if (bavail * bsize < ROOM_BYTES) return tmpdir();
  for (const name of readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const folder = path.join(MEMORY, name);
    const owner = path.join(folder, 'owner.pid');
    if (existsSync(owner) && !existsSync(`/proc/${Number.parseInt(readFileSync(owner, 'utf8'), 10)}`))
      rmSync(folder, { recursive: true, force: true });
  }
  return MEMORY;
}

/**
 * Returns the eighth of the large matrices that the current commit runs, 0 to 7 (sampled.ts). 0 outside a
 * repository.
 */
function sampleOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return String(Number.parseInt(stdout?.slice(0, 8) || '0', 16) % 8);
}
