import {
  createPostgresBackend,
  type Job,
  type JobsOptions,
  type JobType,
  Queue,
  Worker,
  withBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { App } from '../app.js';
import type { JobName, JobPayloads, JobRegistry } from './jobs.js';
import { postgresConnection, QUEUE_NAME, type QueueAddress } from './queue-address.js';

const CONCURRENCY = 5;
const ADD_TIMEOUT_MS = 3000;
const RESTART_AFTER_MS = 1000;
/**
 * The number of times a job is run again after its worker was killed. Jobs tolerate that, and their ledgers
 * limit the tries.
 */
const MAX_STALLS = 100;
const KEEP_COMPLETED_SECONDS = 3600;
const KEEP_FAILED_SECONDS = 7 * 24 * 3600;

/** States of jobs that are worth a look. Completed ones are not. */
const COUNTED_STATES: JobType[] = ['waiting', 'active', 'delayed', 'failed'];

/** The methods of a BullMQ queue that are used, with either store. */
interface AnyQueue {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  getJobCounts(...states: JobType[]): Promise<Record<string, number>>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}
interface AnyWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  close(force?: boolean): Promise<void>;
}

/** The queue of the product: BullMQ on PostgreSQL, or on Redis if an address is given. */
export class JobQueue {
  private queue?: AnyQueue;
  private readonly redis?: Redis;

  constructor(
    private readonly address: QueueAddress,
    private readonly registry: JobRegistry,
    private readonly log: Logger,
  ) {
    if (!address.redisUrl) return;
    // On a lost connection, ioredis would wait two seconds for its end.
    this.redis = new Redis(address.redisUrl, { maxRetriesPerRequest: 1, disconnectTimeout: 50 });
    this.redis.on('error', (error) => log.warn({ err: error.message }, 'Redis is out of reach'));
  }

  /** The jobs that this process can run. A newer process may have queued others. */
  get knownJobs(): string[] {
    return Object.keys(this.registry);
  }

  /**
   * Adds a job. A second job with the same key is ignored.
   * @throws Error if the queue does not respond within seconds
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
    // A late failure must not surface as an unhandled rejection.
    added.catch(() => undefined);
    await this.inTime(added);
  }

  /**
   * Returns how many jobs the queue holds, by their state.
   * @throws Error if the queue does not respond within seconds
   */
  counts(): Promise<Record<string, number>> {
    this.queue ??= this.openQueue();
    const counted = this.queue.getJobCounts(...COUNTED_STATES);
    counted.catch(() => undefined);
    return this.inTime(counted);
  }

  private async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error('The queue did not answer in time.')),
        this.address.answerWithinMs ?? ADD_TIMEOUT_MS,
      );
    });
    try {
      return await Promise.race([answer, tooLong]);
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

  /**
   * Discards a queue on PostgreSQL, which does not recover if its first connection fails. The next job opens
   * another.
   */
  private discardQueue(): void {
    if (this.redis) return;
    this.queue?.close().catch(() => undefined);
    this.queue = undefined;
  }

  /**
   * Starts running jobs in this process and returns a function that stops it. A worker that loses its store
   * is replaced after a pause: BullMQ’s own retry has no pause on PostgreSQL and would starve the process.
   * The job of a lost worker is detected as stalled and run again, which jobs have to tolerate anyway.
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
      const end = app.metrics.jobs.startTimer({ job: job.name });
      try {
        await definition.run(app, job.data);
        end({ outcome: 'completed' });
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
    const settings = {
      backoffStrategy: (attempt: number, _type?: string, _error?: Error, job?: { name: string }) =>
        Math.min(1000 * 2 ** (attempt - 1), this.registry[job?.name as JobName]?.maxBackoffMs ?? 60_000),
    };
    const options = { concurrency: CONCURRENCY, maxStalledCount: MAX_STALLS, settings };
    const { redisUrl, databaseUrl } = this.address;
    if (!redisUrl) {
      const connection = postgresConnection(databaseUrl, CONCURRENCY + 1);
      return new PostgresWorker(QUEUE_NAME, process, { ...options, connection }) as AnyWorker;
    }
    // BullMQ opens and closes this connection itself, and waits for it to return.
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return new Worker(QUEUE_NAME, process, { ...options, connection }) as AnyWorker;
  }

  async close(): Promise<void> {
    await this.queue?.close();
    this.redis?.disconnect();
  }
}

const { Queue: PostgresQueue, Worker: PostgresWorker } = withBackend(createPostgresBackend);
