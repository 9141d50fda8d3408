import type { EntityManager } from 'typeorm';
import type { App } from '../app.js';
import type { JobQueue } from '../queues/job-queue.js';
import type { JobName } from '../queues/jobs.js';
import { readOutboxIncarnation } from './outbox-incarnation.js';
import { OutboxJob } from './outbox-job.entity.js';

const BATCH = 100;
/** What a queue refuses so often while it takes others is at fault itself. */
const REFUSALS = 5;
/** After so many refusals one after another the queue is let alone until the next sweep. */
const QUEUE_IS_DOWN = 2;
const REFUSED_AGAIN_AFTER = '1 hour';
const LATE_AFTER = '10 minutes';
/** One relay at a time looks whether staff have to hear of jobs that are late. */
const LATE_LOCK = 7158303;
/** Written into `parked_reason`, and read again by processes that do know the job. */
const UNKNOWN = 'No process that knows this job was running.';

/** Who is told of jobs that do not reach the queue. */
export interface JobTroubles {
  parked: (app: App, text: string) => Promise<void>;
  /** Answers whether this is news: once for each stretch of time in which some wait, which has gone on `since`. */
  late: (app: App, since: Date, text: string) => Promise<boolean>;
}

interface Refusal {
  row: OutboxJob;
  reason: string;
}

/**
 * Hands waiting rows to the queue, those that it has refused behind all others. It parks those that it cannot hand
 * over, so that the rest goes on: jobs of a newer Uplift, until a process comes that knows them; and jobs that the
 * queue refuses, for an hour.
 * @returns whether there may be more
 */
export function handOverBatch(app: App, queue: JobQueue, tell: JobTroubles): Promise<boolean> {
  return app.database.transaction(async (manager) => {
    const rows = await waitingRows(manager, queue.knownJobs);
    if (rows.length === 0) return false;
    // Redis, or a queue in another database, may outlive this one, and drops a job whose id it knows.
    const incarnation = await readOutboxIncarnation(manager);
    const refused: Refusal[] = [];
    const parked: Refusal[] = [];
    let taken = 0;
    let inARow = 0;
    for (const row of rows) {
      if (!queue.knownJobs.includes(row.job)) {
        parked.push({ row, reason: UNKNOWN });
        continue;
      }
      const reason = await handOver(manager, queue, row, `outbox-${incarnation}-${row.id}`);
      if (reason === null) {
        taken += 1;
        inARow = 0;
        continue;
      }
      refused.push({ row, reason });
      inARow += 1;
      // The next sweep tries the rest, and these again behind it.
      if (inARow === QUEUE_IS_DOWN) break;
    }
    // A refusal tells something about the row only if the queue has taken others.
    if (taken > 0) parked.push(...refused.filter(({ row }) => row.attempts + 1 >= REFUSALS));
    if (parked.length > 0) await park(app, manager, tell, parked);
    if (refused.length > 0) await tellOfLateJobs(app, manager, tell, refused[0] as Refusal);
    return rows.length === BATCH && inARow < QUEUE_IS_DOWN;
  });
}

function waitingRows(manager: EntityManager, knownJobs: string[]): Promise<OutboxJob[]> {
  return manager
    .createQueryBuilder(OutboxJob, 'outbox')
    .where('outbox.dispatchedAt IS NULL')
    .andWhere(
      `(outbox.parkedAt IS NULL OR outbox.job = ANY(:knownJobs)
        AND (outbox.parkedReason = :unknown OR outbox.parkedAt < now() - interval '${REFUSED_AGAIN_AFTER}'))`,
      { knownJobs, unknown: UNKNOWN },
    )
    .orderBy({ 'outbox.attempts': 'ASC', 'outbox.id': 'ASC' })
    .limit(BATCH)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
}

/** Answers why the queue did not take it, or null. */
async function handOver(
  manager: EntityManager,
  queue: JobQueue,
  row: OutboxJob,
  key: string,
): Promise<string | null> {
  try {
    await queue.add(row.job as JobName, row.payload as never, key);
  } catch (error) {
    const lastError = (error as Error).message.slice(0, 500);
    await manager.update(OutboxJob, row.id, { attempts: row.attempts + 1, lastError });
    return lastError;
  }
  await manager.update(OutboxJob, row.id, { dispatchedAt: new Date(), parkedAt: null, parkedReason: null });
  return null;
}

async function park(app: App, manager: EntityManager, tell: JobTroubles, parked: Refusal[]): Promise<void> {
  for (const { row, reason } of parked) {
    await manager.update(OutboxJob, row.id, { parkedAt: new Date(), parkedReason: reason });
    app.log.error({ outboxId: row.id, job: row.job, reason }, 'A job was parked');
  }
  const { row, reason } = parked[0] as Refusal;
  const others = parked.length > 1 ? ` ${parked.length - 1} others with it.` : '';
  await tell.parked(app, `Job ${row.job} (${row.id}) was parked: ${reason}${others}`);
}

async function tellOfLateJobs(
  app: App,
  manager: EntityManager,
  tell: JobTroubles,
  { reason }: Refusal,
): Promise<void> {
  const [{ mine }] = await manager.query(`SELECT pg_try_advisory_xact_lock(${LATE_LOCK}) AS mine`);
  if (!mine) return;
  const [{ waiting, oldest, late }] = await manager.query(
    `SELECT waiting, oldest, oldest < now() - interval '${LATE_AFTER}' AS late
     FROM (SELECT count(*)::integer AS waiting, min(created_at) AS oldest FROM outbox_job
       WHERE dispatched_at IS NULL AND parked_at IS NULL) outbox`,
  );
  if (!late) return;
  const text = `${waiting} wait for the queue, the oldest for more than ${LATE_AFTER}: ${reason}`;
  if (await tell.late(app, oldest, text)) app.log.error({ waiting, reason }, 'Jobs have waited for long');
}
