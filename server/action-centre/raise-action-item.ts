import { isAdminSql } from '../accounts/admin-users.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import type { Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { userOf } from '../platform/request-context.js';
import { ACTION_SUBJECT } from './action-item.fields.js';

export interface ActionItemRequest {
  /** What waits, as the action centre lists it. */
  type: string;
  value: string;
  /** Where it is dealt with; `{ref_id}` stands for the record's id (A119). */
  redirectUrl: string;
  refId: number;
  /** The colleague who is to deal with it, if they are an Admin; else it is everybody's. */
  assignedToId?: number | null;
}

const RAISE: Statement = {
  name: 'raise-action-item',
  text: `INSERT INTO action_item (type, value, redirect_url, ref_id, created_by_id, assigned_to_id, raised)
    VALUES ($1, $2, $3, $4, $5, (SELECT u.id FROM user_account u WHERE u.id = $6::integer AND ${isAdminSql('u')}), true)
    ON CONFLICT (type, ref_id) WHERE status = 'New' AND raised
    DO UPDATE SET value = excluded.value, assigned_to_id = coalesce(excluded.assigned_to_id, action_item.assigned_to_id),
      version = action_item.version + 1
    RETURNING id`,
};

/**
 * Puts something before staff, in the transaction at hand. While an item of the same type waits for the same record, that
 * one is brought up to date instead, whoever else raises it in the same moment; its timeline tells of it.
 */
export async function raiseActionItem(context: RequestContext, request: ActionItemRequest): Promise<void> {
  const { type, value, redirectUrl, refId, assignedToId = null } = request;
  const createdById = userOf(context)?.id ?? null;
  const values = [type, value, redirectUrl, refId, createdById, assignedToId];
  const raised = await context.app.database.readOne<{ id: number }>(RAISE, values);
  await tellOfRaised(context, raised ? [raised.id] : []);
}

/** Notes in the timelines of these items that something has brought them up. */
export async function tellOfRaised(context: RequestContext, ids: readonly number[]): Promise<void> {
  for (const subjectId of ids)
    await recordActivity(context, {
      action: `${ACTION_SUBJECT}.raised`,
      subjectType: ACTION_SUBJECT,
      subjectId,
    });
}
