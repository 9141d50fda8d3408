import sql, { empty, type Sql } from 'sql-template-tag';
import { recordActivity } from '../platform/activity/record-activity.js';
import { badInput, conflict, unauthenticated } from '../platform/errors.js';
import { once } from '../platform/idempotency.js';
import { ROLES, type Role } from '../platform/identity/roles.js';
import type { RecordSelection } from '../platform/lists/record-selection.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { TaskKind } from './task-kind.js';

/** So many of one person run or wait at once: nobody takes all workers. */
const MOST_AT_ONCE = 5;
const MOST_TITLE = 200;

/** What is asked for. */
export interface AskedTask {
  /** What screens call it. */
  title: string;
  input: Record<string, unknown>;
  selection: RecordSelection;
  /** What is said where nothing is selected. */
  nothing: string;
  fileName?: string;
  /** Up to so many records it is done when it is asked for: its file is written as it is fetched. */
  atOnceUpTo?: number;
  /** The task that it takes back. */
  undoesId?: number;
}

/**
 * Fixes which records the task is about, as they are found now, and hands it to a worker; answers its id.
 * @throws AppError BAD_USER_INPUT where nothing is selected, CONFLICT where too many of the caller's are running
 */
export function startTask(
  context: RequestContext,
  kind: TaskKind,
  { title, input, selection, nothing, fileName, atOnceUpTo = 0, undoesId }: AskedTask,
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
      undoesId,
    };
    const made = await database.readOne<{ id: number; total: number; unfinished: number }>(
      insertTask(row, selection, { perStep: kind.perStep, atOnceUpTo }),
    );
    if (!made || made.total === 0) throw badInput(nothing);
    const { id, total, unfinished } = made;
    if (total <= atOnceUpTo) return id;
    if (unfinished >= MOST_AT_ONCE)
      throw conflict(`${MOST_AT_ONCE} of your tasks are still running. Wait for one of them, or stop it.`);
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

/** The roles of which somebody needs one to ask for such a task; none if everybody who is signed in may. */
const rolesThatAllow = ({ audience }: TaskKind): Role[] =>
  audience.includes('signed-in') ? [] : ROLES.filter((role) => audience.includes(role));

/** A title that has names in it, as long as there is room for. */
export const titled = (title: string): string => [...title].slice(0, MOST_TITLE).join('');

interface NewTask {
  kind: string;
  title: string;
  askedById: number;
  allowedBy: readonly Role[];
  input: string;
  fileName?: string;
  undoable: boolean;
  undoesId?: number;
}

/** One statement, so that what is counted is what is kept. */
function insertTask(
  { kind, title, askedById, allowedBy, input, fileName, undoable, undoesId }: NewTask,
  { parts, from, id, order }: RecordSelection,
  { perStep, atOnceUpTo }: { perStep: number; atOnceUpTo: number },
): Sql {
  return sql`WITH ${parts ? sql`${parts},` : empty}
    selected AS MATERIALIZED (SELECT ${id} AS id, row_number() OVER (ORDER BY ${order}) - 1 AS place ${from}),
    counted AS (SELECT count(*)::integer AS total, count(*) <= ${atOnceUpTo}::integer AS at_once FROM selected),
    asked AS (
      INSERT INTO task (kind, title, asked_by_id, allowed_by, input, total, done, file_name, undoable, undoes_id, state,
        finished_at)
      SELECT ${kind}, ${title}, ${askedById}::integer, ${[...allowedBy]}::text[], ${input}::jsonb, total, CASE WHEN at_once THEN total ELSE 0 END,
        ${fileName ?? null}::text, ${undoable}::boolean, ${undoesId ?? null}::integer, CASE WHEN at_once THEN 'finished' ELSE 'waiting' END,
        CASE WHEN at_once THEN now() END
      FROM counted RETURNING id, total),
    batched AS (
      INSERT INTO task_batch (task_id, number, record_ids)
      SELECT asked.id, s.place / ${perStep}::integer, array_agg(s.id ORDER BY s.place)
      FROM asked, selected s GROUP BY 1, 2)
    SELECT id, total, (SELECT count(*)::integer FROM task t
      WHERE t.asked_by_id = ${askedById}::integer AND t.finished_at IS NULL) AS unfinished FROM asked`;
}
