import sql from 'sql-template-tag';
import type { RecordSelection } from '../../kits/lists/record-selection.js';
import { lockRecord } from '../../kits/records/update-record.js';
import { bulkKind } from '../../kits/tasks/bulk-task.js';
import { startTask, titled } from '../../kits/tasks/start-task.js';
import { requireTask } from '../../kits/tasks/task.read-model.js';
import type { TaskView } from '../../kits/tasks/task.type.js';
import type { TaskKind, UndoneBy } from '../../kits/tasks/task-kind.js';
import { taskRequestId } from '../../kits/tasks/task-request-id.js';
import { undoneByUndo } from '../../kits/tasks/undo-kinds.js';
import type { Statement } from '../../platform/database/database.js';
import { badField } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { moveToCategory, readMoveRequest, type SubCategoryMove } from '../categories/move-sub-category.js';
import type { SubCategoryRegrouping } from './regroup-suppliers.type.js';
import { updateSupplier } from './supplier.commands.js';
import { supplierRecords } from './supplier.fields.js';
import { supplierHistory } from './supplier.history.js';

const NAMES: Statement = {
  name: 'names-of-regrouped-suppliers',
  text: 'SELECT id, name FROM supplier WHERE id = ANY ($1::integer[])',
};

/**
 * The condition that a row `x` of supplier_sub_category is of a supplier that is under another sub category
 * of category $2 as well.
 */
const STAYS = `EXISTS (SELECT FROM supplier_sub_category y JOIN sub_category k ON k.id = y.sub_category_id
  WHERE y.supplier_id = x.supplier_id AND k.category_id = $2 AND k.id <> x.sub_category_id)`;

const COUNTED: Statement = {
  name: 'suppliers-of-moved-sub-category',
  text: `SELECT count(*)::integer AS suppliers, (count(*) FILTER (WHERE ${STAYS}))::integer AS staying
    FROM supplier_sub_category x WHERE x.sub_category_id = $1`,
};

/**
 * The categories of supplier $3 after its sub category $1 leaves category $2. The categories of its sub
 * categories are added with them. No row if the supplier is not under that sub category.
 */
const REGROUPED: Statement = {
  name: 'categories-of-regrouped-supplier',
  text: `SELECT array(SELECT c.category_id FROM supplier_category c
        WHERE c.supplier_id = x.supplier_id AND c.category_id <> $2
        UNION SELECT s.category_id FROM sub_category s WHERE s.id = x.sub_category_id) AS "categoryIds"
    FROM supplier_sub_category x WHERE x.sub_category_id = $1 AND x.supplier_id = $3`,
};

const HELD = `SELECT FROM supplier WHERE id IN (SELECT supplier_id FROM supplier_sub_category WHERE sub_category_id = $1)
  ORDER BY id FOR NO KEY UPDATE`;
const CHOSE_IT_SINCE: Statement = {
  name: 'suppliers-regrouped-besides',
  text: `SELECT supplier_id AS id FROM supplier_sub_category WHERE sub_category_id = $1
      AND supplier_id NOT IN (SELECT unnest(record_ids) FROM task_batch WHERE task_id = $2) ORDER BY 1`,
};

/**
 * Lists one supplier of the sub category under its new category, as a change of that supplier. The supplier
 * leaves the former category, unless it is under another sub category of it.
 */
async function regroup(context: RequestContext, id: number, { id: subId, from }: SubCategoryMove) {
  // Read only after the lock, so that a change that was just saved is not lost.
  if (!(await lockRecord(context, supplierRecords, id))) return;
  const listed = await context.app.database.readOne(REGROUPED, [subId, from, id]);
  if (listed) await updateSupplier(context, id, listed);
}

type Input = Readonly<Record<string, unknown>>;
const moveOf = ({ id, from, to }: Input): SubCategoryMove => ({
  id: Number(id),
  from: Number(from),
  to: Number(to),
});

type Step = TaskKind['step'];
type Batch = Parameters<Step>[2];

/**
 * Moves the sub category first, in one transaction; from then on its suppliers are found under the new
 * category, by the trigger sub_category_moved. If it moved last, each supplier would need two changes, and a
 * search would show it under both categories meanwhile. Returns the suppliers that have chosen the sub category
 * since the task started.
 */
async function goFirst(context: RequestContext, move: SubCategoryMove, batch?: Batch): Promise<number[]> {
  const { database } = context.app;
  // Suppliers are locked before their categories, in the same order as when they are saved.
  await database.manager.query(HELD, [move.id]);
  await moveToCategory(context, move);
  const others = await database.read<{ id: number }>(CHOSE_IT_SINCE, [move.id, batch?.storedAs?.taskId ?? 0]);
  return others.map(({ id }) => id);
}

const regrouping = bulkKind({
  kind: 'supplier.regroup',
  audience: ['Admin'],
  names: NAMES,
  work: (context, id, input) => regroup(context, id, moveOf(input)),
});

