import type { App } from './app.js';
import type { Statement } from './database/database.js';

const POLL_EVERY_MS = 60_000;

/** A recurring job. One of the workers runs it. */
export interface ScheduledJob {
  /** The name in the table `chore` and in the log. */
  name: string;
  /** Nightly chores are due at 2 am in New Zealand. */
  due: 'hourly' | 'nightly';
  run: (app: App) => Promise<void>;
}

/** SQL of the time since when a chore is due: the last full hour, or the last 2 am in New Zealand. */
const DUE_SINCE: Record<ScheduledJob['due'], string> = {
  hourly: `date_trunc('hour', now())`,
  nightly: `(date_trunc('day', now() AT TIME ZONE 'Pacific/Auckland' - interval '2 hours') + interval '2 hours')
    AT TIME ZONE 'Pacific/Auckland'`,
};

const claim = (due: ScheduledJob['due']): Statement => ({
  name: `claim-chore-${due}`,
  text: `UPDATE chore SET started_at = now(), ended_at = NULL, error = NULL, requested_at = NULL, runs = runs + 1
    WHERE name = $1 AND (started_at < ${DUE_SINCE[due]} OR requested_at IS NOT NULL) RETURNING name`,
});

const KNOW: Statement = {
  name: 'know-chore',
  text: 'INSERT INTO chore (name) VALUES ($1) ON CONFLICT DO NOTHING',
};
const END: Statement = {
  name: 'end-chore',
  text: 'UPDATE chore SET ended_at = now(), error = $2 WHERE name = $1',
};

/** The run of a scheduled job that is recorded, and the next one. */
export interface ScheduledJobState {
  name: string;
  due: ScheduledJob['due'];
  /** The start of the last run. Null if the job has never run. */
  startedAt: Date | null;
  /** The end of the last run. Null while the job runs, and if it has never run. */
  endedAt: Date | null;
  /** The error of the last run. Null if it succeeded or goes on. */
  error: string | null;
  /** True if staff have requested a run that has not started. */
  requested: boolean;
  /** The time at which the next run is due. It is in the past if no worker has started it. */
  nextRunAt: Date;
}

const NEXT_RUN = `CASE WHEN c.requested_at IS NOT NULL THEN c.requested_at
  WHEN s.due = 'hourly' THEN date_trunc('hour', c.started_at) + interval '1 hour'
  ELSE (date_trunc('day', c.started_at AT TIME ZONE 'Pacific/Auckland' - interval '2 hours')
    + interval '1 day 2 hours') AT TIME ZONE 'Pacific/Auckland' END`;

const STATES: Statement = {
  name: 'chore-states',
  text: `SELECT s.name, s.due, CASE WHEN c.runs > 0 THEN c.started_at END AS "startedAt",
      CASE WHEN c.runs > 0 THEN c.ended_at END AS "endedAt", c.error, c.requested_at IS NOT NULL AS requested,
      coalesce(${NEXT_RUN}, now()) AS "nextRunAt"
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS s (name, due, place)
      LEFT JOIN chore c USING (name) ORDER BY s.place`,
};

/** Returns the last and the next run of each scheduled job, in their order. */
export function readScheduledJobs(
  { database }: App,
  jobs: readonly ScheduledJob[],
): Promise<ScheduledJobState[]> {
  return database.read<ScheduledJobState & Record<string, unknown>>(STATES, [
    jobs.map(({ name }) => name),
    jobs.map(({ due }) => due),
  ]);
}

/** A run without an end that began so long ago was cut off, unless its worker is still busy with it. */
const CUT_OFF_AFTER = '1 hour';

const REQUEST = `INSERT INTO chore AS c (name, requested_at) VALUES ($1, now())
  ON CONFLICT (name) DO UPDATE SET requested_at = now()
  WHERE c.requested_at IS NULL AND (c.runs = 0 OR c.ended_at IS NOT NULL
    OR c.started_at < now() - interval '${CUT_OFF_AFTER}')
  RETURNING name`;

/**
 * Marks a scheduled job as due, so that a worker runs it within a minute. Call it in the transaction of its
 * activity. Returns false if it is running or is marked already.
 */
export async function requestRun({ database }: App, name: string): Promise<boolean> {
  const rows: unknown[] = await database.manager.query(REQUEST, [name]);
  return rows.length > 0;
}

/** Runs chores when they are due. Returns `stop`, which waits for the chore that is running. */
export function startScheduler(app: App, jobs: readonly ScheduledJob[]): { stop: () => Promise<void> } {
  let stopped = false;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= runDueJobs(app, jobs, () => stopped).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, POLL_EVERY_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Runs the chores that are due and that no other process runs, one after another. If one fails, the others
 * still run. A chore that has never run is due the next time.
 */
export async function runDueJobs(
  app: App,
  jobs: readonly ScheduledJob[],
  stopped: () => boolean = () => false,
): Promise<void> {
  for (const job of jobs) {
    if (stopped()) return;
    try {
      await app.database.read(KNOW, [job.name]);
      if (!(await app.database.readOne(claim(job.due), [job.name]))) continue;
      await runJob(app, job);
    } catch (error) {
      app.log.warn({ job: job.name, err: (error as Error).message }, 'A scheduled job could not be started');
    }
  }
}

async function runJob(app: App, { name, run }: ScheduledJob): Promise<void> {
  let failure: string | null = null;
  try {
    await run(app);
  } catch (error) {
    failure = (error as Error).message.slice(0, 500);
    app.log.error({ job: name, err: error }, 'A scheduled job failed');
  }
  await app.database.read(END, [name, failure]);
}
