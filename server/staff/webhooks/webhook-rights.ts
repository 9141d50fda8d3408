import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../shared/webhook-events.js';
import { userViewerOf } from '../../accounts/user.policy.js';
import { notFound } from '../../platform/errors.js';
import type { Role } from '../../platform/identity/roles.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { Webhook } from './webhook.entity.js';

/**
 * The first parts of the events that a role receives: those of its own record and of the enquiries of that
 * record. The trigger `queue_webhooks` compares the records.
 */
const NOUNS: Readonly<Record<Role, readonly string[]>> = {
  Admin: ['buyer', 'cause', 'certificate', 'enquiry', 'lead', 'order', 'supplier'],
  Business: ['enquiry', 'supplier'],
  GoodCause: ['cause', 'enquiry'],
  ImpactBusiness: ['buyer', 'certificate', 'enquiry'],
};

/** Returns the events that a webhook of the caller can receive. */
export function availableEvents(context: RequestContext): WebhookEvent[] {
  const nouns = new Set(userOf(context)?.roles.flatMap((role) => NOUNS[role]));
  return WEBHOOK_EVENTS.filter((event) => nouns.has(event.split('.')[0] ?? ''));
}

/** Returns the same error for a webhook that does not exist and one that the caller may not see. */
const webhookNotFound = () => notFound('This webhook');

/**
 * Returns a webhook of the caller or, for Admin, of any user. With `lock`, locks it until the transaction ends.
 * @throws AppError NOT_FOUND
 */
export async function requireWebhook(
  context: RequestContext,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<Webhook> {
  const found = await context.app.database.manager.findOne(Webhook, {
    where: { id },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!found || !userViewerOf(context, found.userId)) throw webhookNotFound();
  return found;
}
