import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileTests } from '../../scripts/testing/compile-tests.mjs';

const TEMPLATE_DATABASE = 'uplift_template';

/**
 * Starts one PostgreSQL for the run, with a migrated database that each test file clones. Jest loads
 * this file outside its own transforms, so it uses the built server, brought up to date first.
 */
export default async function globalSetup() {
  // Two projects of one run share the server.
  if (globalThis.testPostgres) return;
  await compileTests();
  process.env.TEST_SAMPLE ??= sampleOfCommit();
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../../dist/server/platform/database/embedded-postgres.js');
  const { connectDatabase } = await import('../../dist/server/app/product-database.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-test-'));
  const server = await startEmbeddedPostgres({
    folder,
    durable: false,
    settings: { max_connections: '300' },
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
  await template.close();
}

/** Which eighth of the large matrices the commit at hand runs, 0 to 7 (sampled.ts); the first outside a repository. */
function sampleOfCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return String(Number.parseInt(stdout?.slice(0, 8) || '0', 16) % 8);
}
