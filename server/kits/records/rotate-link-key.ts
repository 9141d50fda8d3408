import { recordActivity } from '../../platform/activity/record-activity.js';
import { notFound } from '../../platform/errors.js';
import { newLinkKey } from '../../platform/identity/link-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { RecordDefinition } from './record-definition.js';
import { lockRecord, type StoredRecord } from './update-record.js';

/**
 * Replaces the link key of a record (A25). The old key stops working. Keys are not written to the activity
 * log, which would store them. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function rotateLinkKey<Row extends StoredRecord & { linkKey: string | null }>(
  context: RequestContext,
  { records, called, editorRole }: Pick<RecordDefinition<Row, never>, 'records' | 'called' | 'editorRole'>,
  id: number,
): Promise<void> {
  await context.app.database.transaction(async (manager) => {
    editorRole(context, id, 'Admin');
    if (!(await lockRecord(context, records, id))) throw notFound(`This ${called}`);
    await manager.update(records.entity, id, {
      linkKey: newLinkKey(),
      version: () => 'version + 1',
      updatedAt: () => 'now()',
    } as never);
    await recordActivity(context, {
      action: `${records.subject}.link-key-rotated`,
      subjectType: records.subject,
      subjectId: id,
    });
  });
}
