import type { DatabaseGauge } from '../platform/monitoring/database-gauges.js';

/** Returns SQL of the seconds since the earliest of these times, 0 if there is none. */
const secondsSince = (earliest: string) =>
  `coalesce(extract(epoch FROM now() - min(${earliest})), 0)::float8 AS value`;

const NOT_DISPATCHED = 'FROM outbox_job WHERE dispatched_at IS NULL AND parked_at IS NULL';
const QUEUED_MAILS = `FROM mail_delivery WHERE status = 'queued'`;
const WAITING_EVENTS = `FROM webhook_delivery d JOIN webhook w ON w.id = d.webhook_id
  WHERE d.status = 'waiting' AND w.paused_at IS NULL`;

/** The state of the whole product that workers answer at /metrics. Each statement uses an index or a small table. */
export const DATABASE_GAUGES: readonly DatabaseGauge[] = [
  {
    name: 'uplift_outbox_jobs',
    help: 'Jobs that wait to be passed to the queue',
    sql: `SELECT count(*) AS value ${NOT_DISPATCHED}`,
  },
  {
    name: 'uplift_outbox_oldest_job_age_seconds',
    help: 'Age of the oldest job that waits to be passed to the queue',
    sql: `SELECT ${secondsSince('created_at')} ${NOT_DISPATCHED}`,
  },
  {
    name: 'uplift_outbox_dead_lettered_jobs',
    help: 'Jobs that were dead-lettered, because no worker knows them or the queue refuses them',
    sql: 'SELECT count(*) AS value FROM outbox_job WHERE dispatched_at IS NULL AND parked_at IS NOT NULL',
  },
  {
    name: 'uplift_queued_mails',
    help: 'Emails that wait to be sent',
    sql: `SELECT count(*) AS value ${QUEUED_MAILS}`,
  },
  {
    name: 'uplift_oldest_queued_mail_age_seconds',
    help: 'Age of the oldest email that waits to be sent',
    sql: `SELECT ${secondsSince('coalesce(sent_again_at, created_at)')} ${QUEUED_MAILS}`,
  },
  {
    name: 'uplift_undelivered_mails',
    help: 'Emails of the last day that failed or bounced',
    label: 'status',
    sql: `SELECT s.status, (SELECT count(*) FROM mail_delivery m
        WHERE m.status = s.status AND m.created_at > now() - interval '1 day') AS value
      FROM unnest(ARRAY['failed', 'bounced']) AS s (status)`,
  },
  {
    name: 'uplift_webhook_events_waiting',
    help: 'Events that wait to be sent to webhooks that are not paused',
    sql: `SELECT count(*) AS value ${WAITING_EVENTS}`,
  },
  {
    name: 'uplift_webhook_oldest_event_age_seconds',
    help: 'Age of the oldest event that waits to be sent to a webhook that is not paused',
    sql: `SELECT ${secondsSince('d.occurred_at')} ${WAITING_EVENTS}`,
  },
  {
    name: 'uplift_webhooks_paused',
    help: 'Webhooks that are paused, by the reason',
    label: 'reason',
    sql: 'SELECT pause_reason AS reason, count(*) AS value FROM webhook WHERE paused_at IS NOT NULL GROUP BY 1',
  },
  {
    name: 'uplift_changes_not_folded',
    help: 'Changes that are not folded into the totals yet; readers add them up',
    label: 'changes',
    sql: `SELECT 'enquiries' AS changes, count(*) AS value FROM enquiry_change
      UNION ALL SELECT 'leads', count(*) FROM lead_change
      UNION ALL SELECT 'clicks', count(*) FROM affiliate_link_click_change`,
  },
  {
    name: 'uplift_certificates_pending',
    help: 'Certificates that are not built yet, by their state: building or failed',
    label: 'state',
    sql: `SELECT state, count(*) AS value FROM impact_certificate WHERE state <> 'ready' GROUP BY state`,
  },
  {
    name: 'uplift_tasks_unfinished',
    help: 'Long tasks, such as exports and imports, that are not finished',
    sql: `SELECT count(*) AS value FROM task WHERE state IN ('waiting', 'running')`,
  },
  {
    name: 'uplift_scheduled_job_last_run_timestamp_seconds',
    help: 'Time at which a scheduled job last ended, well or not',
    label: 'job',
    sql: `SELECT name AS job, extract(epoch FROM ended_at)::float8 AS value FROM chore
      WHERE ended_at IS NOT NULL`,
  },
  {
    name: 'uplift_scheduled_job_failed',
    help: '1 if the last run of a scheduled job failed, else 0',
    label: 'job',
    sql: 'SELECT name AS job, (error IS NOT NULL)::integer AS value FROM chore',
  },
];
