import type { EntityManager } from 'typeorm';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { conflict, notFound, sqlState } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { EXTERNAL_REF_TABLE } from '../external-refs/external-ref-table.js';
import { DeletedRecord } from '../records/deleted-record.entity.js';
import type { TrashKind } from '../records/move-to-trash.js';
import { actionsOf, type RecordHistory } from './record-history.js';

const notInTrash = () => notFound('This deleted record');

/**
 * Restores a deleted record from the trash, with its id and everything that belongs to it, as far as the
 * records that it needs still exist (A155). The audience limits callers to Admin.
 * @throws AppError NOT_FOUND if it is not in the trash, CONFLICT if another record has taken its place
 */
export async function restoreRecord(
  context: RequestContext,
  history: RecordHistory,
  subjectId: number,
): Promise<void> {
  const { records, trash } = history;
  if (!trash) throw notInTrash();
  await context.app.database.transaction(async (manager) => {
    const deleted = await manager.findOne(DeletedRecord, {
      where: { subjectType: records.subject, subjectId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!deleted) throw notInTrash();
    await withWords(trash, () => bringBack(manager, history, trash, deleted));
    await manager.delete(DeletedRecord, deleted.id);
    await recordActivity(context, {
      action: actionsOf(history).restored,
      subjectType: records.subject,
      subjectId,
      shownOn: records.onPages ? { type: records.subject, id: subjectId } : undefined,
    });
  });
}

async function bringBack(
  manager: EntityManager,
  { records }: RecordHistory,
  { children = [], pointers = [], weak = [] }: TrashKind,
  { rows, pointers: pointing, subjectId }: DeletedRecord,
): Promise<void> {
  const { tableName } = manager.connection.getMetadata(records.entity);
  const [row] = rows[tableName] ?? [];
  if (!row) return;
  for (const { column, table } of weak) if (!(await isThere(manager, table, row[column]))) row[column] = null;
  await insertRows(manager, tableName, [row]);
  for (const { table: of, needs } of children) await insertRows(manager, of, rows[of] ?? [], needs);
  await insertRows(manager, EXTERNAL_REF_TABLE, rows[EXTERNAL_REF_TABLE] ?? []);
  for (const { table: at, column } of pointers)
    await manager.query(
      `UPDATE ${at} SET ${column} = $1 WHERE id = ANY ($2::integer[]) AND ${column} IS NULL`,
      [subjectId, pointing[at] ?? []],
    );
}

const isThere = async (manager: EntityManager, table: string, id: unknown): Promise<boolean> =>
  (await manager.query<object[]>(`SELECT FROM ${table} WHERE id = $1`, [id ?? null])).length > 0;

const WRITTEN_COLUMNS = `SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`;

/** Inserts the rows. Columns that were added since get the values of a new row. */
async function insertRows(
  manager: EntityManager,
  table: string,
  rows: readonly Record<string, unknown>[],
  needs?: { column: string; table: string },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const written: { name: string }[] = await manager.query(WRITTEN_COLUMNS, [table]);
  const columns = written
    .filter(({ name }) => Object.hasOwn(first, name))
    .map(({ name }) => `"${name}"`)
    .join(', ');
  const there = needs ? `WHERE EXISTS (SELECT FROM ${needs.table} n WHERE n.id = kept.${needs.column})` : '';
  await manager.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) kept ${there}`,
    [JSON.stringify(rows)],
  );
}

const TAKEN = 'Another record now uses a value that must be unique. Change that record first.';
const GONE = 'A record that this one belongs to has been deleted. Restore that record first.';
const CLASHES: Readonly<Record<string, string>> = {
  external_ref_taken:
    'Another record now has this record’s external id. Remove the id from the other record first.',
};
const FALLBACK: Readonly<Record<string, string>> = { '23505': TAKEN, '23503': GONE };

/** Runs `work` and describes constraint violations in the words of the record type. */
async function withWords({ clashes }: TrashKind, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fallback = FALLBACK[sqlState(error) ?? ''];
    if (!fallback) throw error;
    throw conflict(clashes[constraintOf(error)] ?? CLASHES[constraintOf(error)] ?? fallback);
  }
}

const constraintOf = (error: unknown): string =>
  (error as { driverError?: { constraint?: string } }).driverError?.constraint ?? '';
