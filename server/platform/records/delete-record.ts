import { recordActivity } from '../activity/record-activity.js';
import { forbidden, notFound } from '../errors.js';
import type { RequestContext } from '../request-context.js';
import type { FieldTable } from './field.js';
import type { KeptNoun } from './kept-noun.js';
import { refuseReferenced } from './references.js';
import { auditOf, lockRecord, type StoredRecord } from './update-record.js';

/**
 * Deletes a record that nothing refers to (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT where something refers to it
 */
export async function deleteRecord<Row extends StoredRecord, Table extends FieldTable, Related>(
  context: RequestContext,
  noun: KeptNoun<Row, Table, Related>,
  id: number,
): Promise<void> {
  const { records, called, deletion } = noun;
  if (!deletion) throw forbidden(`A ${called} cannot be deleted.`);
  await context.app.database.transaction(async (manager) => {
    noun.keeper(context, id, 'Admin');
    const record = await lockRecord(context, records, id);
    if (!record) throw notFound(`This ${called}`);
    deletion.check?.(record);
    await refuseReferenced(context, `This ${called}`, id, deletion.references, deletion.advice);
    await manager.delete(records.entity, id);
    const remembered = Object.fromEntries(deletion.rememberedBy.map((name) => [name, record[name]]));
    await recordActivity(context, {
      action: `${records.subject}.deleted`,
      subjectType: records.subject,
      subjectId: id,
      changes: auditOf<object>(
        remembered,
        Object.fromEntries(deletion.rememberedBy.map((name) => [name, null])),
      ),
      shownOn: records.onPages ? { type: records.subject, id } : undefined,
    });
  });
}
