import { requireAdminUser } from '../../accounts/admin-users.js';
import type { ListFilter } from '../../kits/lists/list-inputs.js';
import type { SelectionRequest } from '../../kits/lists/record-selection.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type BulkRecords, bulkAction, bulkChange, readOffered } from '../../kits/tasks/bulk-actions.js';
import { undoneByUndo } from '../../kits/tasks/undo-kinds.js';
import type { RequestContext } from '../../platform/request-context.js';
import { dismissAction, dismissActions, updateActionItem } from './action-item.commands.js';
import { actionChangeFields } from './action-item.fields.js';
import { actionItemHistory } from './action-item.history.js';
import { allActionItems } from './action-item.read-model.js';
import type { DismissedActions } from './action-item.type.js';

/** The maximum number of actions that are dismissed within the request. More are dismissed by a task. */
const AT_ONCE = 100;

const many: BulkRecords = {
  recordType: 'action-item',
  called: ['action', 'actions'],
  names: {
    name: 'names-of-actions',
    text: 'SELECT id, type AS name FROM action_item WHERE id = ANY ($1::integer[])',
  },
  history: actionItemHistory,
  select: (_, selection) => selectFromList(allActionItems, selection, null),
};

const readFields = readOffered(actionChangeFields);

/** Returns the input with `dueBy` as a date. It is a text once a worker takes up the task. */
const instantIn = ({ dueBy, ...input }: Readonly<Record<string, unknown>>) =>
  typeof dueBy === 'string' ? { ...input, dueBy: new Date(dueBy) } : { ...input, dueBy };

/** Makes the same change to many actions: assignee, due date and status. */
export const actionItemChange = bulkChange(many, {
  fields: actionChangeFields,
  read: async (context, sent) => {
    const changes = readFields(context, sent);
    await requireAdminUser(context, 'assignedToId', changes.assignedToId);
    return changes;
  },
  change: (context, id, input) => updateActionItem(context, id, instantIn(input)),
});

/** The bulk dismissal of actions (R249). */
export const actionDismissal = bulkAction(many, {
  act: 'dismiss',
  title: 'Dismissal of actions',
  work: dismissAction,
  undo: undoneByUndo(many.recordType, many.names, actionItemHistory),
});

/**
 * Dismisses the selected actions: a few within the request, many by a task (R249).
 * @throws AppError BAD_USER_INPUT, or NOT_FOUND if one of a few does not exist
 */
export async function dismissSelected(
  context: RequestContext,
  selection: SelectionRequest<ListFilter>,
): Promise<DismissedActions> {
  const { ids } = selection;
  if (ids && ids.length > 0 && ids.length <= AT_ONCE && !selection.filter)
    return { ...(await dismissActions(context, ids)), task: null };
  return { dismissed: 0, changes: [], task: await actionDismissal.start(context, selection) };
}
