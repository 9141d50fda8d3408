import { requireAdminUser } from '../../accounts/admin-users.js';
import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import type { ChangesTo, FieldTable } from '../../kits/records/field.js';
import { type RecordDefinition, readFields } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { badField } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { ActionItem } from './action-item.entity.js';
import { actionChangeFields, actionItemRecords, jobFields } from './action-item.fields.js';
import { loadActionItem } from './action-item.read-model.js';
import { refusePendingAction } from './pending-action-conflict.js';

/** Returns the record definition of actions for a table of fields. */
const definitionOf = <Table extends FieldTable>(
  fields: Table,
  required: readonly (keyof Table & string)[] = [],
): RecordDefinition<ActionItem, Table> => ({
  records: actionItemRecords,
  fields,
  called: 'action',
  editorRole: requireStaffRole,
  newer: loadActionItem,
  read: readFields(fields, required),
  check: async (context, _, changes) => {
    const { assignedToId, redirectUrl, refId } = changes as ChangesTo<typeof jobFields>;
    // Without an id the placeholder cannot be replaced (R248).
    if (redirectUrl?.includes('{ref_id}') && (refId ?? null) === null)
      throw badField('refId', 'Enter the record number that replaces {ref_id}.');
    await requireAdminUser(context, 'assignedToId', assignedToId);
    return changes;
  },
});

/** The record definition of existing actions. */
export const actionItems = definitionOf(actionChangeFields);
const jobs = definitionOf(jobFields, ['type']);

/**
 * Changes the status, the due date or the assignee of an action.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer action as `current`, or
 *   if a later action is new for the same cause
 */
export const updateActionItem = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => refusePendingAction(() => changeRecord(context, actionItems, id, input, options));

/**
 * Dismisses an action. Does nothing if it is dismissed already (R249).
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const dismissAction = (context: RequestContext, id: number): Promise<void> =>
  changeRecord(context, actionItems, id, { status: 'Dismissed' });

/**
 * The result of a dismissal: the number of dismissed actions, and the new versions, by which undo identifies
 * the changes.
 */
export interface Dismissal {
  dismissed: number;
  changes: { id: number; version: number }[];
}

const VERSIONS = 'SELECT id, version FROM action_item WHERE id = ANY ($1::integer[]) ORDER BY id FOR UPDATE';

/**
 * Dismisses a few actions, all of them or none (C107, R249).
 * @throws AppError NOT_FOUND if one of them does not exist, FORBIDDEN
 */
export function dismissActions(context: RequestContext, given: readonly number[]): Promise<Dismissal> {
  const ids = [...new Set(given)];
  return context.app.database.transaction(async (manager) => {
    // The rows are locked in the order of their ids, so that concurrent dismissals wait for each other in one
    // direction only.
    const before: Dismissal['changes'] = await manager.query(VERSIONS, [ids]);
    for (const id of ids) await dismissAction(context, id);
    const after: Dismissal['changes'] = await manager.query(VERSIONS, [ids]);
    const changes = after.filter(({ version }, index) => version !== before[index]?.version);
    return { dismissed: ids.length, changes };
  });
}

/**
 * Creates a job for staff and returns its id (R250, C106). Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export const createJob = (context: RequestContext, input: object): Promise<number> =>
  createRecord(context, jobs, 'createJob', input, {
    besides: { createdById: userOf(context)?.id ?? null },
  });
