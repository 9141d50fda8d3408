import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Changes } from '../../platform/activity/changes.js';
import { type FollowUp, recordActivity } from '../../platform/activity/record-activity.js';
import { staleRecord } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A row with a version, to detect stale changes. */
export interface StoredRecord extends ObjectLiteral {
  id: number;
  version: number;
}

/** A record type and its storage. */
export interface RecordKind<Row extends StoredRecord> {
  entity: EntityTarget<Row>;
  /** The name of the type in activities. */
  subject: string;
  /** True if public pages show such records, so that a change removes cached pages. */
  onPages: boolean;
  /**
   * The type of the records in the table of references to other systems (ADR 73). If absent, records have no
   * references.
   */
  referredAs?: string;
  /** Fields whose values are left out of the activity log (A156). */
  personalFields: ReadonlySet<string>;
}

/** Locks the record until the transaction ends and returns it. Null if it does not exist. */
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
 * The version that a write is based on. Several if any of them will do, and none of them if the list is
 * empty. Null or undefined for any version.
 */
export type ExpectedVersion = number | readonly number[] | null | undefined;

/**
 * Refuses writes that are based on another version than the current one. Without a version, all writes are
 * accepted.
 * @throws AppError CONFLICT with the result of `newer` as `current`
 */
export async function refuseStale(
  record: StoredRecord,
  version: ExpectedVersion,
  message: string,
  newer: () => Promise<unknown>,
): Promise<void> {
  if (version != null && ![version].flat().includes(record.version))
    throw staleRecord(message, await newer());
}

interface SaveOptions {
  /** The id of the activity that this one undoes. */
  undoesId?: string;
  /** Jobs that follow, such as a mail. */
  followUps?: FollowUp[];
}

/**
 * Writes the columns of a locked record, with its next version and an activity row, and returns the new
 * record. `besides` lists changes in other tables.
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

/**
 * Returns the values of the columns before and after, for the activity log. `before` is empty for a new
 * record.
 */
export function auditOf<Row extends object>(before: Partial<Row>, after: Partial<Row>): Changes {
  const changes: Changes = {};
  for (const name of Object.keys(after) as (keyof Row & string)[])
    changes[name] = [before[name] ?? null, after[name] ?? null];
  return changes;
}
