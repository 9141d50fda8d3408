import { createPostgresBackend, type Job, type JobsOptions, Queue, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { App } from '../app.js';
import { HeardClient } from '../database/heard-client.js';
import type { JobName, JobPayloads, JobRegistry } from './jobs.js';

const QUEUE_NAME = 'uplift';
const CONCURRENCY = 5;
const ADD_TIMEOUT_MS = 3000;
const RESTART_AFTER_MS = 1000;
/** A job whose worker was killed is run again, as often as it takes: jobs bear it, and ledgers say when it is enough. */
const MOST_STALLS = 100;
const KEEP_COMPLETED_SECONDS = 3600;
const KEEP_FAILED_SECONDS = 7 * 24 * 3600;

export interface QueueAddress {
  /** Without a pooler in transaction mode: BullMQ listens, locks and sets its search path in sessions. */
  databaseUrl: string;
  /** Absent: the queue lives in PostgreSQL. */
  redisUrl?: string;
  /** How long an added job waits for the queue's answer; three seconds. */
  answerWithinMs?: number;
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
  close(force?: boolean): Promise<void>;
}

/** The queue of the product: BullMQ on PostgreSQL, or on Redis where an address is given. */
export class JobQueue {
  private queue?: AnyQueue;
  private readonly redis?: Redis;

  constructor(
    private readonly address: QueueAddress,
    private readonly registry: JobRegistry,
    private readonly log: Logger,
  ) {
    if (!address.redisUrl) return;
    // On a connection that is gone already, ioredis would wait two seconds for its end.
    this.redis = new Redis(address.redisUrl, { maxRetriesPerRequest: 1, disconnectTimeout: 50 });
    this.redis.on('error', (error) => log.warn({ err: error.message }, 'Redis is out of reach'));
  }

  /** The jobs that this process can do; a newer one may have written others. */
  get knownJobs(): string[] {
    return Object.keys(this.registry);
  }

  /**
   * Adds a job; the same key is added once.
   * @throws Error when the queue does not answer within seconds
   */
  async add<Name extends JobName>(name: Name, payload: JobPayloads[Name], key: string): Promise<void> {
    this.queue ??= this.openQueue();
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
      timer = setTimeout(
        () => reject(new Error('The queue did not answer in time.')),
        this.address.answerWithinMs ?? ADD_TIMEOUT_MS,
      );
    });
    try {
      await Promise.race([added, tooLong]);
    } catch (error) {
      this.discardQueue();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private openQueue(): AnyQueue {
    const queue = (
      this.redis
        ? new Queue(QUEUE_NAME, { connection: this.redis })
        : new PostgresQueue(QUEUE_NAME, { connection: postgresConnection(this.address.databaseUrl, 2) })
    ) as AnyQueue;
    queue.on('error', (error) => this.log.warn({ err: error.message }, 'The queue is out of reach'));
    return queue;
  }

  /** On PostgreSQL a queue whose first connection failed stays failed: the next job opens another. */
  private discardQueue(): void {
    if (this.redis) return;
    this.queue?.close().catch(() => undefined);
    this.queue = undefined;
  }

  /**
   * Starts working off jobs in this process; answers how to stop. A worker that loses its store is
   * replaced by a new one after a pause: BullMQ's own retry has none on PostgreSQL and would starve
   * the process. A job it held is found stalled and run again, which jobs must bear anyway.
   */
  work(app: App): { stop: () => Promise<void> } {
    let current: AnyWorker | undefined;
    let restart: NodeJS.Timeout | undefined;
    const start = () => {
      const worker = this.createWorker(app);
      current = worker;
      worker.on('failed', (job, error) =>
        this.log.warn({ job: job?.name, jobId: job?.id, err: error.message }, 'A job failed'),
      );
      worker.on('error', (error) => {
        if (current !== worker) return;
        current = undefined;
        this.log.warn({ err: error.message }, 'A worker lost the queue and starts again');
        worker.close(true).catch(() => undefined);
        restart = setTimeout(start, RESTART_AFTER_MS);
      });
    };
    start();
    return {
      stop: async () => {
        clearTimeout(restart);
        const last = current;
        current = undefined;
        await last?.close();
      },
    };
  }

  private createWorker(app: App): AnyWorker {
    const process = async (job: Job) => {
      const definition = this.registry[job.name as JobName];
      if (!definition) throw new Error(`This process does not know the job ${job.name}.`);
      await definition.run(app, job.data);
    };
    const settings = {
      backoffStrategy: (attempt: number, _type?: string, _error?: Error, job?: { name: string }) =>
        Math.min(1000 * 2 ** (attempt - 1), this.registry[job?.name as JobName]?.maxBackoffMs ?? 60_000),
    };
    const options = { concurrency: CONCURRENCY, maxStalledCount: MOST_STALLS, settings };
    const { redisUrl, databaseUrl } = this.address;
    if (!redisUrl) {
      const connection = postgresConnection(databaseUrl, CONCURRENCY + 1);
      return new PostgresWorker(QUEUE_NAME, process, { ...options, connection }) as AnyWorker;
    }
    // BullMQ opens and closes this connection itself, and waits for it to come back.
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return new Worker(QUEUE_NAME, process, { ...options, connection }) as AnyWorker;
  }

  async close(): Promise<void> {
    await this.queue?.close();
    this.redis?.disconnect();
  }
}

const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);

function postgresConnection(connectionString: string, max: number) {
  return { connectionString, migrate: true, max, schema: 'bullmq', Client: HeardClient };
}
