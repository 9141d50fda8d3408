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
  text: `UPDATE chore SET started_at = now(), ended_at = NULL, error = NULL
    WHERE name = $1 AND started_at < ${DUE_SINCE[due]} RETURNING name`,
});

const KNOW: Statement = {
  name: 'know-chore',
  text: 'INSERT INTO chore (name) VALUES ($1) ON CONFLICT DO NOTHING',
};
const END: Statement = {
  name: 'end-chore',
  text: 'UPDATE chore SET ended_at = now(), error = $2 WHERE name = $1',
};

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
