import type { EntityManager } from 'typeorm';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import type { App } from '../platform/app.js';
import type { JobQueue } from '../platform/queues/job-queue.js';
import type { JobName } from '../platform/queues/jobs.js';
import { systemContext } from '../platform/request-context.js';
import { OutboxJob } from './outbox-job.entity.js';

const BATCH = 100;
/** What a queue refuses so often while it takes others is at fault itself. */
const REFUSALS = 5;
/** So many refusals one after another are the queue's, not the rows'. */
const QUEUE_IS_DOWN = 2;
const REFUSED_AGAIN_AFTER = '1 hour';
/** Written into `parked_reason`, and read again by processes that do know the job. */
const UNKNOWN = 'No process that knows this job was running.';

/**
 * Hands waiting rows to the queue, oldest first, and parks those that it cannot hand over so that the rest goes on:
 * jobs of a newer Uplift, until a process comes that knows them; and jobs that the queue refuses, for an hour.
 * @returns whether there may be more
 */
export function handOverBatch(app: App, queue: JobQueue): Promise<boolean> {
  return app.database.transaction(async (manager) => {
    const rows = await waitingRows(manager, queue.knownJobs);
    const refused: { row: OutboxJob; reason: string }[] = [];
    const parked: { row: OutboxJob; reason: string }[] = [];
    let inARow = 0;
    for (const row of rows) {
      if (!queue.knownJobs.includes(row.job)) {
        parked.push({ row, reason: UNKNOWN });
        continue;
      }
      const reason = await handOver(manager, queue, row);
      inARow = reason === null ? 0 : inARow + 1;
      if (reason !== null) refused.push({ row, reason });
      // The next sweep tries the rest.
      if (inARow === QUEUE_IS_DOWN) break;
    }
    const queueIsDown = inARow === QUEUE_IS_DOWN;
    // A refusal tells something about the row only if the queue has taken others.
    if (!queueIsDown && refused.length + parked.length < rows.length)
      parked.push(...refused.filter(({ row }) => row.attempts + 1 >= REFUSALS));
    if (parked.length > 0) await park(app, manager, parked);
    return rows.length === BATCH && !queueIsDown;
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
    .orderBy('outbox.id')
    .limit(BATCH)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
}

/** Answers why the queue did not take it, or null. */
async function handOver(manager: EntityManager, queue: JobQueue, row: OutboxJob): Promise<string | null> {
  try {
    await queue.add(row.job as JobName, row.payload as never, `outbox-${row.id}`);
  } catch (error) {
    const lastError = (error as Error).message.slice(0, 500);
    await manager.update(OutboxJob, row.id, { attempts: row.attempts + 1, lastError });
    return lastError;
  }
  await manager.update(OutboxJob, row.id, { dispatchedAt: new Date(), parkedAt: null, parkedReason: null });
  return null;
}

async function park(
  app: App,
  manager: EntityManager,
  parked: { row: OutboxJob; reason: string }[],
): Promise<void> {
  for (const { row, reason } of parked) {
    await manager.update(OutboxJob, row.id, { parkedAt: new Date(), parkedReason: reason });
    app.log.error({ outboxId: row.id, job: row.job, reason }, 'A job was parked');
  }
  const { row, reason } = parked[0] as { row: OutboxJob; reason: string };
  const others = parked.length > 1 ? ` ${parked.length - 1} others with it.` : '';
  await raiseActionItem(systemContext(app), {
    type: 'Jobs wait',
    value: `Job ${row.job} (${row.id}) was parked: ${reason}${others}`,
    redirectUrl: '/admin/dashboard',
    refId: 0,
  });
}