/** The move of a task, reversed. No row if the task moved nothing. */
const MOVED_BY_TASK: Statement = {
  name: 'sub-category-moved-by-task',
  text: `SELECT (gone ->> 'id')::integer AS id, joined.subject_id AS "from", a.subject_id AS "to",
      (gone ->> 'position')::integer AS position
    FROM activity a JOIN activity joined ON joined.request_id = a.request_id AND joined.action = a.action
      AND joined.request_id LIKE 'task-%' AND joined.id <> a.id,
      jsonb_array_elements(a.changes #> '{children,0}') gone
    WHERE a.request_id LIKE 'task-%' AND a.request_id = $1 AND a.action = 'category.changed'
      AND NOT a.changes #> '{children,1}' @> jsonb_build_array(jsonb_build_object('id', gone -> 'id'))`,
};

/**
 * Moves the sub category back, with the suppliers that have chosen it since. Returns those of them that could
 * not be changed.
 */
async function goBack(context: RequestContext, { undoes }: Input, batch: Batch) {
  const values = [taskRequestId(Number(undoes))];
  const move = await context.app.database.readOne<SubCategoryMove & Input>(MOVED_BY_TASK, values);
  if (!move) return [];
  const ids = await goFirst(context, move, batch);
  return (await regrouping.step(context, move, { ...batch, ids })).failures;
}

/**
 * All suppliers of the task, changed or not. They are left out when the sub category moves back with the
 * others.
 */
const regroupedBy = (taskId: number): RecordSelection => ({
  from: sql`FROM (SELECT unnest(record_ids) AS id FROM task_batch WHERE task_id = ${taskId}::integer
      UNION SELECT subject_id FROM activity WHERE request_id LIKE 'task-%' AND request_id = ${taskRequestId(taskId)}::text
        AND action = 'supplier.changed') s
    WHERE EXISTS (SELECT FROM activity WHERE request_id LIKE 'task-%' AND request_id = ${taskRequestId(taskId)}::text
      AND action = 'category.changed')`,
  id: sql`s.id`,
  order: sql`s.id`,
});

/** Returns the undoing of the task. It moves the sub category back before its suppliers. */
function goingBack({ kind, ...acted }: UndoneBy): UndoneBy {
  const step: Step = async (context, input, batch) => {
    const left = batch.isFirst ? await goBack(context, input, batch) : [];
    const { failures } = await kind.step(context, input, batch);
    const all = [...left, ...failures];
    return { failures: all, refused: Math.min(all.length, batch.ids.length) };
  };
  return { kind: { ...kind, kind: 'supplier.regroup-back', step }, ...acted, selection: regroupedBy };
}

/** The task that moves a sub category to another category, and each of its suppliers after it. */
export const supplierRegrouping: TaskKind = {
  ...regrouping,
  undo: goingBack(undoneByUndo('supplier', NAMES, supplierHistory)),
  step: async (context, input, batch) => {
    if (!batch.isFirst) return regrouping.step(context, input, batch);
    const others = await goFirst(context, moveOf(input), batch);
    const { failures } = await regrouping.step(context, input, { ...batch, ids: [...batch.ids, ...others] });
    return { failures, refused: Math.min(failures.length, batch.ids.length) };
  },
};

type Counts = Pick<SubCategoryRegrouping, 'suppliers' | 'staying'>;

const countsOf = async ({ app }: RequestContext, id: number, from: number): Promise<Counts> =>
  (await app.database.readOne<Counts & Record<string, unknown>>(COUNTED, [id, from])) ?? {
    suppliers: 0,
    staying: 0,
  };

/**
 * Returns the number of suppliers that would move with a sub category to another category, and of those that
 * would stay under the present one as well (A155). The audience of callers is Admin.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT
 */
export async function planRegrouping(
  context: RequestContext,
  subId: number,
  toId: number,
): Promise<SubCategoryRegrouping> {
  const [id, to] = [parseInput(recordId, subId), parseInput(recordId, toId)];
  const { from, refusal } = await readMoveRequest(context, id, to);
  return { ...(await countsOf(context, id, from)), refusal };
}

/**
 * Moves a sub category to another category, then its suppliers. Returns null if it has no suppliers and has
 * been moved already (A155, R286). The audience of callers is Admin.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function regroupSubCategory(
  context: RequestContext,
  subId: number,
  toId: number,
): Promise<TaskView | null> {
  const [id, to] = [parseInput(recordId, subId), parseInput(recordId, toId)];
  const { name, from, fromName, toName, refusal } = await readMoveRequest(context, id, to);
  if (refusal) throw badField('toId', refusal);
  const move = { id, from, to };
  const { suppliers } = await countsOf(context, id, from);
  if (suppliers === 0) return moveAtOnce(context, move);
  const taskId = await startTask(context, supplierRegrouping, {
    title: titled(`Move of “${name}” from “${fromName}” to “${toName}”`),
    input: { ...move },
    selection: {
      from: sql`FROM supplier_sub_category s WHERE s.sub_category_id = ${id}::integer`,
      id: sql`s.supplier_id`,
      order: sql`s.supplier_id`,
    },
    nothing: 'No supplier is listed under this sub category any more. Please try again.',
  });
  return requireTask(context, taskId);
}

/** Moves the sub category at once, with any supplier that has chosen it in the meantime. */
function moveAtOnce(context: RequestContext, move: SubCategoryMove): Promise<null> {
  return context.app.database.transaction(async () => {
    for (const id of await goFirst(context, move)) await regroup(context, id, move);
    return null;
  });
}
