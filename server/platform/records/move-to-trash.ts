import sql, { join, raw } from 'sql-template-tag';
import type { Changes } from '../activity/changes.js';
import { actorId, actorKind, recordActivity } from '../activity/record-activity.js';
import type { RequestContext } from '../request-context.js';
import { DeletedRecord } from './deleted-record.entity.js';
import type { RecordKind, StoredRecord } from './update-record.js';

/** How a deleted record is kept, and what may stand in the way of its return. */
export interface TrashKind {
  /** What the trash calls the record: the first of these fields that says something. */
  title: readonly string[];
  /** Rows that go with it, in the order in which they come back; those whose `needs` is gone stay away. */
  children?: readonly { table: string; column: string; needs?: { column: string; table: string } }[];
  /** Rows elsewhere that let go of it, and take hold of it again where they have nothing else. */
  pointers?: readonly { table: string; column: string }[];
  /** Columns that it comes back without where what they name is gone, as they would have been emptied. */
  weak?: readonly { column: string; table: string }[];
  /** What is said where a constraint stands in the way, by its name. */
  clashes: Readonly<Record<string, string>>;
}

/** What a record is, with all that hangs on it, in one statement. */
function wholeRecord(table: string, { children = [], pointers = [] }: TrashKind, id: number) {
  const tables = [{ table, column: 'id' }, ...children].map(
    (
      kept,
    ) => sql`${kept.table}::text, (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${raw(kept.table)} t
      WHERE t.${raw(kept.column)} = ${id}::integer)`,
  );
  const pointing = pointers.map(
    (at) => sql`${at.table}::text, (SELECT coalesce(jsonb_agg(t.id), '[]') FROM ${raw(at.table)} t
      WHERE t.${raw(at.column)} = ${id}::integer)`,
  );
  return sql`SELECT jsonb_build_object(${join(tables)}) AS rows,
    jsonb_build_object(${pointing.length > 0 ? join(pointing) : raw('')}) AS pointers`;
}

const FILE = /^\/files\//;

/** Every address of a file of ours in what is kept. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') return FILE.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/**
 * Takes a record, which is locked, away from its list into the trash, whole and with all that hangs on it (A155), and
 * tells the activity log. Whether it may go is for the caller to have checked.
 */
export async function moveToTrash<Row extends StoredRecord>(
  context: RequestContext,
  { entity, subject, onPages, personalFields }: RecordKind<Row>,
  trash: TrashKind,
  record: Row,
  changes: Changes,
): Promise<void> {
  const { manager } = context.app.database;
  const { tableName } = manager.connection.getMetadata(entity);
  const { text, values } = wholeRecord(tableName, trash, record.id);
  const [kept]: Pick<DeletedRecord, 'rows' | 'pointers'>[] = await manager.query(text, values);
  if (!kept) return;
  await manager.insert(DeletedRecord, {
    subjectType: subject,
    subjectId: record.id,
    title: titleOf(record, trash),
    rows: kept.rows as never,
    pointers: kept.pointers as never,
    files: [...new Set(filesIn(kept.rows))],
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
