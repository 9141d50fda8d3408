import { TEST_EVENT } from '../../../shared/webhook-events.js';
import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import { systemContext } from '../../platform/request-context.js';
import { nextPause } from './delivery-schedule.js';
import type { StoredEvent } from './event-payload.js';
import { pauseWebhook } from './pause-webhook.js';
import type { Attempt } from './send-webhook.js';
import type { Webhook } from './webhook.entity.js';

/** The events that one process sends to a webhook at the same time, and to one whose last attempt failed. */
const PER_WEBHOOK = 4;
const PER_FAILING_WEBHOOK = 1;
/** The events that one process sends for a user at the same time, so that receivers that hang leave room for others. */
const PER_USER = 8;
/** The seconds of a claim beyond the time that the receiver may take. */
const SPARE_SECONDS = 45;

/** An event that this process has claimed, with its webhook. */
export interface ClaimedEvent
  extends StoredEvent,
    Pick<Webhook, 'url' | 'secret' | 'formerSecret' | 'formerSecretUntil'> {
  id: string;
  webhookId: number;
  attempts: number;
  /** True if the owner of the webhook may still know of the event. */
  permitted: boolean;
}

const DUE = `status = 'waiting' AND next_attempt_at <= now() AND (claimed_until IS NULL OR claimed_until < now())`;

/**
 * Returns SQL of the next events for webhook `t`, in no order within the same time, as a bulk change
 * can add thousands of them.
 */
const nextEvents = (condition: string) => `SELECT id, next_attempt_at FROM webhook_delivery
          WHERE webhook_id = t.id AND ${DUE} AND ${condition}
          ORDER BY next_attempt_at LIMIT greatest(0, t.slots - t.sending)`;

/**
 * Numbers the events of each user, beginning after the events that are being sent, so that users take
 * turns. Checks each row again when it locks it, since another process may have claimed the event.
 */
const CLAIM: Statement = {
  name: 'claim-webhook-events',
  text: `WITH target AS (
      SELECT id, user_id, paused_at, sending, sum(sending) OVER (PARTITION BY user_id) AS sending_for_user,
        CASE WHEN last_failed_at > coalesce(last_delivered_at, '-infinity') THEN ${PER_FAILING_WEBHOOK}
          ELSE ${PER_WEBHOOK} END AS slots
      FROM webhook, LATERAL (SELECT coalesce(($1::jsonb ->> id::text)::integer, 0) AS sending) s
    ), candidate AS (
      SELECT d.id, d.next_attempt_at, t.sending_for_user
        + row_number() OVER (PARTITION BY t.user_id ORDER BY d.next_attempt_at, d.id) AS place
      FROM target t CROSS JOIN LATERAL (
        (${nextEvents('t.paused_at IS NULL')})
        UNION ALL (${nextEvents(`t.paused_at IS NOT NULL AND event_type = '${TEST_EVENT}'`)})) d
    ), chosen AS MATERIALIZED (
      SELECT id FROM candidate WHERE place <= ${PER_USER} ORDER BY place, next_attempt_at, id LIMIT $2
    ), due AS (
      SELECT id FROM webhook_delivery WHERE id = ANY (ARRAY(SELECT id FROM chosen))
        AND ${DUE} FOR UPDATE SKIP LOCKED
    ), claimed AS (
    UPDATE webhook_delivery d SET attempts = attempts + 1, last_attempt_at = now(),
      first_attempt_at = coalesce(first_attempt_at, now()), claimed_until = now() + $3 * interval '1 second'
    FROM webhook w, user_account u
    WHERE d.id IN (SELECT id FROM due) AND w.id = d.webhook_id AND u.id = w.user_id
    RETURNING d.id::text AS id, d.webhook_id AS "webhookId", d.event_id AS "eventId", d.event_type AS "eventType",
      d.occurred_at AS "occurredAt", d.data, d.attempts, w.url, w.secret, w.former_secret AS "formerSecret",
      w.former_secret_until AS "formerSecretUntil",
      u.deactivated_at IS NULL AND (d.as_role IS NULL OR (d.as_role = ANY (u.roles)
        AND (d.as_record_id IS NULL OR d.as_record_id = CASE d.as_role WHEN 'Business' THEN u.supplier_id
          WHEN 'ImpactBusiness' THEN u.impact_buyer_id ELSE u.good_cause_id END))) AS permitted)
    SELECT counted.skipped, c.* FROM (
      SELECT (SELECT count(*) FROM chosen) > (SELECT count(*) FROM due) AS skipped) counted LEFT JOIN claimed c ON true`,
};

