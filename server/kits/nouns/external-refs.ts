import { recordActivity } from '../../platform/activity/record-activity.js';
import type { Statement } from '../../platform/database/database.js';
import { conflict, forbidden } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { logChange } from '../change-feed/log-change.js';
import { externalRefSchema, systemCode } from '../external-refs/external-ref.schema.js';
import type { ExternalRef } from '../external-refs/external-ref.type.js';
import { type RecordHistory, STAFF } from '../history/record-history.js';
import { lockRecord, type StoredRecord } from '../records/update-record.js';

/** A record type whose records can have references, with its rights. */
export type ReferredType = Pick<RecordHistory, 'records' | 'editorRole' | 'notFound'>;

const INSERT = `INSERT INTO external_ref (record_type, record_id, system, external_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT ON CONSTRAINT external_ref_taken DO NOTHING RETURNING record_id`;

const REMOVE = `DELETE FROM external_ref WHERE record_type = $1 AND record_id = $2 AND system = $3
  RETURNING external_id AS "externalId"`;

const FIND: Statement = {
  name: 'record-by-external-ref',
  text: `SELECT record_id AS id FROM external_ref WHERE record_type = $1 AND system = $2 AND external_id = $3`,
};

const LIST: Statement = {
  name: 'external-refs-of-record',
  text: `SELECT system, external_id AS "externalId" FROM external_ref
    WHERE record_type = $1 AND record_id = $2 ORDER BY system`,
};

/** Returns the type of the records in the table of references. */
function referredTypeOf({ records }: Pick<RecordHistory, 'records'>): string {
  if (!records.referredAs) throw new Error(`Records of the type ${records.subject} have no references`);
  return records.referredAs;
}

/**
 * Sets the id of a record in another system, in place of the one that it has there. Can be repeated safely.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT that names the record that has the id
 */
export async function setExternalRef(
  context: RequestContext,
  type: ReferredType,
  id: number,
  given: ExternalRef,
): Promise<void> {
  const ref = parseInput(externalRefSchema, given);
  await changeRef(context, type, id, ref.system, ref);
}

/**
 * Removes the id of a record in another system, if it has one. Can be repeated safely.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function removeExternalRef(
  context: RequestContext,
  type: ReferredType,
  id: number,
  system: string,
): Promise<void> {
  await changeRef(context, type, id, parseInput(systemCode, system), null);
}

/**
 * Returns the id of the record that has this id in another system, or null. The audience limits callers to
 * staff.
 * @throws AppError BAD_USER_INPUT
 */
export async function findByExternalRef(
  { app: { database } }: RequestContext,
  type: Pick<RecordHistory, 'records'>,
  given: ExternalRef,
): Promise<number | null> {
  const { system, externalId } = parseInput(externalRefSchema, given);
  const found = await database.readOne<{ id: number }>(FIND, [referredTypeOf(type), system, externalId]);
  return found?.id ?? null;
}

/** Returns the ids of a record in other systems, by system. The audience limits callers to staff. */
export const listExternalRefs = (
  { app: { database } }: RequestContext,
  type: Pick<RecordHistory, 'records'>,
  id: number,
): Promise<ExternalRef[]> =>
  database.read<{ system: string; externalId: string }>(LIST, [referredTypeOf(type), id]);

function changeRef(
  context: RequestContext,
  type: ReferredType,
  id: number,
  system: string,
  after: ExternalRef | null,
): Promise<void> {
  return context.app.database.transaction(async (manager) => {
    const record = await lockRecord(context, type.records, id);
    if (!record) throw type.notFound();
    if (type.editorRole(context, record) !== STAFF) throw forbidden();
    const key = [referredTypeOf(type), id, system] as const;
    const [removed]: [{ externalId: string }[], number] = await manager.query(REMOVE, [...key]);
    const before = removed[0]?.externalId ?? null;
    if (after) await insertRef(context, key, after.externalId);
    if (before === (after?.externalId ?? null)) return;
    await announce(context, type, record, {
      [`externalRef.${system}`]: [before, after?.externalId ?? null],
    });
  });
}

async function insertRef(
  { app: { database } }: RequestContext,
  [recordType, recordId, system]: readonly [recordType: string, recordId: number, system: string],
  externalId: string,
): Promise<void> {
  const inserted: object[] = await database.manager.query(INSERT, [recordType, recordId, system, externalId]);
  if (inserted.length > 0) return;
  const [owner] = await database.read<{ id: number }>(FIND, [recordType, system, externalId]);
  const called = recordType.toLowerCase().replaceAll('_', ' ');
  throw conflict(`The ${called} ${owner?.id ?? ''} has this id in ${system} already.`, owner);
}

async function announce(
  context: RequestContext,
  type: ReferredType,
  record: StoredRecord,
  changes: Record<string, [unknown, unknown]>,
): Promise<void> {
  await logChange(context.app.database.manager, referredTypeOf(type), record);
  const { subject } = type.records;
  const action = `${subject}.external-ref-changed`;
  await recordActivity(context, { action, subjectType: subject, subjectId: record.id, changes });
}
