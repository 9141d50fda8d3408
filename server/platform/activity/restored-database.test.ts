import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { JOBS } from '../../app/job-registry.js';
import { alertStuckJobs } from '../../staff/action-centre/alert-stuck-jobs.js';
import { freePort } from '../../testing/launch-product.js';
import { itWithRedis, startRedis } from '../../testing/redis.js';
import { createEmptyDatabase } from '../../testing/test-database.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { startEmbeddedPostgres } from '../database/embedded-postgres.js';
import { JobQueue } from '../queues/job-queue.js';
import type { QueueAddress } from '../queues/queue-address.js';
import { readOutboxIncarnation } from './outbox-incarnation.js';
import { OutboxJob } from './outbox-job.entity.js';
import { OutboxRelay } from './outbox-relay.js';

/** Short, so that tests do not wait for the next sweep. */
const SWEEP_EVERY_MS = 50;
/** Has the effect of `pg_restore` on the table: it is dropped and created again. */
const RESTORE = `
  BEGIN;
  CREATE TABLE restored (LIKE outbox_job INCLUDING ALL);
  DROP TABLE outbox_job;
  ALTER TABLE restored RENAME TO outbox_job;
  COMMIT;`;

/** Starts a worker of `uplift` on a queue in another place. */
function startWorker(uplift: TestUplift, address: QueueAddress) {
  const done: unknown[] = [];
  const run = async (_app: unknown, { note }: { note?: string }) => void done.push(note);
  const queue = new JobQueue(
    address,
    { ...JOBS, 'supplier-alert.match': { attempts: 1, maxBackoffMs: 1000, run } },
    uplift.app.log,
  );
  const worker = queue.work(uplift.app);
  const relay = new OutboxRelay(uplift.app, queue, alertStuckJobs, SWEEP_EVERY_MS);
  return {
    done,
    /** Writes a job to the outbox, waits until the worker has run it, and returns the id of the row. */
    perform: async (note: string): Promise<string> => {
      const { manager } = uplift.app.database;
      const { identifiers } = await manager.insert(OutboxJob, {
        job: 'supplier-alert.match',
        payload: { note },
      });
      await until(() => done.includes(note));
      return identifiers[0]?.id;
    },
    stop: async () => {
      await relay.stop();
      await worker.stop();
      await queue.close();
    },
  };
}

async function queueInPostgres() {
  const { url, drop } = await createEmptyDatabase();
  return { address: { databaseUrl: url }, close: drop };
}

async function queueInRedis() {
  const port = await freePort();
  const stopRedis = startRedis(port);
  return {
    address: { databaseUrl: '', redisUrl: `redis://127.0.0.1:${port}` },
    close: async () => stopRedis(),
  };
}

describe.each([
  { store: 'another database', test: it, openQueue: queueInPostgres },
  { store: 'Redis', test: itWithRedis, openQueue: queueInRedis },
])('queue in $store that outlives the database', ({ test, openQueue }) => {
  test('accepts the first job of a new database with a number that it already knows', async () => {
    const { address, close } = await openQueue();
    const ids: string[] = [];
    for (const note of ['before', 'after']) {
      const uplift = await TestUplift.start();
      const worker = startWorker(uplift, address);
      ids.push(await worker.perform(note));
      await worker.stop();
      await uplift.stop();
    }
    await close();
    expect(ids).toEqual(['1', '1']);
  });

  test('accepts jobs from a process that stays connected while its database is restored', async () => {
    const { address, close } = await openQueue();
    const uplift = await TestUplift.start();
    const worker = startWorker(uplift, address);
    const before = await worker.perform('before');
    await uplift.app.database.manager.query(RESTORE);
    const after = await worker.perform('after');
    await worker.stop();
    await uplift.stop();
    await close();
    expect([before, after]).toEqual(['1', '1']);
  });

  test('runs no job again after a rewrite of the table', async () => {
    const { address, close } = await openQueue();
    const uplift = await TestUplift.start();
    const worker = startWorker(uplift, address);
    await worker.perform('before');
    await uplift.app.database.manager.query('VACUUM FULL outbox_job');
    await worker.perform('after');
    await worker.stop();
    await uplift.stop();
    await close();
    expect(worker.done).toEqual(['before', 'after']);
  });
});

it('the outbox has a new incarnation after a server restart, as after a physical restore', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uplift-incarnation-'));
  // PostgreSQL may run as another user, who needs access to its own folder.
  chmodSync(folder, 0o755);
  const incarnations: string[] = [];
  for (const sql of ['CREATE TABLE outbox_job ()', 'SELECT']) {
    const server = await startEmbeddedPostgres({ folder: path.join(folder, 'data'), durable: false });
    const database = await new DataSource({ type: 'postgres', url: server.url() }).initialize();
    await database.query(sql);
    incarnations.push(await readOutboxIncarnation(database), await readOutboxIncarnation(database));
    await database.destroy();
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  const [first, stillFirst, second] = incarnations;
  expect(stillFirst).toBe(first);
  expect(second).not.toBe(first);
});
