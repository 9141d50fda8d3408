import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { judge, Load, proofEnv, waitForQueues } from './load.mjs';
import { databaseUrl, freePort, postmaster, startProcess } from './own-product.mjs';
import { UnrulySmtpServer } from './unruly-smtp-server.mjs';

const LOAD_MS = 2500;

/**
 * Kills the product without warning, repeatedly, while clients write and mails are sent. Every fourth time it
 * kills PostgreSQL as well.
 */
export async function killRounds(rounds, folder) {
  const smtp = new UnrulySmtpServer(() => ({ slowMs: Math.random() < 0.3 ? 200 : 5 }));
  const port = await freePort();
  const env = { ...proofEnv(port, await smtp.listen()), DATA_FOLDER: folder, DATABASE_URL: '' };
  let product = await startProcess([], env);
  const load = await Load.on(`http://127.0.0.1:${port}`);
  const kills = [];
  for (let round = 1; round <= rounds; round++) {
    const clients = load.run();
    await pause(LOAD_MS + Math.random() * 1000);
    kills.push(Date.now());
    if (round % 4 === 0) process.kill(postmaster(folder).pid, 'SIGKILL');
    await product.end('SIGKILL');
    load.stop();
    await clients;
    product = await startProcess([], env);
  }
  await load.finish();
  const database = new pg.Client({ connectionString: databaseUrl(folder) });
  await database.connect();
  await waitForQueues(database);
  const found = await judge(database, load, smtp, kills);
  await database.end();
  await product.end('SIGTERM');
  await smtp.close();
  return found;
}
