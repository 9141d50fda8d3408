import { recordActivity } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import type { Statement } from '../../platform/database/database.js';
import { type RequestContext, systemContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../action-centre/raise-action-item.js';

/** The type of the action about a webhook that was paused. */
export const WEBHOOK_PAUSED = 'Webhook paused';

const PAUSE: Statement = {
  name: 'pause-webhook',
  text: `UPDATE webhook SET paused_at = now(), pause_reason = $2, version = version + 1, updated_at = now()
    WHERE id = $1 AND paused_at IS NULL RETURNING name, user_id AS "userId"`,
};

const PAUSE_ALL: Statement = {
  name: 'pause-webhooks-of-user',
  text: `UPDATE webhook SET paused_at = now(), pause_reason = 'access-ended', version = version + 1, updated_at = now()
    WHERE user_id = $1 AND paused_at IS NULL RETURNING id`,
};

const WHY = {
  failing: 'accepted no event for three days',
  gone: 'responded that it no longer exists (410)',
};

/** Pauses a webhook whose receiver fails, and raises an action for staff. Call it in a transaction. */
export async function pauseWebhook(
  context: RequestContext,
  id: number,
  reason: 'failing' | 'gone',
): Promise<void> {
  const [paused] = await context.app.database.read<{ name: string; userId: number }>(PAUSE, [id, reason]);
  if (!paused) return;
  await recordActivity(context, { action: 'webhook.paused', subjectType: 'webhook', subjectId: id });
  await raiseActionItem(context, {
    type: WEBHOOK_PAUSED,
    value: `“${paused.name}” ${WHY[reason]}.`,
    redirectUrl: `/admin/users/${paused.userId}`,
    refId: id,
  });
}

/**
 * Pauses the webhooks of a user, since another person may have created one of them. The owner can
 * resume them. Call it in a transaction.
 */
export async function pauseWebhooksOf(app: App, userId: number): Promise<void> {
  const paused = await app.database.read<{ id: number }>(PAUSE_ALL, [userId]);
  for (const { id } of paused)
    await recordActivity(systemContext(app), {
      action: 'webhook.paused',
      subjectType: 'webhook',
      subjectId: id,
    });
}
