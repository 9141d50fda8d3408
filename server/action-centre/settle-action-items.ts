import { recordActivity } from '../platform/activity/record-activity.js';
import type { Statement } from '../platform/database/database.js';
import type { RequestContext } from '../platform/request-context.js';
import { ACTION_SUBJECT } from './action-item.fields.js';

const SETTLE: Statement = {
  name: 'settle-action-items',
  text: `UPDATE action_item SET status = 'Done', version = version + 1
    WHERE type = $1 AND ref_id = $2 AND status = 'New' AND raised RETURNING id, version`,
};

/** An action that is done by now. */
export interface SettledItem {
  id: number;
  version: number;
}

/** What waited for this has been dealt with elsewhere, in the transaction at hand: nobody needs to any more. */
export async function settleActionItems(context: RequestContext, type: string, refId: number): Promise<void> {
  const settled = await context.app.database.read<SettledItem & Record<string, unknown>>(SETTLE, [
    type,
    refId,
  ]);
  await tellOfSettled(context, settled);
}

/** Notes in the timelines of these items that they are done; the next change is on the version that they have now. */
export async function tellOfSettled(context: RequestContext, settled: readonly SettledItem[]): Promise<void> {
  for (const { id, version } of settled)
    await recordActivity(context, {
      action: `${ACTION_SUBJECT}.changed`,
      subjectType: ACTION_SUBJECT,
      subjectId: id,
      changes: { status: ['New', 'Done'] },
      recordVersion: version,
    });
}
