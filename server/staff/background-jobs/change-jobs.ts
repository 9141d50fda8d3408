import { z } from 'zod';
import { tooMany } from '../../../shared/limit-messages.js';
import { dropDeadLettered, retryDeadLettered } from '../../platform/activity/dead-lettered-jobs.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { conflict, notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { requestRun, type ScheduledJob } from '../../platform/scheduled-jobs.js';
import type { JobChangeResult } from './background-job.type.js';

const MAX_JOBS = 200;
const MAX_ID = 2_147_483_647;

const jobIds = (id: z.ZodType<string>) =>
  z.array(id).min(1, 'Please choose a job.').max(MAX_JOBS, tooMany(MAX_JOBS));
/** The id of a job in the queue, such as `outbox-1f3c-17`. */
const queueIds = jobIds(z.string().regex(/^[\w:.-]{1,200}$/, 'This is not the ID of a job.'));
const outboxIds = jobIds(z.string().regex(/^\d{1,18}$/, 'An ID must be a whole number.'));

type Change = 'retried' | 'dropped';

/** Records who changed a background job. `outboxId` is the number of the job in the outbox. */
const recordChange = (context: RequestContext, change: Change, job: string, outboxId: number) =>
  recordActivity(context, {
    action: `background-job.${change}`,
    subjectType: 'background-job',
    subjectId: outboxId <= MAX_ID ? outboxId : null,
    changes: { job: change === 'dropped' ? [job, null] : [null, job] },
  });

/** Thrown to undo the activity of a change of a job that is gone. */
class JobIsGone extends Error {}

/** Changes the jobs one after another, each in its own transaction, and counts those that are gone. */
async function changeEach(
  { app }: RequestContext,
  ids: readonly string[],
  change: (id: string) => Promise<boolean>,
): Promise<JobChangeResult> {
  let changed = 0;
  for (const id of new Set(ids)) {
    try {
      await app.database.transaction(async () => {
        if (!(await change(id))) throw new JobIsGone();
      });
      changed += 1;
    } catch (error) {
      if (!(error instanceof JobIsGone)) throw error;
    }
  }
  return { changed, gone: new Set(ids).size - changed };
}

/**
 * Runs failed jobs of the queue again, or removes them.
 * @throws AppError BAD_USER_INPUT, UNAVAILABLE
 */
export function changeQueuedJobs(
  context: RequestContext,
  change: Change,
  given: readonly string[],
): Promise<JobChangeResult> {
  const { queueInspector } = context.app;
  return changeEach(context, parseInput(queueIds, given), (id) => {
    // The id of a job ends with its number in the outbox.
    const record = (job: string) => recordChange(context, change, job, Number(/\d*$/.exec(id)?.[0]));
    return change === 'retried' ? queueInspector.retry(id, record) : queueInspector.drop(id, record);
  });
}

/**
 * Passes dead-lettered jobs of the outbox to the queue again, or deletes them.
 * @throws AppError BAD_USER_INPUT
 */
export function changeOutboxJobs(
  context: RequestContext,
  change: Change,
  given: readonly string[],
): Promise<JobChangeResult> {
  const { database } = context.app;
  return changeEach(context, parseInput(outboxIds, given), async (id) => {
    const act = change === 'retried' ? retryDeadLettered : dropDeadLettered;
    const job = await act(database.manager, id);
    if (job !== null) await recordChange(context, change, job, Number(id));
    return job !== null;
  });
}

/**
 * Marks a scheduled job as due, so that a worker runs it within a minute.
 * @throws AppError NOT_FOUND, CONFLICT if it is running or will run within a minute
 */
export async function runScheduledJob(
  context: RequestContext,
  jobs: readonly ScheduledJob[],
  name: string,
): Promise<void> {
  if (!jobs.some((job) => job.name === name)) throw notFound('This scheduled job');
  await context.app.database.transaction(async () => {
    if (!(await requestRun(context.app, name)))
      throw conflict('This job is running or is about to start. Nothing was changed.');
    await recordActivity(context, {
      action: 'scheduled-job.requested',
      subjectType: 'scheduled-job',
      subjectId: null,
      changes: { job: [null, name] },
    });
  });
}
