import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Changes } from '../activity/changes.js';
import { type FollowUp, recordActivity } from '../activity/record-activity.js';
import { conflict } from '../errors.js';
import type { RequestContext } from '../request-context.js';

/** A row that counts its changes, so that a stale one is seen. */
export interface StoredRecord extends ObjectLiteral {
  id: number;
  version: number;
}

/** A kind of record, as it is kept. */
export interface RecordKind<Row extends StoredRecord> {
  entity: EntityTarget<Row>;
  /** What activities call it. */
  subject: string;
  /** Whether public pages show such records, so that a change ends pages that are kept. */
  onPages: boolean;
  /** Fields whose words the activity log does not keep (A156). */
  personalFields: ReadonlySet<string>;
}

/** The record, held until the transaction ends; null where there is none. */
export function lockRecord<Row extends StoredRecord>(
  { app }: RequestContext,
  { entity }: RecordKind<Row>,
  id: number,
): Promise<Row | null> {
  return app.database.manager.findOne(entity, {
    where: { id } as FindOptionsWhere<Row>,
    lock: { mode: 'pessimistic_write' },
  });
}

/**
 * Refuses changes that were made on another version than `record` has; without one they go on whatever stands there.
 * @throws AppError CONFLICT with what `newer` answers as `current`
 */
export async function refuseStale(
  record: StoredRecord,
  version: number | null | undefined,
  message: string,
  newer: () => Promise<unknown>,
): Promise<void> {
  if (version != null && version !== record.version) throw conflict(message, await newer());
}

interface SaveOptions {
  /** The activity that is taken back. */
  undoesId?: string;
  /** Jobs that follow, such as a mail. */
  followUps?: FollowUp[];
}

/**
 * Writes the columns to a record that is locked, with its next version and an activity row; answers it as it is then.
 * `besides` tells what has changed of it in other tables.
 */
export async function saveRecord<Row extends StoredRecord>(
  context: RequestContext,
  { entity, subject, onPages, personalFields }: RecordKind<Row>,
  record: Row,
  columns: Partial<Row>,
  action: string,
  besides: Changes = {},
  { undoesId, followUps }: SaveOptions = {},
): Promise<Row> {
  const { manager } = context.app.database;
  const stamp = manager.connection.getMetadata(entity).findColumnWithPropertyName('updatedAt');
  await manager.update(entity, record.id, {
    ...columns,
    version: () => 'version + 1',
    ...(stamp && { updatedAt: () => 'now()' }),
  } as never);
  await recordActivity(context, {
    action,
    subjectType: subject,
    subjectId: record.id,
    changes: { ...auditOf(record, columns), ...besides },
    personalFields,
    shownOn: onPages ? { type: subject, id: record.id } : undefined,
    recordVersion: record.version + 1,
    undoesId,
    followUps,
  });
  return { ...record, ...columns, version: record.version + 1 };
}

/** Before and after of the columns for the activity log; of a new record `before` is empty. */
export function auditOf<Row extends object>(before: Partial<Row>, after: Partial<Row>): Changes {
  const changes: Changes = {};
  for (const name of Object.keys(after) as (keyof Row & string)[])
    changes[name] = [before[name] ?? null, after[name] ?? null];
  return changes;
}
