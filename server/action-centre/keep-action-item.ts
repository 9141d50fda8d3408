import { isStaffSql } from '../accounts/staff-users.js';
import { badField } from '../platform/errors.js';
import { type ChangeOptions, changeRecord } from '../platform/records/change-record.js';
import { createRecord } from '../platform/records/create-record.js';
import type { FieldTable } from '../platform/records/field.js';
import { type KeptNoun, readFields } from '../platform/records/kept-noun.js';
import { staffKeeper } from '../platform/records/staff-keeper.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { ActionItem } from './action-item.entity.js';
import { actionChangeFields, actionItemRecords, jobFields } from './action-item.fields.js';
import { loadActionItem } from './action-item.read-model.js';
import { tellingWaitingCause } from './waiting-cause.js';

/**
 * @throws AppError BAD_USER_INPUT for somebody who would not see it
 */
export async function requireAssignee(
  { app }: RequestContext,
  userId: number | null | undefined,
): Promise<void> {
  if (!userId) return;
  const found: unknown[] = await app.database.manager.query(
    `SELECT 1 FROM user_account u WHERE u.id = $1 AND ('Admin' = ANY (u.roles) OR ${isStaffSql('u', '$2')})`,
    [userId, app.config.staffEmailDomain],
  );
  if (found.length === 0) throw badField('assignedToId', 'Please choose a member of staff.');
}

/** What all that is kept of actions has in common, whichever of their fields it is about. */
const keptBy = <Table extends FieldTable>(
  fields: Table,
  required: readonly (keyof Table & string)[] = [],
): KeptNoun<ActionItem, Table> => ({
  records: actionItemRecords,
  fields,
  called: 'action',
  keeper: staffKeeper,
  newer: loadActionItem,
  read: readFields(fields, required),
  check: async (context, _, changes) => {
    await requireAssignee(context, (changes as { assignedToId?: number | null }).assignedToId);
    return changes;
  },
});

const actionItems = keptBy(actionChangeFields);
const jobs = keptBy(jobFields, ['type']);

/**
 * Staff say how far they have come with an action, until when it is due, and whose it is.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer action as `current`, or where a later
 *   one waits for the same
 */
export const updateActionItem = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => tellingWaitingCause(() => changeRecord(context, actionItems, id, input, options));

/**
 * Dismisses an action; one that is dismissed already stays so (R249).
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const dismissAction = (context: RequestContext, id: number): Promise<void> =>
  changeRecord(context, actionItems, id, { status: 'Dismissed' });

/**
 * Dismisses a few actions, all of them or none; answers how many (C107, R249).
 * @throws AppError NOT_FOUND where one of them is not there, FORBIDDEN
 */
export function dismissActions(context: RequestContext, ids: readonly number[]): Promise<number> {
  // Whoever else dismisses some of them waits, and neither waits for the other.
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  return context.app.database.transaction(async () => {
    for (const id of inOrder) await dismissAction(context, id);
    return inOrder.length;
  });
}

/**
 * Staff note something to be done; answers its id (R250, C106). Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export const createJob = (context: RequestContext, input: object): Promise<number> =>
  createRecord(context, jobs, 'createJob', input, {
    besides: { createdById: userOf(context)?.id ?? null },
  });
