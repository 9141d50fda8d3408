import sql, { empty, type Sql } from 'sql-template-tag';
import type { TokenScope } from '../../../shared/token-scopes.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badInput, conflict, unauthenticated } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { ROLES, type Role } from '../../platform/identity/roles.js';
import { apiTokenOf, type RequestContext, userOf } from '../../platform/request-context.js';
import type { RecordSelection } from '../lists/record-selection.js';
import type { TaskKind } from './task-kind.js';

/** The maximum number of running or waiting tasks of one user, so that nobody occupies all workers. */
const MAX_AT_ONCE = 5;
const MAX_TITLE = 200;

/** The task to start. */
export interface TaskRequest {
  /** The title of the task for users. */
  title: string;
  input: Record<string, unknown>;
  selection: RecordSelection;
  /** The message if nothing is selected. */
  nothing: string;
  fileName?: string;
  /**
   * The maximum number of records for which the task is finished at once. Its file is then written while it
   * is downloaded.
   */
  atOnceUpTo?: number;
  /** The task that the new task undoes. */
  undoes?: { id: number; scope: TokenScope | null };
}

/**
 * Stores the records that are selected now, and hands the task to a worker. Returns its id.
 * @throws AppError BAD_USER_INPUT if nothing is selected, CONFLICT if too many of the caller’s tasks are
 * running
 */
export function startTask(
  context: RequestContext,
  kind: TaskKind,
  { title, input, selection, nothing, fileName, atOnceUpTo = 0, undoes }: TaskRequest,
): Promise<number> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const { from, order } = selection;
  const request = [input, from.text, from.values, order.text];
  return once(context, kind.kind, request, async () => {
    const { database } = context.app;
    const row = {
      kind: kind.kind,
      title,
      askedById: user.id,
      allowedBy: rolesThatAllow(kind),
      input: JSON.stringify(input),
      fileName,
      undoable: kind.undo !== undefined,
      undoesId: undoes?.id,
      // Its records and refusals are those of the task that it undoes.
      scope: (undoes ?? context).scope ?? null,
      tokenSessionId: apiTokenOf(context)?.sessionId ?? null,
    };
    const made = await database.readOne<{ id: number; total: number; unfinished: number }>(
      insertTask(row, selection, { perStep: kind.perStep, atOnceUpTo }),
    );
    if (!made || made.total === 0) throw badInput(nothing);
    const { id, total, unfinished } = made;
    if (total <= atOnceUpTo) return id;
    if (unfinished >= MAX_AT_ONCE)
      throw conflict(`${MAX_AT_ONCE} of your tasks are still running. Wait for one of them, or stop it.`);
    await recordActivity(context, {
      action: 'task.asked',
      subjectType: 'task',
      subjectId: id,
      changes: { kind: [null, kind.kind], total: [null, total] },
      followUps: [{ job: 'task.run', payload: { taskId: id } }],
    });
    return id;
  });
}

/**
 * Returns the roles that may start such a task, of which the user needs one. Empty if all signed-in users
 * may.
 */
const rolesThatAllow = ({ audience }: TaskKind): Role[] =>
  audience.includes('signed-in') ? [] : ROLES.filter((role) => audience.includes(role));

/** Returns a title with names in it, cut to the maximum length. */
export const titled = (title: string): string => [...title].slice(0, MAX_TITLE).join('');

interface NewTask {
  kind: string;
  title: string;
  askedById: number;
  allowedBy: readonly Role[];
  input: string;
  fileName?: string;
  undoable: boolean;
  undoesId?: number;
  scope: TokenScope | null;
  tokenSessionId: string | null;
}

/** Returns the statement that inserts a task: a single one, so that the count matches the stored records. */
function insertTask(
  { kind, title, askedById, allowedBy, input, fileName, undoable, undoesId, scope, tokenSessionId }: NewTask,
  { parts, from, id, order }: RecordSelection,
  { perStep, atOnceUpTo }: { perStep: number; atOnceUpTo: number },
): Sql {
  return sql`WITH ${parts ? sql`${parts},` : empty}
    selected AS MATERIALIZED (SELECT ${id} AS id, row_number() OVER (ORDER BY ${order}) - 1 AS place ${from}),
    counted AS (SELECT count(*)::integer AS total, count(*) <= ${atOnceUpTo}::integer AS at_once FROM selected),
    asked AS (
      INSERT INTO task (kind, title, asked_by_id, allowed_by, input, total, done, file_name, undoable, undoes_id, scope,
        token_session_id, state, finished_at)
      SELECT ${kind}, ${title}, ${askedById}::integer, ${[...allowedBy]}::text[], ${input}::jsonb, total, CASE WHEN at_once THEN total ELSE 0 END,
        ${fileName ?? null}::text, ${undoable}::boolean, ${undoesId ?? null}::integer, ${scope}::text,
        ${tokenSessionId}::uuid, CASE WHEN at_once THEN 'finished' ELSE 'waiting' END,
        CASE WHEN at_once THEN now() END
      FROM counted RETURNING id, total),
    batched AS (
      INSERT INTO task_batch (task_id, number, record_ids)
      SELECT asked.id, s.place / ${perStep}::integer, array_agg(s.id ORDER BY s.place)
      FROM asked, selected s GROUP BY 1, 2)
    SELECT id, total, (SELECT count(*)::integer FROM task t
      WHERE t.asked_by_id = ${askedById}::integer AND t.finished_at IS NULL) AS unfinished FROM asked`;
}
