import { forbidden, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { FieldTable } from './field.js';
import { moveToTrash } from './move-to-trash.js';
import type { RecordDefinition } from './record-definition.js';
import { refuseReferenced } from './references.js';
import {
  auditOf,
  type ExpectedVersion,
  lockRecord,
  refuseStale,
  type StoredRecord,
} from './update-record.js';

export interface DeleteOptions {
  /** The version that the caller has seen. If absent, the record is deleted whatever has changed. */
  version?: ExpectedVersion;
}

/**
 * Moves a record that nothing refers to into the trash (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if something refers to it, or with the newer record as
 * `current`
 */
export async function deleteRecord<Row extends StoredRecord, Table extends FieldTable, Related>(
  context: RequestContext,
  definition: RecordDefinition<Row, Table, Related>,
  id: number,
  { version }: DeleteOptions = {},
): Promise<void> {
  const { records, called, deletion } = definition;
  if (!deletion) throw forbidden(`A ${called} cannot be deleted.`);
  await context.app.database.transaction(async () => {
    definition.editorRole(context, id, 'Admin');
    const record = await lockRecord(context, records, id);
    if (!record) throw notFound(`This ${called}`);
    await refuseStale(record, version, `This ${called} has changed since you opened it.`, () =>
      definition.newer(context, id),
    );
    deletion.check?.(record);
    await refuseReferenced(context, `This ${called}`, id, deletion.references, deletion.advice);
    const { rememberedBy, trash } = deletion;
    const remembered = Object.fromEntries(rememberedBy.map((name) => [name, record[name]]));
    const gone = Object.fromEntries(rememberedBy.map((name) => [name, null]));
    await moveToTrash(context, records, trash, record, auditOf<object>(remembered, gone));
  });
}
