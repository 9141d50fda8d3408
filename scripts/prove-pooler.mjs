// Proves that the product runs behind PgBouncer in transaction mode, set up as described in
// docs/operations.md: two web processes and a worker, with four connections between PgBouncer and PostgreSQL.
// It needs PgBouncer 1.21 or newer:
// npm run prove-pooler, or PGBOUNCER=/usr/sbin/pgbouncer npm run prove-pooler
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { freePort, startProcess } from './proof/own-product.mjs';
import { startPgBouncer } from './proof/pgbouncer.mjs';
import {
  proveFullPooler,
  provePooledRequests,
  provePreparedStatements,
  proveProduct,
  proveTimeLimits,
  refusal,
} from './proof/pooled-product.mjs';
import { UnrulySmtpServer } from './proof/unruly-smtp-server.mjs';

const POOL_SIZE = 4;

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

const { startEmbeddedPostgres } = await import('../dist/server/platform/database/embedded-postgres.js');
const folder = mkdtempSync(path.join(tmpdir(), 'uplift-pooler-'));
// PostgreSQL and PgBouncer may run as other users, who need access to their own folders.
chmodSync(folder, 0o755);
const smtp = new UnrulySmtpServer();
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durable: false });
const direct = new pg.Client({ connectionString: postgres.url() });
const processes = [];
let pooler;
try {
  await direct.connect();
  pooler = await startPgBouncer({ url: postgres.url(), folder, poolSize: POOL_SIZE });
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url(),
    // Multiplies the time that a call waits for a connection. It does not affect the limits of PgBouncer’s
    // connections.
    DATABASE_PATIENCE: '10',
    DATA_FOLDER: data,
    JWT_SECRET: 'a secret of this proof, for both processes',
    SMTP_URL: await smtp.listen(),
    RATE_LIMIT_PER_MINUTE: '1000000',
    DEMO: '0',
  };
  const web = async (settings = {}) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    processes.push(
      await startProcess(['--role', 'web'], { ...env, PORT: String(port), PUBLIC_URL: url, ...settings }),
    );
    return url;
  };
  const worker = async () => {
    processes.push(await startProcess(['--role', 'worker'], env));
  };

  await refusal(() => web({ DATABASE_URL: pooler.unlimited }), /lack settings: .*statement_timeout/);
  await pooler.ask('SET max_prepared_statements = 0');
  await refusal(() => web(), /does not track prepared statements/);
  await pooler.ask('SET max_prepared_statements = 250');
  await pooler.ask('RECONNECT');
  console.info('A pooler without time limits, and one that tracks no prepared statements, are refused.');

  // All start at once on an empty database: one migrates and the others wait, on connections outside the
  // pooler.
  const sites = await Promise.all([web({ DEMO: '1' }), web()]);
  await worker();
  const proof = { direct, pooler, sites, smtp, poolSize: POOL_SIZE };
  await proveProduct(proof);
  await provePooledRequests(proof);
  await proveFullPooler(proof);
  await Promise.all([proveTimeLimits(proof), provePreparedStatements(proof)]);
} finally {
  for (const each of processes) await each.end('SIGTERM');
  await direct.end();
  await pooler?.stop();
  await smtp.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
