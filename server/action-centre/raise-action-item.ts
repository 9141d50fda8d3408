import type { RequestContext } from '../platform/request-context.js';
import { userOf } from '../platform/request-context.js';

export interface ActionItemRequest {
  /** What waits, as the action centre lists it. */
  type: string;
  value: string;
  /** Where it is dealt with; `{ref_id}` stands for the record's id (A119). */
  redirectUrl: string;
  refId: number;
  /** The member of staff who is to deal with it; absent: whoever takes it. */
  assignedToId?: number | null;
}

const RAISE = `
  INSERT INTO action_item (type, value, redirect_url, ref_id, created_by_id, assigned_to_id, raised)
  VALUES ($1, $2, $3, $4, $5, $6, true)
  ON CONFLICT (type, ref_id) WHERE status = 'New' AND raised
  DO UPDATE SET value = excluded.value, assigned_to_id = coalesce(excluded.assigned_to_id, action_item.assigned_to_id),
    version = action_item.version + 1`;

/**
 * Puts something before staff, in the transaction at hand. While an item of the same type waits for the same record, that
 * one is brought up to date instead, whoever else raises it in the same moment.
 */
export async function raiseActionItem(context: RequestContext, request: ActionItemRequest): Promise<void> {
  const { type, value, redirectUrl, refId, assignedToId = null } = request;
  const createdById = userOf(context)?.id ?? null;
  const values = [type, value, redirectUrl, refId, createdById, assignedToId];
  await context.app.database.manager.query(RAISE, values);
}
