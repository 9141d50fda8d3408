import { recordActivity } from '../../platform/activity/record-activity.js';
import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ACTION_SUBJECT } from './action-item.fields.js';

const RESOLVE: Statement = {
  name: 'resolve-action-items',
  text: `UPDATE action_item SET status = 'Done', version = version + 1, updated_at = now()
    WHERE type = $1 AND ref_id = $2 AND status = 'New' AND raised RETURNING id, version`,
};

/** An action that has been resolved. */
export interface ResolvedItem {
  id: number;
  version: number;
}

/**
 * Resolves the new action of this type for the record, which has been dealt with elsewhere, in the current
 * transaction.
 */
export async function resolveActionItems(
  context: RequestContext,
  type: string,
  refId: number,
): Promise<void> {
  const resolved = await context.app.database.read<ResolvedItem & Record<string, unknown>>(RESOLVE, [
    type,
    refId,
  ]);
  await announceResolved(context, resolved);
}

/** Records in the timelines of these actions that they are done, with their new version. */
export async function announceResolved(
  context: RequestContext,
  resolved: readonly ResolvedItem[],
): Promise<void> {
  for (const { id, version } of resolved)
    await recordActivity(context, {
      action: `${ACTION_SUBJECT}.changed`,
      subjectType: ACTION_SUBJECT,
      subjectId: id,
      changes: { status: ['New', 'Done'] },
      recordVersion: version,
    });
}
