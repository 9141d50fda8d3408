import type { RequestContext } from '../platform/request-context.js';
import { userOf } from '../platform/request-context.js';
import { ActionItem } from './action-item.entity.js';

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

/**
 * Puts something before staff, in the transaction at hand. While an item of the same type waits for
 * the same record, that one is brought up to date instead.
 */
export async function raiseActionItem(context: RequestContext, request: ActionItemRequest): Promise<void> {
  const { manager } = context.app.database;
  const waiting = { type: request.type, refId: request.refId, status: 'New' };
  const updated = await manager.update(ActionItem, waiting, {
    value: request.value,
    ...(request.assignedToId && { assignedToId: request.assignedToId }),
    version: () => 'version + 1',
  });
  if (updated.affected) return;
  await manager.insert(ActionItem, {
    ...request,
    status: 'New',
    createdById: userOf(context)?.id ?? null,
  });
}
