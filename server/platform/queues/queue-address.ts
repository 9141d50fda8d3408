import { SafePgClient } from '../database/safe-pg-client.js';

export const QUEUE_NAME = 'uplift';

export interface QueueAddress {
  /**
   * The address of the database without a pooler in transaction mode: BullMQ needs sessions for listening,
   * locks and the search path.
   */
  databaseUrl: string;
  /** The address of Redis. If absent, the queue is in PostgreSQL. */
  redisUrl?: string;
  /** The milliseconds that a call waits for a response. The default is three seconds. */
  answerWithinMs?: number;
}

/** Returns the options of BullMQ for a queue in PostgreSQL, with at most `max` connections. */
export const postgresConnection = (connectionString: string, max: number) => ({
  connectionString,
  migrate: true,
  max,
  schema: 'bullmq',
  Client: SafePgClient,
});
