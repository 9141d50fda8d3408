import { defineHistory } from '../../kits/history/define-history.js';
import { type RecordHistory, staffOnly } from '../../kits/history/record-history.js';
import { conflict } from '../../platform/errors.js';
import { actionItems } from './action-item.commands.js';
import type { ActionItem } from './action-item.entity.js';
import { actionItemFields } from './action-item.fields.js';
import { PENDING_ACTION } from './pending-action-conflict.js';

const history = defineHistory(actionItems, {
  viewer: staffOnly.viewer,
  links: { assignedToId: { table: 'user_account', name: 'coalesce(l.full_name, l.email)' } },
});

const WAITS_ALREADY = `SELECT 1 FROM action_item WHERE type = $1 AND ref_id = $2 AND id <> $3 AND status = 'New' AND raised`;

/**
 * The history of actions: timeline and undo (A155, A156). A dismissed action cannot be restored while a later
 * one is new for the same cause.
 */
export const actionItemHistory: RecordHistory = {
  ...history,
  fields: actionItemFields,
  bringBack: async (context, saving, columns) => {
    const { type, refId, id, raised } = saving.before as unknown as ActionItem;
    const later = columns.status === 'New' && raised;
    if (later && (await context.app.database.manager.query(WAITS_ALREADY, [type, refId, id])).length > 0)
      throw conflict(PENDING_ACTION);
    return history.bringBack?.(context, saving, columns) ?? columns;
  },
};
