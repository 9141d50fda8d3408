import { recordActivity } from '../../platform/activity/record-activity.js';
import { once } from '../../platform/idempotency.js';
import type { RequestContext } from '../../platform/request-context.js';
import { attachFiles, fileFieldsOf } from './attach-files.js';
import type { FieldTable } from './field.js';
import { type ForbiddenFields, permittedChanges } from './permitted-changes.js';
import type { RecordDefinition } from './record-definition.js';
import { auditOf, type StoredRecord } from './update-record.js';

const NOT_YET = 0;

export interface CreateOptions<Row> {
  forbiddenFields?: ForbiddenFields;
  /** Columns that no caller sets, such as a secret key. */
  besides?: Partial<Row>;
  /** Validates the new record beyond the rules of its fields. Not called when a call is repeated. */
  refuse?: (changes: Partial<Row>) => Promise<void>;
}

/**
 * Creates a record and returns its id. The audience limits callers to Admin. Idempotent with an
 * Idempotency-Key, whose scope is the operation.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export async function createRecord<Row extends StoredRecord, Table extends FieldTable, Related>(
  context: RequestContext,
  definition: RecordDefinition<Row, Table, Related>,
  operation: string,
  input: object,
  { forbiddenFields = 'refuse', besides = {}, refuse }: CreateOptions<Row> = {},
): Promise<number> {
  const { records, fields } = definition;
  const { changes, related } = definition.read(input, true);
  return once(context, operation, { changes, related }, async () => {
    await refuse?.(changes as Partial<Row>);
    const { manager } = context.app.database;
    const saving = { id: NOT_YET, before: null, editorRole: 'Admin', forbiddenFields };
    const permitted = permittedChanges(fields, 'Admin', {} as never, changes, forbiddenFields);
    const checked = (await definition.check?.(context, saving, permitted)) ?? permitted;
    const later = new Set<string>([...(definition.linked ?? []), ...fileFieldsOf(fields)]);
    const columns = Object.fromEntries(Object.entries(checked).filter(([name]) => !later.has(name)));
    const inserted = await manager.insert(records.entity, { ...columns, ...besides } as never);
    const id: number = inserted.identifiers[0]?.id;
    const given = await attachFiles(context, fields, { type: records.subject, id }, {}, checked);
    const files = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => fields[name]?.folder && value !== null),
    );
    if (Object.keys(files).length > 0) await manager.update(records.entity, id, files as never);
    const elsewhere = await definition.follow?.(context, { ...saving, id }, given, related);
    await recordActivity(context, {
      action: `${records.subject}.created`,
      subjectType: records.subject,
      subjectId: id,
      changes: { ...auditOf<object>({}, given), ...elsewhere },
      personalFields: records.personalFields,
      shownOn: records.onPages ? { type: records.subject, id } : undefined,
    });
    return id;
  });
}
