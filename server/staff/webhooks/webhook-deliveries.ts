import sql from 'sql-template-tag';
import { z } from 'zod';
import { TEST_EVENT } from '../../../shared/webhook-events.js';
import { readCursor, writeCursor } from '../../kits/lists/keyset.js';
import { pageOf, pageSize } from '../../kits/lists/page.js';
import { prepared } from '../../platform/database/sql.js';
import { notFound } from '../../platform/errors.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { parseInput } from '../../platform/input.js';
import { limitRate } from '../../platform/rate-limit.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { bodyOf, publicId, type StoredEvent, storedId } from './event-payload.js';
import { WebhookDelivery } from './webhook.entity.js';
import type { DeliveryStatus } from './webhook.states.js';
import type { WebhookDeliveryConnection, WebhookDeliveryView } from './webhook.type.js';
import { requireWebhook } from './webhook-rights.js';

const MAX_PAGE = 100;
const WAKE = 'NOTIFY webhooks';

const pageSchema = z.object({
  status: z.enum(['waiting', 'delivered', 'failed']).nullish(),
  first: pageSize(MAX_PAGE),
  after: z.string().nullish(),
});

interface Row extends StoredEvent, Omit<WebhookDeliveryView, 'id' | 'payload' | 'occurredAt'> {
  cursor: string;
  occurredAt: string;
}

export interface DeliveryPage {
  status?: DeliveryStatus | null;
  first: number;
  after?: string | null;
}

/** The columns of an event for the API. */
const COLUMNS = sql`d.id::text AS cursor, d.event_id AS "eventId", d.event_type AS "eventType", d.data,
  d.occurred_at AS "occurredAt", d.status, d.attempts, d.last_attempt_at AS "lastAttemptAt",
  CASE WHEN d.status = 'waiting' THEN d.next_attempt_at END AS "nextAttemptAt",
  d.response_status AS "responseStatus", d.response_ms AS "responseMs", d.response_text AS "responseText", d.problem`;

/**
 * Returns the events of a webhook of the caller or, for Admin, of any user, latest first.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT
 */
export async function listDeliveries(
  context: RequestContext,
  webhookId: number,
  page: DeliveryPage,
): Promise<WebhookDeliveryConnection> {
  const { status, first, after } = parseInput(pageSchema, page);
  await requireWebhook(context, webhookId);
  const order = `events of webhook ${webhookId} ${status ?? ''}`;
  const found = sql`d.webhook_id = ${webhookId}::integer AND ${status ? sql`d.status = ${status}` : sql`true`}`;
  const further = after
    ? sql`d.id < ${readCursor(order, after, z.tuple([z.string().regex(/^\d{1,18}$/)]))[0]}::bigint`
    : sql`true`;
  const row = await context.app.database.readOne<{ total: number; entries: Row[] }>(
    prepared(
      'webhook-deliveries',
      sql`SELECT (SELECT count(*)::integer FROM webhook_delivery d WHERE ${found}) AS total, (
        SELECT coalesce(json_agg(e), '[]') FROM (SELECT ${COLUMNS} FROM webhook_delivery d
          WHERE ${found} AND ${further} ORDER BY d.id DESC LIMIT ${first + 1}) e) AS entries`,
    ),
  );
  const { nodes, pageInfo } = pageOf(row?.entries ?? [], first, ({ cursor }) => writeCursor(order, [cursor]));
  return { nodes: nodes.map(viewOf), pageInfo, totalCount: row?.total ?? 0 };
}

const viewOf = (row: Row): WebhookDeliveryView => ({
  ...row,
  id: publicId(row.eventId),
  payload: bodyOf(row),
});

/**
 * Sends a test event to a webhook of the caller or, for Admin, of any user, even if it is paused. It is sent
 * once.
 * @throws AppError NOT_FOUND, RATE_LIMITED
 */
export async function sendTestEvent(
  context: RequestContext,
  webhookId: number,
): Promise<WebhookDeliveryView> {
  requireNotLeft(userOf(context));
  await requireWebhook(context, webhookId);
  await limitRate(context, 'webhook-test', String(webhookId));
  return context.app.database.transaction(async (manager) => {
    const { identifiers } = await manager.insert(WebhookDelivery, { webhookId, eventType: TEST_EVENT });
    return announce(context, identifiers[0]?.id);
  });
}

/**
 * Sends an event now, with the same id. One that was delivered or has failed gets all attempts again. One that
 * waits keeps the attempts that it has left.
 * @throws AppError NOT_FOUND
 */
export async function resendDelivery(
  context: RequestContext,
  webhookId: number,
  deliveryId: string,
): Promise<WebhookDeliveryView> {
  requireNotLeft(userOf(context));
  await requireWebhook(context, webhookId);
  await limitRate(context, 'webhook-resend', String(webhookId));
  return context.app.database.transaction(async (manager) => {
    const [[found]]: [{ id: string }[]] = await manager.query(
      `UPDATE webhook_delivery SET next_attempt_at = now(), status = 'waiting',
         attempts = CASE WHEN status = 'waiting' THEN attempts ELSE 0 END,
         first_attempt_at = CASE WHEN status = 'waiting' THEN first_attempt_at END
       WHERE webhook_id = $1 AND event_id = $2::uuid RETURNING id`,
      [webhookId, storedId(deliveryId) ?? '00000000000000000000000000000000'],
    );
    if (!found) throw notFound('This event');
    return announce(context, found.id);
  });
}

/**
 * Sets the next attempt of the waiting events of a webhook to now, and wakes the senders after the commit. Skips
 * events whose attempt ends right now: its worker holds the event and waits for the webhook, which the caller
 * has locked.
 */
export async function sendWaitingNow({ app }: RequestContext, webhookId: number): Promise<void> {
  const { manager } = app.database;
  await manager.query(
    `UPDATE webhook_delivery SET next_attempt_at = now() WHERE id IN (
       SELECT id FROM webhook_delivery
       WHERE webhook_id = $1 AND status = 'waiting' AND next_attempt_at > now() FOR UPDATE SKIP LOCKED)`,
    [webhookId],
  );
  await manager.query(WAKE);
}

/** Wakes the senders after the commit, and returns the event. */
async function announce({ app }: RequestContext, id: string): Promise<WebhookDeliveryView> {
  await app.database.manager.query(WAKE);
  const row = await app.database.readOne<Row & Record<string, unknown>>(
    prepared('webhook-delivery', sql`SELECT ${COLUMNS} FROM webhook_delivery d WHERE d.id = ${id}::bigint`),
  );
  return viewOf(row as Row);
}
