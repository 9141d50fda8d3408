import { conflict } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { actionsOf } from '../history/record-history.js';
import { undoChange } from '../history/undo-change.js';
import { lockRecord } from '../records/update-record.js';
import { bulkKind } from '../tasks/bulk-task.js';
import type { UndoneBy } from '../tasks/task-kind.js';
import { taskRequestId } from '../tasks/task-request-id.js';
import type { ImportDefinition } from './import-definition.js';

const CHANGED_SINCE = 'This record has changed since the import, so the import was not undone here.';

/** Reads the activities of an import on one record, latest first. */
const DONE_BY_IMPORT = {
  name: 'done-by-import',
  text: `SELECT action, record_version AS version, changes FROM activity WHERE request_id LIKE 'task-%'
    AND request_id = $1 AND subject_id = $2 AND subject_type = $3 AND action = ANY ($4::text[]) ORDER BY id DESC`,
};

type Done = {
  action: string;
  version: number | null;
  changes: Record<string, unknown>;
};

/**
 * Returns the undo of an import, record by record: created records go to the trash, changed ones are
 * restored. Records that have changed since, or that other records refer to now, are left as they are and
 * listed.
 */
export function undoneImport(definition: ImportDefinition): UndoneBy {
  const { subject } = definition.history.records;
  const created = `${subject}.created`;
  const actions = [created, actionsOf(definition.history).changed];
  const kind = bulkKind({
    kind: `${definition.recordType}.undo-import`,
    audience: ['Admin'],
    names: definition.names,
    work: async (context, id, { undoes }) => {
      const values = [taskRequestId(Number(undoes)), id, subject, actions];
      const done = await context.app.database.read<Done>(DONE_BY_IMPORT, values);
      if (done.some(({ action }) => action === created)) return removeCreated(context, definition, id, done);
      for (const change of done) await revertChange(context, definition, id, change);
    },
  });
  return { kind, subject, actions };
}

/** Deletes a record that the import has created, unless it has been deleted since. */
async function removeCreated(
  context: RequestContext,
  { history, remove }: ImportDefinition,
  id: number,
  done: readonly Done[],
): Promise<void> {
  const record = await lockRecord(context, history.records, id);
  if (!record) return;
  if (record.version !== Math.max(1, ...done.map(({ version }) => version ?? 1)))
    throw conflict(CHANGED_SINCE);
  await remove(context, id);
}

/** Undoes one change to a record: to its parts or to its fields. */
async function revertChange(
  context: RequestContext,
  { history, parts }: ImportDefinition,
  id: number,
  { version, changes }: Done,
): Promise<void> {
  const ofParts = parts && changes[parts.list];
  if (ofParts) await parts.revertParts(context, id, ofParts as never);
  else if (version !== null) await undoChange(context, history, id, version);
}
