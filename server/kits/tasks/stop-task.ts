import sql from 'sql-template-tag';
import type { RequestContext } from '../../platform/request-context.js';
import { isTaskOf } from './task.policy.js';
import { requireTask } from './task.read-model.js';
import type { TaskView } from './task.type.js';

/**
 * Stops a task between two steps. Finished work is kept. Has no effect on a task that is over.
 * @throws AppError NOT_FOUND
 */
export async function stopTask(context: RequestContext, id: number): Promise<TaskView> {
  await context.app.database.read(
    sql`UPDATE task t SET state = 'stopped', finished_at = now()
      WHERE t.id = ${id}::integer AND t.finished_at IS NULL AND ${isTaskOf(context)}`,
  );
  return requireTask(context, id);
}
