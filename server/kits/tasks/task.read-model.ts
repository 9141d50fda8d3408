import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { App } from '../../platform/app.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { decodeCursor, writeCursor } from '../lists/keyset.js';
import { pageSize } from '../lists/page.js';
import { isTaskOf, taskNotFound } from './task.policy.js';
import type { TaskFailure, TaskFailureConnection, TaskView } from './task.type.js';

const MAX_TASKS = 50;
const MAX_FAILURES = 200;

/** Returns the time for which a finished task is stored. */
const retention = ({ config }: App): Sql => sql`make_interval(days => ${config.retention.tasks}::integer)`;

/** Returns the condition that the storage time of `t` is not over. */
const isRetained = (app: App) => sql`(t.finished_at IS NULL OR t.finished_at > now() - ${retention(app)})`;

/** Returns the condition that the caller started `t`. */
const isMine = (context: RequestContext) => sql`t.asked_by_id = ${userOf(context)?.id ?? null}::integer`;

/** Returns the condition that the caller may undo the changes of `t`. */
const canUndo = (
  context: RequestContext,
): Sql => sql`(t.undoable AND t.finished_at IS NOT NULL AND t.done > t.failed
  AND ${isMine(context)}
  AND NOT EXISTS (SELECT FROM task u WHERE u.undoes_id = t.id))`;

/** Returns the columns of a task `t` for the user who started it. */
export const taskView = (
  context: RequestContext,
): Sql => sql`SELECT t.id, t.kind, t.title, t.state, t.total, t.done, t.failed, t.problem,
  CASE WHEN t.state = 'finished' THEN t.file_name END AS "fileName", t.created_at AS "createdAt",
  t.finished_at AS "finishedAt", t.finished_at + ${retention(context.app)} AS "expiresAt", ${canUndo(context)} AS "canUndo"
  FROM task t`;

/**
 * Returns the caller’s tasks that are running or still stored, the latest first. Tasks of a lost role are
 * left out.
 */
export async function listMyTasks(context: RequestContext): Promise<TaskView[]> {
  const { app } = context;
  const statement = sql`${taskView(context)} WHERE ${isMine(context)} AND ${isTaskOf(context)} AND ${isRetained(app)}
    ORDER BY t.id DESC LIMIT ${raw(String(MAX_TASKS))}`;
  return app.database.read<TaskView & Record<string, unknown>>(prepared('my-tasks', statement));
}

/** Returns a task, or null if the caller may not see it. */
export function loadTask(context: RequestContext, id: number): Promise<TaskView | null> {
  const { app } = context;
  const statement = sql`${taskView(context)} WHERE t.id = ${id}::integer AND ${isTaskOf(context)} AND ${isRetained(app)}`;
  return app.database.readOne<TaskView & Record<string, unknown>>(prepared('task', statement));
}

/**
 * Returns a task of the caller.
 * @throws AppError NOT_FOUND
 */
export async function requireTask(context: RequestContext, id: number): Promise<TaskView> {
  const task = await loadTask(context, id);
  if (!task) throw taskNotFound();
  return task;
}

/** Returns the ids of the caller’s tasks that it may see: those among the given ids or, for null, the latest. */
export async function visibleTaskIds(
  context: RequestContext,
  ids: readonly number[] | null,
): Promise<number[]> {
  const among = ids ? sql`t.id = ANY (${[...ids]}::integer[])` : isRetained(context.app);
  const statement = sql`SELECT t.id FROM task t WHERE ${isMine(context)} AND ${among} AND ${isTaskOf(context)}
    ORDER BY t.id DESC LIMIT ${raw(String(MAX_TASKS))}`;
  const rows = await context.app.database.read<{ id: number }>(prepared('visible-tasks', statement));
  return rows.map(({ id }) => id);
}

interface ReadFailures {
  nodes: (TaskFailure & { id: number })[];
  totalCount: number;
}

/**
 * Returns a page of the records that failed in a task, in its order, or null if the caller may not see the
 * task.
 * @throws AppError BAD_USER_INPUT
 */
export async function listTaskFailures(
  context: RequestContext,
  id: number,
  page: { first: number; after: string | null },
): Promise<TaskFailureConnection | null> {
  const { first } = parseInput(z.object({ first: pageSize(MAX_FAILURES) }), { first: page.first });
  const order = `failures of task ${id}`;
  const [, after] = page.after ? decodeCursor(order, page.after, z.number()) : [0, 0];
  const statement = sql`SELECT t.failed AS "totalCount", coalesce((SELECT json_agg(f) FROM (
      SELECT f.id, f.record_id AS "recordId", f.record_name AS "recordName", f.field, f.message FROM task_failure f
      WHERE f.task_id = t.id AND f.id > ${after}::bigint ORDER BY f.id LIMIT ${first + 1}) f), '[]') AS nodes
    FROM task t WHERE t.id = ${id}::integer AND ${isTaskOf(context)} AND ${isRetained(context.app)}`;
  const row = await context.app.database.readOne<ReadFailures & Record<string, unknown>>(
    prepared('task-failures', statement),
  );
  if (!row) return null;
  const nodes = row.nodes.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount: row.totalCount,
    pageInfo: {
      hasNextPage: row.nodes.length > first,
      endCursor: last ? writeCursor(order, [0, last.id]) : null,
    },
  };
}
