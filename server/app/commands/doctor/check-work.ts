import type pg from 'pg';
import type { ScheduledJob } from '../../../platform/scheduled-jobs.js';
import { type Check, type Finding, ok, warning } from './finding.js';

/** The seconds after which a waiting job or mail is late. Workers take up jobs within five seconds. */
const JOB_SECONDS = 60;
const MAIL_SECONDS = 3600;
const LAG_SECONDS = 30;
/** The hours after which a scheduled job that runs in time has started again. */
const DUE_HOURS: Record<ScheduledJob['due'], number> = { hourly: 2, nightly: 26 };

const SEE_JOBS = 'See “Jobs” in docs/operations.md.';

/** Returns the checks of the work that waits or has failed. They need the schema. */
export function workChecks(client: pg.Client, jobs: readonly Pick<ScheduledJob, 'name' | 'due'>[]): Check[] {
  return [
    { name: 'replicas', run: () => checkReplicas(client) },
    { name: 'waiting jobs', run: () => checkWaitingJobs(client) },
    { name: 'dead-lettered jobs', run: () => checkDeadLettered(client) },
    { name: 'scheduled jobs', run: () => checkScheduled(client, jobs) },
    { name: 'certificates of buyers', run: () => checkCertificates(client) },
    { name: 'queued email', run: () => checkMail(client) },
  ];
}

/** A row of pg_stat_replication. The lag is null if it is not known. */
interface Replica {
  name: string;
  state: string | null;
  lag: number | null;
}

async function checkReplicas(client: pg.Client): Promise<Finding> {
  const { rows } =
    await client.query<Replica>(`SELECT coalesce(nullif(application_name, ''), pid::text) AS name,
    state, extract(epoch FROM replay_lag)::float8 AS lag FROM pg_stat_replication`);
  return judgeReplicas(rows);
}

/** Returns the finding for the replicas of the server. */
function judgeReplicas(replicas: readonly Replica[]): Finding {
  const behind = replicas.filter(
    ({ state, lag }) => (state && state !== 'streaming') || (lag ?? 0) > LAG_SECONDS,
  );
  if (behind.length > 0)
    return warning(
      `Replicas are behind: ${behind.map(({ name, state, lag }) => `${name} (${state}, ${Math.round(lag ?? 0)} s)`).join(', ')}.`,
      'Check the network and the load of the replica. A failover now would lose these changes.',
    );
  return ok(replicas.length === 0 ? 'There are no replicas.' : `${replicas.length} replicas follow.`);
}

async function checkWaitingJobs(client: pg.Client): Promise<Finding> {
  const [{ count, age }] = (
    await client.query(`SELECT count(*)::integer AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::integer AS age
      FROM outbox_job WHERE dispatched_at IS NULL AND parked_at IS NULL`)
  ).rows;
  if (age <= JOB_SECONDS) return ok('No job waits for the queue.');
  return warning(
    `${count} jobs wait for the queue, the oldest for ${age} seconds.`,
    `Check that a worker runs and that the queue can be reached. ${SEE_JOBS}`,
  );
}

async function checkDeadLettered(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ job: string; count: number }>(
    `SELECT job, count(*)::integer AS count FROM outbox_job
     WHERE dispatched_at IS NULL AND parked_at IS NOT NULL GROUP BY job ORDER BY job`,
  );
  if (rows.length === 0) return ok('No job is dead-lettered.');
  return warning(
    `Dead-lettered jobs: ${rows.map(({ job, count }) => `${count} × ${job}`).join(', ')}.`,
    `Upgrade all workers, or read parked_reason in outbox_job. ${SEE_JOBS}`,
  );
}

async function checkScheduled(
  client: pg.Client,
  jobs: readonly Pick<ScheduledJob, 'name' | 'due'>[],
): Promise<Finding> {
  const { rows } = await client.query<{ name: string; hours: number; error: string | null }>(
    `SELECT name, extract(epoch FROM now() - started_at)::float8 / 3600 AS hours, error FROM chore`,
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const late = jobs.filter(({ name, due }) => (byName.get(name)?.hours ?? Infinity) > DUE_HOURS[due]);
  if (late.length > 0)
    return warning(
      `Scheduled jobs did not run in time: ${late.map(({ name }) => name).join(', ')}.`,
      'Check that a worker runs. A new installation runs them within a day.',
    );
  const failed = rows.filter(({ error }) => error);
  if (failed.length === 0) return ok(`All ${jobs.length} scheduled jobs ran in time.`);
  return warning(
    `Scheduled jobs failed: ${failed.map(({ name }) => name).join(', ')}.`,
    'Read the column error of the table chore, and the log of the workers.',
  );
}

async function checkCertificates(client: pg.Client): Promise<Finding> {
  const [{ count }] = (
    await client.query(`SELECT count(*)::integer AS count FROM impact_certificate WHERE state = 'failed'`)
  ).rows;
  if (count === 0) return ok('No certificate has failed.');
  return warning(`${count} certificates could not be built.`, `Read the column problem. ${SEE_JOBS}`);
}

async function checkMail(client: pg.Client): Promise<Finding> {
  const [{ count }] = (
    await client.query(
      `SELECT count(*)::integer AS count FROM mail_delivery
       WHERE status = 'queued' AND created_at < now() - make_interval(secs => $1)`,
      [MAIL_SECONDS],
    )
  ).rows;
  if (count === 0) return ok('No email has been queued for more than an hour.');
  return warning(
    `${count} emails have been queued for more than an hour.`,
    'Check SMTP_URL and the workers. The column error of mail_delivery has the reason.',
  );
}
