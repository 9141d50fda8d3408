import sql, { raw } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { Activity, PersonalChange } from '../../platform/activity/activity.entity.js';
import type { Changes } from '../../platform/activity/changes.js';
import { badInput, conflict, forbidden, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SaveContext } from '../records/record-definition.js';
import { lockRecord, type StoredRecord, saveRecord } from '../records/update-record.js';
import type { ListPair } from './list-changes.js';
import { isUndoable, mayUndo } from './may-undo.js';
import { actionsOf, type RecordHistory } from './record-history.js';
import { restoreRows } from './restore-rows.js';

type Pair = readonly [before: unknown, after: unknown];

const CHANGED_SINCE = `SELECT DISTINCT c.field FROM activity a, jsonb_object_keys(a.changes) c (field)
  WHERE a.subject_type = $1 AND a.subject_id = $2 AND c.field = ANY ($4::text[])
    AND (a.occurred_at, a.id) > (SELECT occurred_at, id FROM activity WHERE id = $3) ORDER BY 1`;

/**
 * Undoes the change that made this version of a record, as a change by the caller. The caller must be allowed
 * to change all of its fields, and none of them may have changed since. The timeline shows it as an undo
 * (A155).
 * @throws AppError NOT_FOUND also for a record that the caller does not see, FORBIDDEN, BAD_USER_INPUT if the
 * change is too old, CONFLICT with the fields that have changed since as `current`
 */
export async function undoChange(
  context: RequestContext,
  history: RecordHistory,
  id: number,
  version: number,
): Promise<number> {
  return context.app.database.transaction(async (manager) => {
    const record = await lockRecord(context, history.records, id);
    if (!record || !(await isVisible(context, history, id))) throw history.notFound();
    const viewer = history.editorRole(context, record);
    const activity = await changeThatMade(manager, history, id, version);
    const changes = activity.changes as Record<string, Pair | null>;
    if (!mayUndo(history, viewer, activity.action, changes))
      throw forbidden('You do not have permission to undo this change.');
    refuseOld(context, activity);
    await refuseChangedSince(manager, history, activity);
    const before = await saidBefore(manager, activity.id, changes);
    const saving = { id, before: record, editorRole: viewer, forbiddenFields: 'refuse' } as const;
    const { columns, besides } = await bringBack(context, history, saving, changes, before);
    const { undone } = actionsOf(history);
    await saveRecord(context, history.records, record, columns, undone, besides, { undoesId: activity.id });
    return record.version + 1;
  });
}

/** Returns true if the caller sees the record. Errors must not reveal that hidden records exist. */
async function isVisible(context: RequestContext, history: RecordHistory, id: number): Promise<boolean> {
  const viewer = history.viewer(context);
  if (!viewer) return false;
  const { manager } = context.app.database;
  const table = manager.connection.getMetadata(history.records.entity).tableName;
  const { text, values } =
    sql`SELECT (${viewer}) IS NOT NULL AS seen FROM ${raw(table)} r WHERE r.id = ${id}::integer`;
  const [row] = await manager.query(text, values);
  return row?.seen === true;
}

async function changeThatMade(
  manager: EntityManager,
  history: RecordHistory,
  subjectId: number,
  recordVersion: number,
): Promise<Activity> {
  const where = { subjectType: history.records.subject, subjectId, recordVersion };
  const activity = await manager.findOneBy(Activity, where);
  if (!activity || !isUndoable(history, activity.action, activity.changes)) throw notFound('This change');
  return activity;
}

/**
 * Refuses old changes: former values of personal fields are no longer stored (A156), and a change is not
 * undone in part.
 */
function refuseOld({ app }: RequestContext, { occurredAt }: Activity): void {
  const days = app.config.retention['personal-changes'];
  if (occurredAt.getTime() < Date.now() - days * 24 * 3600 * 1000)
    throw badInput(`A change can be undone for ${days} days.`);
}

async function refuseChangedSince(
  manager: EntityManager,
  { records: { subject } }: RecordHistory,
  { id, subjectId, changes }: Activity,
): Promise<void> {
  const values = [subject, subjectId, id, Object.keys(changes)];
  const since: { field: string }[] = await manager.query(CHANGED_SINCE, values);
  if (since.length === 0) return;
  const fields = since.map(({ field }) => field);
  throw conflict('This record has changed again since then, so the change was not undone.', { fields });
}

/** Returns the former value of each field. Values of personal fields come from their separate storage. */
async function saidBefore(
  manager: EntityManager,
  activityId: string,
  changes: Record<string, Pair | null>,
): Promise<Record<string, unknown>> {
  const stored = await manager.findBy(PersonalChange, { activityId });
  const personal = Object.fromEntries(stored.map(({ field, before }) => [field, before]));
  return Object.fromEntries(
    Object.entries(changes).map(([name, pair]) => [name, (pair ? pair[0] : personal[name]) ?? null]),
  );
}

/**
 * Restores the data that belongs to the record. Returns the columns still to write, and the other changes.
 */
async function bringBack(
  context: RequestContext,
  { lists = [], beside, bringBack: check, records }: RecordHistory,
  saving: SaveContext<StoredRecord>,
  changes: Record<string, Pair | null>,
  before: Record<string, unknown>,
): Promise<{ columns: Record<string, unknown>; besides: Changes }> {
  const besides: Changes = {};
  for (const list of lists) {
    const pair = changes[list.list];
    if (pair) besides[list.list] = await restoreRows(context, list, pair as unknown as ListPair);
  }
  const others = pick(before, (name) => Object.hasOwn(beside?.fields ?? {}, name));
  if (beside && Object.keys(others).length > 0)
    Object.assign(besides, await beside.restore(context, saving.id, others));
  const metadata = context.app.database.manager.connection.getMetadata(records.entity);
  const columns = pick(before, (name) => metadata.findColumnWithPropertyName(name) !== undefined);
  return { columns: check ? await check(context, saving, columns) : columns, besides };
}

const pick = (values: Record<string, unknown>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));
