import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../kits/lists/keyset.js';
import { pageOf, pageSize } from '../../kits/lists/page.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput } from '../../platform/input.js';
import type { InspectedJob, QueuedJobState } from '../../platform/job-inspector.js';
import { withoutAddresses } from '../../platform/log.js';
import type { RequestContext } from '../../platform/request-context.js';
import { readScheduledJobs, type ScheduledJob } from '../../platform/scheduled-jobs.js';
import type {
  OutboxJobConnection,
  OutboxJobState,
  OutboxJobView,
  QueuedJobConnection,
  QueuedJobView,
  ScheduledJobView,
} from './background-job.type.js';
import { subjectOf } from './job-subject.js';

const MAX_PAGE = 200;
/** The number up to which jobs of the outbox are counted. */
const MAX_COUNTED = 1000;

const pageSchema = z.object({ first: pageSize(MAX_PAGE), after: z.string().max(200).nullish() });

export interface JobsPage {
  first: number;
  after?: string | null;
}

/** Returns an error without email addresses, which mail servers quote, and without values that PostgreSQL quotes. */
const reasonOf = (error: string | null) =>
  error && withoutAddresses(error.replace(/^(invalid input .*?: )".*"/s, '$1"…"')).slice(0, 500);

const queuedJob = ({ payload, failure, ...job }: InspectedJob): QueuedJobView => ({
  ...job,
  subject: subjectOf(payload),
  reason: reasonOf(failure),
});

/**
 * Returns jobs of the queue in this state: failed ones latest first, others in the order in which they run.
 * @throws AppError BAD_USER_INPUT, UNAVAILABLE
 */
export async function listQueuedJobs(
  { app: { queueInspector } }: RequestContext,
  state: QueuedJobState,
  page: JobsPage,
): Promise<QueuedJobConnection> {
  const { first, after } = parseInput(pageSchema, page);
  const order = `${state} jobs`;
  // BullMQ pages by position. A job that moves meanwhile may be skipped or shown twice.
  const [offset] = after ? readCursor(order, after, z.tuple([z.number().int().min(0)])) : [0];
  const counts = await queueInspector.counts();
  const jobs = await queueInspector.jobs(state, offset, first + 1);
  return {
    ...pageOf(jobs.map(queuedJob), first, () => writeCursor(order, [offset + first])),
    totalCount: counts[state],
    counts,
  };
}

const CONDITIONS: Record<OutboxJobState, string> = {
  waiting: 'o.dispatched_at IS NULL AND o.parked_at IS NULL',
  'set-aside': 'o.dispatched_at IS NULL AND o.parked_at IS NOT NULL',
};

interface OutboxRow extends Omit<OutboxJobView, 'subject'> {
  payload: unknown;
}

const counted = (state: OutboxJobState) =>
  raw(
    `(SELECT count(*)::integer FROM (SELECT FROM outbox_job o WHERE ${CONDITIONS[state]} LIMIT ${MAX_COUNTED}) few)`,
  );

/**
 * Returns jobs that have not been passed to the queue, oldest first. Counts are at most MAX_COUNTED.
 * @throws AppError BAD_USER_INPUT
 */
export async function listOutboxJobs(
  { app: { database } }: RequestContext,
  state: OutboxJobState,
  page: JobsPage,
): Promise<OutboxJobConnection> {
  const { first, after } = parseInput(pageSchema, page);
  const order = `${state} jobs of the outbox`;
  const further = after
    ? sql`o.id > ${readCursor(order, after, z.tuple([z.string().regex(/^\d{1,18}$/)]))[0]}::bigint`
    : sql`true`;
  const row = await database.readOne<{ waiting: number; setAside: number; jobs: OutboxRow[] }>(
    prepared(
      'outbox-jobs',
      sql`SELECT ${counted('waiting')} AS waiting, ${counted('set-aside')} AS "setAside", (
        SELECT coalesce(json_agg(e), '[]') FROM (
          SELECT o.id::text, o.job AS name, o.payload, o.attempts, o.created_at AS "createdAt",
            o.parked_at AS "setAsideAt", coalesce(o.parked_reason, o.last_error) AS reason
          FROM outbox_job o WHERE ${raw(CONDITIONS[state])} AND ${further}
          ORDER BY o.id LIMIT ${first + 1}) e) AS jobs`,
    ),
  );
  const { waiting = 0, setAside = 0, jobs = [] } = row ?? {};
  const shown = jobs.map(({ payload, ...job }) => ({
    ...job,
    subject: subjectOf(payload),
    reason: reasonOf(job.reason),
  }));
  return {
    ...pageOf(shown, first, ({ id }) => writeCursor(order, [id])),
    totalCount: state === 'waiting' ? waiting : setAside,
    counts: { waiting, setAside },
  };
}

/** Returns the scheduled jobs with their last and next run. */
export async function listScheduledJobs(
  { app }: RequestContext,
  jobs: readonly ScheduledJob[],
): Promise<ScheduledJobView[]> {
  const states = await readScheduledJobs(app, jobs);
  return states.map(({ error, ...job }) => ({ ...job, reason: reasonOf(error) }));
}
