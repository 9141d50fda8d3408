import { createPostgresBackend, type Job, Queue, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database, Statement } from '../database/database.js';
import { AppError, queueUnavailable } from '../errors.js';
import {
  type InspectedJob,
  type JobInspector,
  QUEUED_JOB_STATES,
  type QueuedJobCounts,
  type QueuedJobState,
} from '../job-inspector.js';
import { postgresConnection, QUEUE_NAME, type QueueAddress } from './queue-address.js';

const ANSWER_WITHIN_MS = 3000;

/** The methods of a BullMQ queue that are used, with either store. */
interface InspectedQueue {
  getJobCounts(...states: QueuedJobState[]): Promise<Record<string, number>>;
  getJobs(
    state: QueuedJobState,
    start: number,
    end: number,
    ascending: boolean,
  ): Promise<(Job | undefined)[]>;
  getJob(id: string): Promise<Job | undefined>;
  toKey(type: string): string;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

interface Connection {
  queue: InspectedQueue;
  redis?: Redis;
}

/** BullMQ counts in the lower twelve bits of a score in Redis, after the time in milliseconds. */
const SCORES_PER_MS = 0x1000;

const DUE: Statement = {
  name: 'queue-due-times',
  text: 'SELECT id, process_at_ms::float8 AS due FROM bullmq.job WHERE queue = $1 AND id = ANY ($2::text[])',
};

/**
 * Reads the queue and changes its failed jobs, for staff. It connects when it is first used. Each call ends
 * within seconds, with an AppError UNAVAILABLE if the queue does not respond.
 */
export class QueueInspector implements JobInspector {
  private connection?: Connection;

  constructor(
    private readonly address: QueueAddress,
    private readonly database: Pick<Database, 'read'>,
    private readonly log: Logger,
  ) {}

  counts(): Promise<QueuedJobCounts> {
    return this.withQueue(async ({ queue }) => {
      const counts = await queue.getJobCounts(...QUEUED_JOB_STATES);
      return Object.fromEntries(
        QUEUED_JOB_STATES.map((state) => [state, counts[state] ?? 0]),
      ) as QueuedJobCounts;
    });
  }

  jobs(state: QueuedJobState, offset: number, limit: number): Promise<InspectedJob[]> {
    return this.withQueue(async (connection) => {
      const { queue } = connection;
      const found = await queue.getJobs(state, offset, offset + limit - 1, state !== 'failed');
      // A job may end between the two reads of BullMQ.
      const jobs = found.filter((job): job is Job & { id: string } => job?.id !== undefined);
      const due = state === 'delayed' ? await this.dueTimes(connection, jobs) : new Map<string, number>();
      return jobs.map((job) => inspected(job, due.get(job.id)));
    });
  }

  retry(id: string, record: (name: string) => Promise<void>): Promise<boolean> {
    return this.changeFailed(id, record, (job) =>
      job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }),
    );
  }

  drop(id: string, record: (name: string) => Promise<void>): Promise<boolean> {
    return this.changeFailed(id, record, (job) => job.remove());
  }

  async close(): Promise<void> {
    const { queue, redis } = this.connection ?? {};
    this.connection = undefined;
    await queue?.close();
    redis?.disconnect();
  }

  private changeFailed(
    id: string,
    record: (name: string) => Promise<void>,
    change: (job: Job) => Promise<void>,
  ): Promise<boolean> {
    return this.withQueue(async ({ queue }) => {
      const job = await queue.getJob(id);
      if (!job || !(await job.isFailed())) return false;
      await record(job.name);
      try {
        await change(job);
      } catch (error) {
        // Another member of staff may have retried or dropped it in between.
        if (await job.isFailed()) throw error;
        return false;
      }
      return true;
    });
  }

  /** Returns the times in milliseconds at which delayed jobs are due, by job id. */
  private async dueTimes({ queue, redis }: Connection, jobs: readonly { id: string }[]) {
    const ids = jobs.map(({ id }) => id);
    if (ids.length === 0) return new Map<string, number>();
    if (!redis) {
      const rows = await this.database.read<{ id: string; due: number }>(DUE, [QUEUE_NAME, ids]);
      return new Map(rows.map(({ id, due }) => [id, due]));
    }
    const scores = await redis.zmscore(queue.toKey('delayed'), ...ids);
    return new Map(
      ids.flatMap((id, at) => {
        const score = scores[at];
        return score ? [[id, Math.floor(Number(score) / SCORES_PER_MS)] as const] : [];
      }),
    );
  }

  private async withQueue<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    this.connection ??= this.connect();
    const result = work(this.connection);
    // A late failure must not surface as an unhandled rejection.
    result.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const refuse = () => reject(new Error('The queue did not answer in time.'));
      timer = setTimeout(refuse, this.address.answerWithinMs ?? ANSWER_WITHIN_MS);
    });
    try {
      return await Promise.race([result, tooLong]);
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.discard();
      throw queueUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  private connect(): Connection {
    const { redisUrl, databaseUrl } = this.address;
    const onError = (error: Error) =>
      this.log.warn({ err: error.message }, 'The queue cannot be read at present');
    const redis = redisUrl
      ? new Redis(redisUrl, { maxRetriesPerRequest: 1, disconnectTimeout: 50 })
      : undefined;
    redis?.on('error', onError);
    const queue = (redis
      ? new Queue(QUEUE_NAME, { connection: redis })
      : new PostgresQueue(QUEUE_NAME, {
          connection: postgresConnection(databaseUrl, 2),
        })) as unknown as InspectedQueue;
    queue.on('error', onError);
    return { queue, redis };
  }

  /** Discards a connection that failed, so that the next call opens another. */
  private discard(): void {
    const { queue, redis } = this.connection ?? {};
    this.connection = undefined;
    queue?.close().catch(() => undefined);
    redis?.disconnect();
  }
}

const { Queue: PostgresQueue } = withBackend(createPostgresBackend);

const timeOf = (milliseconds: number | undefined): Date | null =>
  milliseconds ? new Date(milliseconds) : null;

const inspected = (job: Job & { id: string }, due: number | undefined): InspectedJob => ({
  id: job.id,
  name: job.name,
  payload: job.data,
  attempts: job.attemptsMade,
  maxAttempts: job.opts.attempts ?? 1,
  failure: job.failedReason || null,
  createdAt: new Date(job.timestamp),
  startedAt: timeOf(job.processedOn),
  failedAt: timeOf(job.finishedOn),
  nextAttemptAt: timeOf(due),
});
