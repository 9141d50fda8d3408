/** The states of jobs in the queue that have not been done. */
export const QUEUED_JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
export type QueuedJobState = (typeof QUEUED_JOB_STATES)[number];
export type QueuedJobCounts = Record<QueuedJobState, number>;

/** A job in the queue. */
export interface InspectedJob {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  failure: string | null;
  createdAt: Date;
  startedAt: Date | null;
  failedAt: Date | null;
  /** The time of the next attempt of a delayed job. */
  nextAttemptAt: Date | null;
}

/** Reads the queue and changes its failed jobs. Each call throws an AppError UNAVAILABLE if the queue does not respond. */
export interface JobInspector {
  /** Returns the number of jobs in each state. */
  counts(): Promise<QueuedJobCounts>;
  /** Returns jobs in a state: failed ones latest first, others in the order in which they run. */
  jobs(state: QueuedJobState, offset: number, limit: number): Promise<InspectedJob[]>;
  /**
   * Makes a failed job run again, with all its attempts. `record` runs before, with the name of the job.
   * Returns false if the job is not among the failed jobs.
   */
  retry(id: string, record: (name: string) => Promise<void>): Promise<boolean>;
  /**
   * Removes a failed job. `record` runs before, with the name of the job. Returns false if the job is not
   * among the failed jobs.
   */
  drop(id: string, record: (name: string) => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}
