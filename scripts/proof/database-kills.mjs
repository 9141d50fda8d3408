import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { judge, Load, proofEnv, waitForQueues } from './load.mjs';
import { databaseUrl, freePort, postmaster, startProcess } from './own-product.mjs';
import { UnrulySmtpServer } from './unruly-smtp-server.mjs';

const LOAD_MS = 2000;
const BACK_WITHIN_MS = 120_000;

/** Returns the processes of PostgreSQL that serve the product. */
async function serving(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/**
 * Kills PostgreSQL with SIGKILL: in turn its first process, one that serves a connection, and all of them at
 * once.
 */
async function kill(folder, round) {
  const { pid } = postmaster(folder);
  const others = await serving(databaseUrl(folder));
  const one = others.length > 0 ? [others[round % others.length]] : [pid];
  for (const victim of [[pid], one, [pid, ...others]][round % 3]) killProcess(victim);
}

/** Kills a process that may have ended already, as processes do when the first one is gone. */
function killProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Kills only PostgreSQL repeatedly, while clients write and read and mails are sent. The product stays up:
 * each call gets its normal response or 503.
 */
export async function killDatabase(rounds, folder) {
  const smtp = new UnrulySmtpServer(() => ({ slowMs: Math.random() < 0.3 ? 200 : 5 }));
  const { startEmbeddedPostgres } = await import('../../dist/server/platform/database/embedded-postgres.js');
  const data = path.join(folder, 'database');
  const postgres = await startEmbeddedPostgres({ folder: data, mostRestarts: Number.POSITIVE_INFINITY });
  const port = await freePort();
  const env = {
    ...proofEnv(port, await smtp.listen()),
    // Longer than the longest outage of the database. The product itself is not killed, so no claim may
    // expire.
    MAIL_CLAIM_SECONDS: '60',
    DATA_FOLDER: folder,
    DATABASE_URL: postgres.url(),
  };
  const product = await startProcess([], env);
  const load = await Load.on(`http://127.0.0.1:${port}`);
  for (let round = 1; round <= rounds; round++) {
    const clients = Promise.all([load.run(), load.read()]);
    await pause(LOAD_MS + Math.random() * 1000);
    await kill(data, round);
    // Waits while the database is down, too.
    await Promise.all([backIn(port), pause(LOAD_MS)]);
    load.stop();
    await clients;
  }
  await load.finish();
  const database = new pg.Client({ connectionString: databaseUrl(data) });
  await database.connect();
  await waitForQueues(database);
  // No kill excuses a mail that is sent twice, since its sender is alive to record it.
  const found = await judge(database, load, smtp, []);
  await database.end();
  await product.end('SIGTERM');
  await postgres.stop();
  await smtp.close();
  const wrong = Object.entries(load.statuses).filter(([status]) => !/^(GET )?(200|503)$/.test(status));
  return {
    ...found,
    rounds,
    otherThan200And503: wrong.reduce((sum, [, count]) => sum + count, 0),
    errorsInTheLog: product.errors(),
  };
}

/** Waits until the product accepts writes again, since its database is back. */
async function backIn(port) {
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (Date.now() < deadline) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ ok: false }));
    if (ok) return;
    await pause(50);
  }
  throw new Error('The database did not come back.');
}
