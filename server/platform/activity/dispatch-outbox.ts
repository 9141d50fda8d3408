import type { EntityManager } from 'typeorm';
import type { App } from '../app.js';
import type { JobQueue } from '../queues/job-queue.js';
import type { JobName } from '../queues/jobs.js';
import { readOutboxIncarnation } from './outbox-incarnation.js';
import { OutboxJob } from './outbox-job.entity.js';

const BATCH = 100;
/** The number of refusals after which a job itself is at fault, if the queue accepts other jobs. */
const REFUSALS = 5;
/** After so many refusals in a row, the relay leaves the queue alone until the next sweep. */
const QUEUE_IS_DOWN = 2;
const REFUSED_AGAIN_AFTER = '1 hour';
const OVERDUE_AFTER = '10 minutes';
/** The advisory lock that lets one relay at a time check if staff need an alert about delayed jobs. */
const OVERDUE_LOCK = 7158303;
/**
 * The text in `parked_reason` of jobs that no running process knew. A process that knows the job looks for
 * it.
 */
const UNKNOWN = 'No process that knows this job was running.';

/** Callbacks that alert staff to jobs that do not reach the queue. */
export interface OutboxAlerts {
  deadLettered: (app: App, text: string) => Promise<void>;
  /** Returns true if the alert is new. `since` is the start of the current delay, which is reported once. */
  late: (app: App, since: Date, text: string) => Promise<boolean>;
}

interface Refusal {
  row: OutboxJob;
  reason: string;
}

/**
 * Hands waiting rows to the queue, rows that it has refused before last. Parks rows that it cannot hand over,
 * so that the others go on: jobs of a newer Uplift until a process that knows them starts, and jobs that the
 * queue refuses for an hour.
 * @returns true if there may be more rows
 */
export function dispatchBatch(app: App, queue: JobQueue, alerts: OutboxAlerts): Promise<boolean> {
  return app.database.transaction(async (manager) => {
    const rows = await waitingRows(manager, queue.knownJobs);
    if (rows.length === 0) return false;
    // Redis, or a queue in another database, may outlive this database, and drops a job whose id it knows.
    const incarnation = await readOutboxIncarnation(manager);
    const refused: Refusal[] = [];
    const deadLettered: Refusal[] = [];
    let taken = 0;
    let inARow = 0;
    for (const row of rows) {
      if (!queue.knownJobs.includes(row.job)) {
        deadLettered.push({ row, reason: UNKNOWN });
        continue;
      }
      const reason = await dispatch(manager, queue, row, `outbox-${incarnation}-${row.id}`);
      if (reason === null) {
        taken += 1;
        inARow = 0;
        continue;
      }
      refused.push({ row, reason });
      inARow += 1;
      // The next sweep tries the other rows, and then these again.
      if (inARow === QUEUE_IS_DOWN) break;
    }
    // A refusal is the fault of the row only if the queue has accepted other rows.
    if (taken > 0) deadLettered.push(...refused.filter(({ row }) => row.attempts + 1 >= REFUSALS));
    if (deadLettered.length > 0) await deadLetter(app, manager, alerts, deadLettered);
    if (refused.length > 0) await alertLateJobs(app, manager, alerts, refused[0] as Refusal);
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

/** Returns the reason why the queue did not accept the job, or null. */
async function dispatch(
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

async function deadLetter(
  app: App,
  manager: EntityManager,
  alerts: OutboxAlerts,
  deadLettered: Refusal[],
): Promise<void> {
  for (const { row, reason } of deadLettered) {
    await manager.update(OutboxJob, row.id, { parkedAt: new Date(), parkedReason: reason });
    app.log.error({ outboxId: row.id, job: row.job, reason }, 'A job was dead-lettered');
  }
  const { row, reason } = deadLettered[0] as Refusal;
  const others = deadLettered.length - 1;
  const more = others === 0 ? 'was' : `and ${others} more ${others === 1 ? 'job' : 'jobs'} were`;
  await alerts.deadLettered(app, `Job ${row.job} (${row.id}) ${more} set aside: ${reason}`);
}

async function alertLateJobs(
  app: App,
  manager: EntityManager,
  alerts: OutboxAlerts,
  { reason }: Refusal,
): Promise<void> {
  const [{ mine }] = await manager.query(`SELECT pg_try_advisory_xact_lock(${OVERDUE_LOCK}) AS mine`);
  if (!mine) return;
  const [{ waiting, oldest, late }] = await manager.query(
    `SELECT waiting, oldest, oldest < now() - interval '${OVERDUE_AFTER}' AS late
     FROM (SELECT count(*)::integer AS waiting, min(created_at) AS oldest FROM outbox_job
       WHERE dispatched_at IS NULL AND parked_at IS NULL) outbox`,
  );
  if (!late) return;
  const jobs = waiting === 1 ? '1 job is' : `${waiting} jobs are`;
  const text = `${jobs} waiting for the queue, the oldest for more than ${OVERDUE_AFTER}: ${reason}`;
  if (await alerts.late(app, oldest, text)) app.log.error({ waiting, reason }, 'Jobs are delayed');
}
