import { recordActivity } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import { systemContext } from '../../platform/request-context.js';

const EVERY_MS = 30_000;
/**
 * The time without a step after which a task counts as lost: longer than any step, and than a job waits in a
 * busy queue.
 */
const STALE_AFTER = '2 minutes';

/**
 * Resumes tasks whose job has been lost, for example because the queue was emptied. Returns a function that
 * stops it.
 */
export function sweepTasks(app: App): { stop: () => void } {
  const timer = setInterval(() => {
    sweepTasksOnce(app).catch((error: Error) =>
      app.log.warn({ err: error.message }, 'Tasks could not be swept'),
    );
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** Resumes lost tasks once. */
export async function sweepTasksOnce(app: App): Promise<void> {
  await app.database.transaction(async (manager) => {
    const [rows]: [{ id: number }[]] = await manager.query(
      `UPDATE task SET last_step_at = now() WHERE id IN (
         SELECT id FROM task WHERE finished_at IS NULL
           AND coalesce(last_step_at, created_at) < now() - interval '${STALE_AFTER}'
         ORDER BY id LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    if (rows.length === 0) return;
    await recordActivity(systemContext(app), {
      action: 'task.retried',
      subjectType: 'task',
      subjectId: null,
      followUps: rows.map(({ id }) => ({ job: 'task.run', payload: { taskId: id } })),
    });
  });
}
