import sql, { join, raw } from 'sql-template-tag';
import type { Changes } from '../../platform/activity/changes.js';
import { actorId, actorKind, recordActivity } from '../../platform/activity/record-activity.js';
import type { RequestContext } from '../../platform/request-context.js';
import { EXTERNAL_REF_TABLE } from '../external-refs/external-ref-table.js';
import { DeletedRecord } from './deleted-record.entity.js';
import type { RecordKind, StoredRecord } from './update-record.js';

/** The storage of deleted records of one type, and the obstacles to their restoration. */
export interface TrashKind {
  /** The fields for the title in the trash. The first one with a value is used. */
  title: readonly string[];
  /**
   * Rows that are deleted with the record, in the order of their restoration. Rows whose `needs` is gone are
   * not restored.
   */
  children?: readonly { table: string; column: string; needs?: { column: string; table: string } }[];
  /** References from other rows. They are cleared, and restored if they are still empty. */
  pointers?: readonly { table: string; column: string }[];
  /** Columns that are emptied on restoration if the record that they refer to is gone. */
  weak?: readonly { column: string; table: string }[];
  /** The messages for violated constraints, by name. */
  clashes: Readonly<Record<string, string>>;
}

/** Returns a statement for a record with all rows that belong to it. */
function fullRecord(
  table: string,
  { children = [], pointers = [] }: TrashKind,
  id: number,
  referredAs: string | undefined,
) {
  const tables = [{ table, column: 'id' }, ...children].map(
    (
      child,
    ) => sql`${child.table}::text, (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${raw(child.table)} t
      WHERE t.${raw(child.column)} = ${id}::integer)`,
  );
  const refs = referredAs
    ? [
        sql`${EXTERNAL_REF_TABLE}::text, (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')
          FROM ${raw(EXTERNAL_REF_TABLE)} t
          WHERE t.record_type = ${referredAs}::text AND t.record_id = ${id}::integer)`,
      ]
    : [];
  const pointing = pointers.map(
    (at) => sql`${at.table}::text, (SELECT coalesce(jsonb_agg(t.id), '[]') FROM ${raw(at.table)} t
      WHERE t.${raw(at.column)} = ${id}::integer)`,
  );
  return sql`SELECT jsonb_build_object(${join([...tables, ...refs])}) AS rows,
    jsonb_build_object(${pointing.length > 0 ? join(pointing) : raw('')}) AS pointers`;
}

const FILE = /^\/files\//;

/** Returns all addresses of our files in a value. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/**
 * Moves a locked record into the trash with everything that belongs to it (A155), and records the activity.
 * The caller must have checked that it may be deleted.
 */
export async function moveToTrash<Row extends StoredRecord>(
  context: RequestContext,
  { entity, subject, onPages, referredAs, personalFields }: RecordKind<Row>,
  trash: TrashKind,
  record: Row,
  changes: Changes,
): Promise<void> {
  const { manager } = context.app.database;
  const { tableName } = manager.connection.getMetadata(entity);
  const { text, values } = fullRecord(tableName, trash, record.id, referredAs);
  const [snapshot]: Pick<DeletedRecord, 'rows' | 'pointers'>[] = await manager.query(text, values);
  if (!snapshot) return;
  await manager.insert(DeletedRecord, {
    subjectType: subject,
    subjectId: record.id,
    title: titleOf(record, trash),
    rows: snapshot.rows as never,
    pointers: snapshot.pointers as never,
    files: [...new Set(filesIn(snapshot.rows))],
    deletedByKind: actorKind(context),
    deletedById: actorId(context),
  });
  await manager.delete(entity, record.id);
  await recordActivity(context, {
    action: `${subject}.deleted`,
    subjectType: subject,
    subjectId: record.id,
    changes,
    personalFields,
    shownOn: onPages ? { type: subject, id: record.id } : undefined,
  });
}

const titleOf = (record: StoredRecord, { title }: TrashKind): string =>
  title.map((name) => record[name]).find((said) => typeof said === 'string' && said !== '') ??
  `No. ${record.id}`;
