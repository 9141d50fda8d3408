import { setTimeout as pause } from 'node:timers/promises';
import { queueJob } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import { isAmong } from '../../platform/audience.js';
import { AppError, toAppError } from '../../platform/errors.js';
import { requireNotLeft, type SignedInUser } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, systemContext } from '../../platform/request-context.js';
import { Task } from './task.entity.js';
import { isOver } from './task.states.js';
import type { RecordFailure, StepOutcome, TaskKind } from './task-kind.js';
import { taskRequestId } from './task-request-id.js';

/** The statement for the ids of a batch, by its task and number. */
export const TASK_BATCH = {
  name: 'task-batch',
  text: 'SELECT record_ids AS ids FROM task_batch WHERE task_id = $1 AND number = $2',
};

/**
 * The time that one job works on a task before other jobs get their turn, so that mails wait no longer for
 * it.
 */
const TURN_MS = 2000;
/** The maximum number of failed steps in a row that the input did not cause. */
const MAX_TRIES = 8;
const NOT_ANY_MORE = 'You may no longer do this.';
const TOKEN_ENDED =
  'The API token that started this task was revoked or has expired. Changes made before that remain.';
const OUR_FAULT = 'Something went wrong on our side. Changes made before that remain.';

/** The error for a task of a newer process, which will know its kind. */
class UnknownTask extends Error {}

/** All kinds of tasks that this process knows. */
export type TaskRegistry = Readonly<Record<string, TaskKind>>;

/**
 * Works on a task for a turn, step by step, and leaves the rest to another job. Each step is a transaction of
 * its own, which also counts it: if a worker is killed, nothing is half done, and the next one continues. Has
 * no effect on a task that is over.
 */
export async function runTask(app: App, kinds: TaskRegistry, taskId: number): Promise<void> {
  const until = Date.now() + TURN_MS;
  try {
    for (;;) {
      const { more, restMs } = await takeStep(app, kinds, taskId);
      if (!more) return;
      if (Date.now() + restMs >= until) return await leaveToAnotherJob(app, taskId);
      if (restMs > 0) await pause(restMs);
    }
  } catch (error) {
    if (error instanceof UnknownTask) throw error;
    await noteFailedStep(app, taskId, error);
  }
}

const OVER = { more: false, restMs: 0 };

/** Takes one step. Returns whether there are more, and the time to wait before the next. */
function takeStep(app: App, kinds: TaskRegistry, taskId: number): Promise<typeof OVER> {
  return app.database.transaction(async (manager) => {
    const task = await manager.findOne(Task, { where: { id: taskId }, lock: { mode: 'pessimistic_write' } });
    if (!task || isOver(task.state)) return OVER;
    const kind = kinds[task.kind];
    if (!kind) throw new UnknownTask(`This process does not know the task ${task.kind}.`);
    const context = await contextOf(app, kind, task);
    const ids = await readBatch(app, task);
    const done = task.done + ids.length;
    const isLast = done >= task.total;
    const {
      failures,
      refused = failures.length,
      part,
      restMs = 0,
    }: StepOutcome = await kind.step(context, task.input, {
      ids,
      isFirst: task.nextBatch === 0,
      isLast,
      storedAs: { taskId: task.id, number: task.nextBatch },
    });
    if (part !== undefined) await app.database.read(ADD_PART, [task.id, task.nextBatch, part]);
    if (failures.length > 0) await addFailures(app, task, failures);
    const failed = task.failed + refused;
    await manager.update(Task, task.id, {
      done,
      failed,
      fileName: isLast && kind.fileListsRefusals && failed === 0 ? null : task.fileName,
      nextBatch: task.nextBatch + 1,
      tries: 0,
      state: isLast ? 'finished' : 'running',
      startedAt: task.startedAt ?? new Date(),
      lastStepAt: new Date(),
      finishedAt: isLast ? new Date() : null,
    });
    return { more: !isLast, restMs };
  });
}

/**
 * Returns the context of the user who started the task, with their current rights: a role that was removed
 * and an API token that was revoked have an immediate effect.
 * @throws AppError FORBIDDEN
 */
async function contextOf(app: App, { audience }: TaskKind, task: Task): Promise<RequestContext> {
  const user = await askerOf(app, task);
  const actor = user && { kind: 'user' as const, user, sessionId: `task-${task.id}` };
  if (!actor || !isAmong(audience, actor)) throw new AppError('FORBIDDEN', 403, NOT_ANY_MORE);
  requireNotLeft(user);
  return { ...systemContext(app), actor, requestId: taskRequestId(task.id) };
}

/**
 * Returns the user who started the task, or null if the user is gone.
 * @throws AppError FORBIDDEN if the task was started with an API token that has ended
 */
async function askerOf({ users, database }: App, task: Task): Promise<SignedInUser | null> {
  const { askedById: userId, tokenSessionId: sessionId } = task;
  if (sessionId === null) return users.byId(database, userId);
  const user = await users.signedIn(database, { userId, sessionId, scopes: new Set() });
  if (!user) throw new AppError('FORBIDDEN', 403, TOKEN_ENDED);
  return user;
}

const ADD_PART = {
  name: 'add-task-part',
  text: 'INSERT INTO task_part (task_id, number, content) VALUES ($1, $2, $3)',
};
const ADD_FAILURES = {
  name: 'add-task-failures',
  text: `INSERT INTO task_failure (task_id, record_id, record_name, field, message)
    SELECT $1, f."recordId", f."recordName", f.field, f.message FROM json_to_recordset($2::json)
      AS f ("recordId" integer, "recordName" text, field text, message text)`,
};

async function readBatch(app: App, { id, nextBatch }: Task): Promise<number[]> {
  const row = await app.database.readOne<{ ids: number[] }>(TASK_BATCH, [id, nextBatch]);
  if (!row) throw new Error(`Task ${id} has no batch ${nextBatch}.`);
  return row.ids;
}

const addFailures = (app: App, { id }: Task, failures: RecordFailure[]) =>
  app.database.read(ADD_FAILURES, [id, JSON.stringify(failures)]);

/** Leaves the task to another job, which the outbox adds at the end of the queue. */
async function leaveToAnotherJob({ database }: App, taskId: number): Promise<void> {
  await database.transaction((manager) => queueJob(manager, { job: 'task.run', payload: { taskId } }));
}

/**
 * Ends the task if its input or the user’s rights caused the error, or if it has failed too often. Otherwise
 * throws the error, so that the queue retries.
 */
async function noteFailedStep({ database, log }: App, taskId: number, error: unknown): Promise<void> {
  const known = toAppError(error);
  const problem = known && known.status < 500 ? known.message : null;
  const [rows]: [{ tries: number }[]] = await database.manager.query(
    `UPDATE task SET tries = tries + 1,
       state = CASE WHEN $2::text IS NOT NULL OR tries + 1 >= ${MAX_TRIES} THEN 'failed' ELSE state END,
       finished_at = CASE WHEN $2::text IS NOT NULL OR tries + 1 >= ${MAX_TRIES} THEN now() END,
       problem = CASE WHEN $2::text IS NOT NULL OR tries + 1 >= ${MAX_TRIES} THEN coalesce($2, $3) END
     WHERE id = $1 AND finished_at IS NULL RETURNING tries`,
    [taskId, problem, OUR_FAULT],
  );
  if (problem !== null) return;
  log.warn({ taskId, tries: rows[0]?.tries, err: error }, 'A step of a task failed');
  if ((rows[0]?.tries ?? MAX_TRIES) < MAX_TRIES) throw error;
}
