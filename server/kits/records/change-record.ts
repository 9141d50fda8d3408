import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { attachFiles } from './attach-files.js';
import type { FieldTable } from './field.js';
import { type ForbiddenFields, permittedChanges } from './permitted-changes.js';
import type { RecordDefinition } from './record-definition.js';
import {
  type ExpectedVersion,
  lockRecord,
  refuseStale,
  type StoredRecord,
  saveRecord,
} from './update-record.js';

export interface ChangeOptions {
  /**
   * The version that the changes are based on. If absent, the changes are saved whatever else has changed.
   */
  version?: ExpectedVersion;
  forbiddenFields?: ForbiddenFields;
}

/**
 * Changes the given fields of a record, as far as the caller may. Writes nothing if no value differs.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer record as `current`
 */
export async function changeRecord<Row extends StoredRecord, Table extends FieldTable, Related>(
  context: RequestContext,
  definition: RecordDefinition<Row, Table, Related>,
  id: number,
  input: object,
  { version, forbiddenFields = 'refuse' }: ChangeOptions = {},
): Promise<void> {
  const { records, fields, called } = definition;
  const { changes, related } = definition.read(input, false);
  await context.app.database.transaction(async () => {
    const editorRole = definition.editorRole(context, id);
    const before = await lockRecord(context, records, id);
    if (!before) throw notFound(`This ${called}`);
    await refuseStale(before, version, `This ${called} has changed since you opened it.`, () =>
      definition.newer(context, id),
    );
    const stored: Readonly<Record<string, unknown>> = { ...before };
    const permitted = permittedChanges(fields, editorRole, stored as never, changes, forbiddenFields);
    const saving = { id, before, editorRole, forbiddenFields };
    const checked = (await definition.check?.(context, saving, permitted)) ?? permitted;
    const columns = await attachFiles(context, fields, { type: records.subject, id }, before, checked);
    const besides = (await definition.follow?.(context, saving, columns, related)) ?? {};
    if (Object.keys(columns).length + Object.keys(besides).length > 0)
      await saveRecord(
        context,
        records,
        before,
        columns as Partial<Row>,
        `${records.subject}.changed`,
        besides,
      );
  });
}
