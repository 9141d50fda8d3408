import { z } from 'zod';
import { userNotFound, userViewerOf } from '../../accounts/user.policy.js';
import { auditOf, type RecordKind, refuseStale, saveRecord } from '../../kits/records/update-record.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField, unauthenticated } from '../../platform/errors.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { filledIn, line, parseInput } from '../../platform/input.js';
import { limitRate } from '../../platform/rate-limit.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { resolveActionItems } from '../action-centre/resolve-action-items.js';
import { WEBHOOK_PAUSED } from './pause-webhook.js';
import { Webhook } from './webhook.entity.js';
import { requireUsableAddress, webhookUrl } from './webhook-address.js';
import { sendWaitingNow } from './webhook-deliveries.js';
import { availableEvents, requireWebhook } from './webhook-rights.js';
import { makeSecret } from './webhook-secret.js';

const MAX_WEBHOOKS = 20;
/** The hours for which the former secret signs as well. */
const ROTATION_HOURS = 24;

const events = z.array(z.string()).min(1, 'Choose at least one event');
const name = filledIn(line(60));
const webhookInput = z.object({ name, url: webhookUrl, eventTypes: events });
const webhookChanges = z.object({
  name: name.nullish(),
  url: webhookUrl.nullish(),
  eventTypes: events.nullish(),
});

/** The record definition of webhooks. Addresses may contain a key of the receiver. */
const webhookRecords: RecordKind<Webhook> = {
  entity: Webhook,
  subject: 'webhook',
  onPages: false,
  personalFields: new Set(['url']),
};

/**
 * Returns the webhooks of a user, newest first: the caller’s own, and any for Admin.
 * @throws AppError NOT_FOUND for another user
 */
export async function listWebhooks(context: RequestContext, userId: number | null): Promise<Webhook[]> {
  const id = userId ?? userOf(context)?.id ?? 0;
  if (!userViewerOf(context, id)) throw userNotFound();
  return context.app.database.manager.find(Webhook, { where: { userId: id }, order: { id: 'DESC' } });
}

/**
 * Creates a webhook for the caller and returns its secret once: it is stored encrypted.
 * @throws AppError BAD_USER_INPUT, for an address in a private network, an event that the roles of the caller
 *   never see, or too many webhooks
 */
export async function createWebhook(
  context: RequestContext,
  input: unknown,
): Promise<{ secret: string; webhook: Webhook }> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const given = parseInput(webhookInput, input);
  await limitRate(context, 'create-webhook', user.email);
  requireNotLeft(user);
  requireUsableAddress(given.url, context.app.config);
  requireAvailable(context, given.eventTypes);
  const secret = makeSecret();
  return context.app.database.transaction(async (manager) => {
    // Locks the user, so that two requests together do not exceed the limit.
    await manager.query('SELECT FROM user_account WHERE id = $1 FOR UPDATE', [user.id]);
    if ((await manager.countBy(Webhook, { userId: user.id })) >= MAX_WEBHOOKS)
      throw badField('name', `You have ${MAX_WEBHOOKS} webhooks. Please delete one first`);
    const row = { ...given, userId: user.id, secret: context.app.webhookSecrets.seal(secret) };
    const webhook = await manager.save(Webhook, row);
    await recordActivity(context, {
      action: 'webhook.created',
      subjectType: webhookRecords.subject,
      subjectId: webhook.id,
      changes: auditOf<Partial<Webhook>>({}, given),
      personalFields: webhookRecords.personalFields,
    });
    return { secret, webhook: await requireWebhook(context, webhook.id) };
  });
}

/**
 * Changes a webhook of the caller or, for Admin, of any user.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT if the version is not the latest
 */
export async function updateWebhook(
  context: RequestContext,
  id: number,
  input: unknown,
  version?: number | null,
): Promise<Webhook> {
  const given = parseInput(webhookChanges, input);
  requireNotLeft(userOf(context));
  return inTransaction(context, id, async (webhook) => {
    await refuseStale(webhook, version, 'Someone else has changed this webhook.', async () => webhook);
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
    if (given.url && given.url !== webhook.url) requireUsableAddress(given.url, context.app.config);
    if (given.eventTypes)
      requireAvailable(
        context,
        given.eventTypes.filter((event) => !webhook.eventTypes.includes(event)),
      );
    return saveRecord(context, webhookRecords, webhook, changes, 'webhook.changed');
  });
}

/**
 * Pauses or resumes a webhook of the caller or, for Admin, of any user. Waiting events are sent as soon as it is
 * resumed. Events during the pause are not sent. Users of a supplier or cause that has left can pause it, but
 * not resume it.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function setWebhookPaused(
  context: RequestContext,
  id: number,
  paused: boolean,
): Promise<Webhook> {
  if (!paused) requireNotLeft(userOf(context));
  return inTransaction(context, id, async (webhook) => {
    if (paused === (webhook.pausedAt !== null)) return webhook;
    const state = paused
      ? ({ pausedAt: new Date(), pauseReason: 'owner' } as const)
      : { pausedAt: null, pauseReason: null };
    const action = paused ? 'webhook.paused' : 'webhook.resumed';
    const saved = await saveRecord(context, webhookRecords, webhook, state, action);
    if (!paused) {
      await resolveActionItems(context, WEBHOOK_PAUSED, id);
      await sendWaitingNow(context, id);
    }
    return saved;
  });
}

/**
 * Gives a webhook of the caller a new secret, and returns it once. The former secret signs as well for a day.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT for the webhook of another user, since staff must not learn its secret
 */
export async function rotateWebhookSecret(
  context: RequestContext,
  id: number,
): Promise<{ secret: string; webhook: Webhook }> {
  requireNotLeft(userOf(context));
  const secret = makeSecret();
  const webhook = await inTransaction(context, id, async (found) => {
    if (found.userId !== userOf(context)?.id) throw badField('id', 'Only its owner can replace the secret');
    const sealed = {
      secret: context.app.webhookSecrets.seal(secret),
      formerSecret: found.secret,
      formerSecretUntil: new Date(Date.now() + ROTATION_HOURS * 3600 * 1000),
    };
    await context.app.database.manager.update(Webhook, id, sealed);
    const saved = await saveRecord(context, webhookRecords, found, {}, 'webhook.secret-replaced');
    return { ...saved, ...sealed };
  });
  return { secret, webhook };
}

/**
 * Deletes a webhook of the caller or, for Admin, of any user, with its log. Users of a supplier or cause that has left
 * can do so too, as they can revoke API tokens.
 * @throws AppError NOT_FOUND
 */
export async function deleteWebhook(context: RequestContext, id: number): Promise<void> {
  await inTransaction(context, id, async ({ name, eventTypes }) => {
    await context.app.database.manager.delete(Webhook, id);
    await resolveActionItems(context, WEBHOOK_PAUSED, id);
    await recordActivity(context, {
      action: 'webhook.deleted',
      subjectType: webhookRecords.subject,
      subjectId: id,
      changes: { name: [name, null], eventTypes: [eventTypes, null] },
    });
  });
}

/** Runs the work with the locked webhook in a transaction. */
const inTransaction = <T>(
  context: RequestContext,
  id: number,
  work: (webhook: Webhook) => Promise<T>,
): Promise<T> =>
  context.app.database.transaction(async () => work(await requireWebhook(context, id, { lock: true })));

function requireAvailable(context: RequestContext, eventTypes: readonly string[]): void {
  const available = new Set<string>(availableEvents(context));
  const refused = eventTypes.filter((event) => !available.has(event));
  if (refused.length > 0) throw badField('eventTypes', `Your roles do not receive ${refused.join(', ')}`);
}
