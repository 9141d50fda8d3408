import { createPostgresBackend, type Job, type JobsOptions, Queue, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { App } from '../app.js';
import type { JobName, JobPayloads, JobRegistry } from './jobs.js';

const QUEUE_NAME = 'uplift';
const CONCURRENCY = 5;
const ADD_TIMEOUT_MS = 3000;
const KEEP_COMPLETED_SECONDS = 3600;
const KEEP_FAILED_SECONDS = 7 * 24 * 3600;

export interface QueueAddress {
  databaseUrl: string;
  /** Absent: the queue lives in PostgreSQL. */
  redisUrl?: string;
}

/** What is used of a BullMQ queue or worker, whichever store is behind it. */
interface AnyQueue {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}
interface AnyWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The queue of the product: BullMQ on PostgreSQL, or on Redis where an address is given. */
export class JobQueue {
  private readonly queue: AnyQueue;
  private readonly redis?: Redis;

  constructor(
    private readonly address: QueueAddress,
    private readonly registry: JobRegistry,
    private readonly log: Logger,
  ) {
    if (address.redisUrl) {
      this.redis = new Redis(address.redisUrl, { maxRetriesPerRequest: 1, lazyConnect: false });
      this.redis.on('error', (error) => log.warn({ err: error.message }, 'Redis is out of reach'));
      this.queue = new Queue(QUEUE_NAME, { connection: this.redis }) as AnyQueue;
    } else {
      this.queue = new PostgresQueue(QUEUE_NAME, {
        connection: postgresConnection(address.databaseUrl, 2),
      }) as AnyQueue;
    }
    this.queue.on('error', (error) => log.warn({ err: error.message }, 'The queue is out of reach'));
  }

  /**
   * Adds a job; the same key is added once.
   * @throws Error when the queue does not answer within seconds
   */
  async add<Name extends JobName>(name: Name, payload: JobPayloads[Name], key: string): Promise<void> {
    const added = this.queue.add(name, payload, {
      jobId: key,
      attempts: this.registry[name].attempts,
      backoff: { type: 'custom' },
      removeOnComplete: { age: KEEP_COMPLETED_SECONDS },
      removeOnFail: { age: KEEP_FAILED_SECONDS },
    });
    // The loser of the race must not surface as an unhandled rejection.
    added.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The queue did not answer in time.')), ADD_TIMEOUT_MS);
    });
    await Promise.race([added, tooLong]).finally(() => clearTimeout(timer));
  }

  /** Starts working off jobs in this process; answers how to stop. */
  work(app: App): { stop: () => Promise<void> } {
    const process = async (job: Job) => {
      const name = job.name as JobName;
      await this.registry[name].run(app, job.data);
    };
    const settings = {
      backoffStrategy: (attempt: number, _type?: string, _error?: Error, job?: { name: string }) =>
        Math.min(1000 * 2 ** (attempt - 1), this.registry[job?.name as JobName]?.maxBackoffMs ?? 60_000),
    };
    const options = { concurrency: CONCURRENCY, settings };
    const redis =
      this.address.redisUrl === undefined
        ? undefined
        : new Redis(this.address.redisUrl, { maxRetriesPerRequest: null });
    redis?.on('error', () => undefined);
    const worker = (
      redis
        ? new Worker(QUEUE_NAME, process, { ...options, connection: redis })
        : new PostgresWorker(QUEUE_NAME, process, {
            ...options,
            connection: postgresConnection(this.address.databaseUrl, CONCURRENCY + 1),
          })
    ) as AnyWorker;
    worker.on('error', (error) => this.log.warn({ err: error.message }, 'A worker lost the queue'));
    worker.on('failed', (job, error) =>
      this.log.warn({ job: job?.name, jobId: job?.id, err: error.message }, 'A job failed'),
    );
    return {
      stop: async () => {
        await worker.close();
        redis?.disconnect();
      },
    };
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.redis?.disconnect();
  }
}

const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);

function postgresConnection(connectionString: string, max: number) {
  return { connectionString, migrate: true, max, schema: 'bullmq' };
}