/** Records the result of the attempt with this number, unless another worker has made a later one. */
const RECORD: Statement = {
  name: 'record-webhook-attempt',
  text: `UPDATE webhook_delivery SET status = $3, claimed_until = NULL, response_status = $4, response_ms = $5,
      response_text = $6, problem = $7, next_attempt_at = now() + coalesce($8::float8, 0) * interval '1 second'
    WHERE id = $1::bigint AND attempts = $2 AND status = 'waiting' RETURNING id`,
};

const DELIVERED: Statement = {
  name: 'webhook-delivered',
  text: 'UPDATE webhook SET last_delivered_at = now() WHERE id = $1',
};

const FAILED: Statement = {
  name: 'webhook-failed',
  text: 'UPDATE webhook SET last_failed_at = now() WHERE id = $1',
};

const ACCEPTED_SINCE: Statement = {
  name: 'webhook-accepted-since',
  text: `SELECT w.last_delivered_at > d.first_attempt_at AS accepted
    FROM webhook w JOIN webhook_delivery d ON d.webhook_id = w.id WHERE d.id = $1::bigint`,
};

/** The claimed events. `skipped` is true if another process claimed some of those that this process had chosen. */
export interface Claim {
  events: ClaimedEvent[];
  skipped: boolean;
}

type ClaimRow = { skipped: boolean } & (ClaimedEvent | { id: null }) & Record<string, unknown>;

/**
 * Claims events that are due, for this process: at most `most`. `sending` counts the events of each webhook that
 * it sends already. A claim expires, so that events of a killed process are sent by another one.
 */
export async function claimEvents(
  { database, config }: App,
  { sending, most }: { sending: ReadonlyMap<number, number>; most: number },
): Promise<Claim> {
  const rows = await database.transaction(() =>
    database.read<ClaimRow>(CLAIM, [
      JSON.stringify(Object.fromEntries(sending)),
      most,
      config.webhookTimeoutSeconds + SPARE_SECONDS,
    ]),
  );
  const events = rows.flatMap(({ skipped: _, ...event }) =>
    event.id === null ? [] : [event as ClaimedEvent],
  );
  return { events, skipped: rows[0]?.skipped ?? false };
}

const GONE = 410;

/**
 * Records the result of an attempt: delivered, to be repeated, or failed. Pauses the webhook if its receiver is
 * gone, or has accepted nothing since the first attempt of an event that has failed.
 */
export async function recordAttempt(app: App, event: ClaimedEvent, attempt: Attempt): Promise<void> {
  const { response, milliseconds, problem } = attempt;
  const retried = problem !== null && event.permitted && event.eventType !== TEST_EVENT;
  const pause = retried ? nextPause(event.attempts, response?.retryAfter) : null;
  const status = problem === null ? 'delivered' : pause === null ? 'failed' : 'waiting';
  // A text of PostgreSQL cannot contain this character.
  const text = response?.text.replaceAll('\0', '') ?? null;
  const values = [
    event.id,
    event.attempts,
    status,
    response?.status ?? null,
    milliseconds,
    text,
    problem,
    pause,
  ];
  await app.database.transaction(async () => {
    const [recorded] = await app.database.read(RECORD, values);
    if (!recorded) return;
    if (status === 'delivered') await app.database.read(DELIVERED, [event.webhookId]);
    else if (event.permitted) await app.database.read(FAILED, [event.webhookId]);
    if (response?.status === GONE) await pauseWebhook(systemContext(app), event.webhookId, 'gone');
    else if (status === 'failed' && retried) await pauseIfFailing(app, event);
  });
}

async function pauseIfFailing(app: App, { id, webhookId }: ClaimedEvent): Promise<void> {
  const [row] = await app.database.read<{ accepted: boolean | null }>(ACCEPTED_SINCE, [id]);
  if (!row?.accepted) await pauseWebhook(systemContext(app), webhookId, 'failing');
}
