import sql from 'sql-template-tag';
import { requireAudience } from '../../platform/audience.js';
import { AppError, badInput, conflict, forbidden } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { RecordSelection } from '../lists/record-selection.js';
import type { TaskRegistry } from './run-task.js';
import { startTask, titled } from './start-task.js';
import { Task } from './task.entity.js';
import { loadTask, requireTask } from './task.read-model.js';
import { isOver } from './task.states.js';
import type { TaskView } from './task.type.js';
import type { UndoneBy } from './task-kind.js';
import { taskRequestId } from './task-request-id.js';

/**
 * Starts a task that undoes the changes of an ended task: each record in the same way as Undo of a single
 * change, or as restoring from the trash, with the caller’s current rights (A155). Only the user who started
 * the task may undo it. A second call returns the task of the first one.
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT while it runs, BAD_USER_INPUT if there is nothing to undo
 */
export async function undoTask(context: RequestContext, kinds: TaskRegistry, id: number): Promise<TaskView> {
  if (!(await loadTask(context, id))) throw tooLate();
  const undoId = await context.app.database.transaction(async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const task = await manager.findOneOrFail(Task, { where: { id }, lock });
    if (task.askedById !== userOf(context)?.id)
      throw forbidden('Only the user who started this task can undo it.');
    const undo = kinds[task.kind]?.undo;
    if (!undo || !task.undoable) throw badInput('This cannot be undone.');
    requireAudience(undo.kind.audience, context.actor);
    if (!isOver(task.state)) throw conflict('Wait until the task has finished, or stop it first.');
    const made = await manager.findOneBy(Task, { undoesId: id });
    if (made) return made.id;
    return startTask(context, undo.kind, {
      title: titled(`Undo: ${task.title}`),
      input: { undoes: id },
      selection: undo.selection?.(id) ?? changedBy(id, undo),
      nothing: 'This task changed nothing, so there is nothing to undo.',
      undoes: task,
    });
  });
  return requireTask(context, undoId);
}

/** The same error for a task that is no longer stored, that never existed, or that is another user’s. */
const tooLate = () =>
  new AppError(
    'NOT_FOUND',
    404,
    'This task can no longer be undone as a whole. You can still undo each change in the record’s timeline or restore records from the trash.',
  );

/** Returns the records that the task has changed, the latest first. */
const changedBy = (taskId: number, { subject, actions }: UndoneBy): RecordSelection => ({
  from: sql`FROM (SELECT a.subject_id AS id, max(a.id) AS last FROM activity a
    WHERE a.request_id LIKE 'task-%' AND a.request_id = ${taskRequestId(taskId)}::text
      AND a.subject_type = ${subject}::text AND a.action = ANY (${[...actions]}::text[]) GROUP BY 1) s`,
  id: sql`s.id`,
  order: sql`s.last DESC`,
});
