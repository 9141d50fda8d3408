import type { Statement } from '../../platform/database/database.js';
import { conflict } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { actionsOf, type RecordHistory } from '../history/record-history.js';
import { restoreRecord } from '../history/restore-record.js';
import { undoChange } from '../history/undo-change.js';
import { bulkKind } from './bulk-task.js';
import type { TaskKind, UndoneBy } from './task-kind.js';
import { taskRequestId } from './task-request-id.js';

/** The activities of a task on one record, the latest first. */
const DONE_BY_TASK = {
  name: 'done-by-task',
  text: `SELECT id, record_version AS version FROM activity WHERE request_id LIKE 'task-%' AND request_id = $1
    AND subject_id = $2 AND subject_type = $3 AND action = $4 ORDER BY id DESC`,
};
const DELETED_SINCE = {
  name: 'deleted-since',
  text: `SELECT 1 FROM activity WHERE subject_type = $1 AND subject_id = $2 AND action = $3 AND id > $4 LIMIT 1`,
};

interface Done {
  id: string;
  version: number | null;
}

const doneBy = ({ app }: RequestContext, taskId: number, { subject, action }: Acted, recordId: number) =>
  app.database.read<Done & Record<string, unknown>>(DONE_BY_TASK, [
    taskRequestId(taskId),
    recordId,
    subject,
    action,
  ]);

/** The subject and the action of an activity. */
interface Acted {
  subject: string;
  action: string;
}

/** Returns the undoing of changes to many records, each in the same way as on its own (A155). */
export function undoneByUndo(recordType: string, names: Statement, history: RecordHistory): UndoneBy {
  const acted = { subject: history.records.subject, action: actionsOf(history).changed };
  const kind = bulkKind({
    kind: `${recordType}.undo`,
    audience: ['Admin'],
    names,
    work: async (context, id, { undoes }) => {
      for (const { version } of await doneBy(context, Number(undoes), acted, id))
        if (version !== null) await undoChange(context, history, id, version);
    },
  });
  return { kind, subject: acted.subject, actions: [acted.action] };
}

/**
 * Returns the kind of task that restores deleted records from the trash, each in the same way as on its own
 * (A155).
 */
export function restoreKind(history: RecordHistory): TaskKind {
  const acted = { subject: history.records.subject, action: actionsOf(history).deleted };
  return bulkKind({
    kind: `${acted.subject}.restore`,
    audience: ['Admin'],
    names: {
      name: `deleted-${acted.subject}`,
      text: `SELECT subject_id AS id, title AS name FROM deleted_record
        WHERE subject_type = '${acted.subject}' AND subject_id = ANY ($1::integer[])`,
    },
    work: async (context, id, { undoes }) => {
      if (undoes !== undefined) await refuseDeletedSince(context, Number(undoes), acted, id);
      await restoreRecord(context, history, id);
    },
  });
}

/** Returns the undoing of a deletion of many records. */
export const undoneByRestore = (history: RecordHistory): UndoneBy => ({
  kind: restoreKind(history),
  subject: history.records.subject,
  actions: [actionsOf(history).deleted],
});

/** Refuses a record that has been restored and deleted again since: that deletion is not the one to undo. */
async function refuseDeletedSince(
  context: RequestContext,
  taskId: number,
  acted: Acted,
  recordId: number,
): Promise<void> {
  const [deletion] = await doneBy(context, taskId, acted, recordId);
  const values = [acted.subject, recordId, acted.action, deletion?.id ?? 0];
  if (await context.app.database.readOne(DELETED_SINCE, values))
    throw conflict('This record has been restored and deleted again since then, so it stays in the trash.');
}
