import { isAdminSql } from '../../accounts/admin-users.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { userOf } from '../../platform/request-context.js';
import { ACTION_SUBJECT } from './action-item.fields.js';

export interface ActionItemRequest {
  /** The type of the action, as the action centre lists it. */
  type: string;
  value: string;
  /**
   * The path of the page on which to deal with it. `{ref_id}` is replaced by the id of the record (A119).
   */
  redirectUrl: string;
  refId: number;
  /** The assignee. Ignored unless the user is an active administrator. */
  assignedToId?: number | null;
}

const RAISE: Statement = {
  name: 'raise-action-item',
  text: `INSERT INTO action_item (type, value, redirect_url, ref_id, created_by_id, assigned_to_id, raised)
    VALUES ($1, $2, $3, $4, $5, (SELECT u.id FROM user_account u WHERE u.id = $6::integer AND ${isAdminSql('u')}), true)
    ON CONFLICT (type, ref_id) WHERE status = 'New' AND raised
    DO UPDATE SET value = excluded.value, assigned_to_id = coalesce(excluded.assigned_to_id, action_item.assigned_to_id),
      version = action_item.version + 1, updated_at = now()
    RETURNING id`,
};

/**
 * Creates an action for staff in the current transaction. If an action of the same type for the same record
 * is still new, updates that one instead, also if another transaction raises it at the same time. The
 * timeline records it.
 */
export async function raiseActionItem(context: RequestContext, request: ActionItemRequest): Promise<void> {
  const { type, value, redirectUrl, refId, assignedToId = null } = request;
  const createdById = userOf(context)?.id ?? null;
  const values = [type, value, redirectUrl, refId, createdById, assignedToId];
  const raised = await context.app.database.readOne<{ id: number }>(RAISE, values);
  await announceRaised(context, raised ? [raised.id] : []);
}

/** Records in the timelines of these actions that they were raised. */
export async function announceRaised(context: RequestContext, ids: readonly number[]): Promise<void> {
  for (const subjectId of ids)
    await recordActivity(context, {
      action: `${ACTION_SUBJECT}.raised`,
      subjectType: ACTION_SUBJECT,
      subjectId,
    });
}
