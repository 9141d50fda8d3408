import sql, { type Sql } from 'sql-template-tag';
import { restoreRecord } from '../../kits/history/restore-record.js';
import { lockRecord } from '../../kits/records/update-record.js';
import { bulkKind } from '../../kits/tasks/bulk-task.js';
import { catchRefusal } from '../../kits/tasks/catch-refusal.js';
import { startTask, titled } from '../../kits/tasks/start-task.js';
import { requireTask } from '../../kits/tasks/task.read-model.js';
import type { TaskView } from '../../kits/tasks/task.type.js';
import type { TaskKind, UndoneBy } from '../../kits/tasks/task-kind.js';
import { taskRequestId } from '../../kits/tasks/task-request-id.js';
import { undoneByUndo } from '../../kits/tasks/undo-kinds.js';
import type { Statement } from '../../platform/database/database.js';
import { badField, notFound } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { deleteCategory } from '../categories/category.commands.js';
import { categoryHistory } from '../categories/category.history.js';
import { listedUnder } from '../categories/category-references.js';
import { updateSupplier } from './supplier.commands.js';
import { supplierRecords } from './supplier.fields.js';
import { supplierHistory } from './supplier.history.js';

const NAMES: Statement = {
  name: 'names-of-moved-suppliers',
  text: 'SELECT id, name FROM supplier WHERE id = ANY ($1::integer[])',
};
const CATEGORIES = {
  name: 'categories-to-move',
  text: 'SELECT id, name FROM category WHERE id = ANY ($1::integer[])',
};

/**
 * The categories of supplier $1 after category $2 is replaced by $3. Sub categories with the same name
 * replace each other.
 */
const MOVED = {
  name: 'categories-of-moved-supplier',
  text: `WITH subs AS (SELECT k.* FROM supplier_sub_category x JOIN sub_category k ON k.id = x.sub_category_id
      WHERE x.supplier_id = $1)
    SELECT array(SELECT x.category_id FROM supplier_category x WHERE x.supplier_id = $1 AND x.category_id <> $2
        UNION SELECT $3::integer) AS "categoryIds",
      array(SELECT id FROM subs WHERE category_id <> $2
        UNION SELECT k.id FROM sub_category k WHERE k.category_id = $3
          AND fold(k.name) IN (SELECT fold(name) FROM subs WHERE category_id = $2)) AS "subCategoryIds"`,
};

/** Lists one supplier under another category, as a change of that supplier. */
async function moveSupplier(context: RequestContext, id: number, { from, to }: Moved): Promise<void> {
  // Read only after the lock, so that a change that was just saved is not lost.
  if (!(await lockRecord(context, supplierRecords, id))) return;
  const listed = await context.app.database.readOne(MOVED, [id, from, to]);
  if (listed) await updateSupplier(context, id, listed);
}

type Moved = Readonly<Record<string, unknown>>;

const moving = bulkKind({ kind: 'supplier.move', audience: ['Admin'], names: NAMES, work: moveSupplier });

/**
 * The task that lists the suppliers of a category under another one, each with its own activity, and deletes
 * the category at the end.
 */
export const categoryMerge: TaskKind = {
  ...moving,
  undo: unmoving(undoneByUndo('supplier', NAMES, supplierHistory)),
  step: async (context, input, batch) => {
    const { failures } = await moving.step(context, input, batch);
    const stays = batch.isLast ? await deleteMoved(context, input) : [];
    const all = [...failures, ...stays];
    return { failures: all, refused: Math.min(all.length, batch.ids.length) };
  },
};

/** Deletes the category. Returns the reason if it stays because a record still refers to it. */
async function deleteMoved(context: RequestContext, { from, fromName }: Moved) {
  const id = Number(from);
  const refusal = await catchRefusal(context.app.database.manager, () => deleteCategory(context, id));
  if (!refusal || refusal.code === 'NOT_FOUND') return [];
  return [{ recordId: null, recordName: String(fromName), message: refusal.message }];
}

const DELETED_BY_TASK = {
  name: 'category-deleted-by-task',
  text: `SELECT d.subject_id AS id FROM activity a
      JOIN deleted_record d ON d.subject_type = a.subject_type AND d.subject_id = a.subject_id
    WHERE a.request_id LIKE 'task-%' AND a.request_id = $1 AND a.action = 'category.deleted'`,
};

/** Returns the undoing of the task. It restores the category before its suppliers. */
function unmoving({ kind, ...acted }: UndoneBy): UndoneBy {
  const step: TaskKind['step'] = async (context, input, batch) => {
    if (batch.isFirst) {
      const values = [taskRequestId(Number(input.undoes))];
      const deleted = await context.app.database.readOne<{ id: number }>(DELETED_BY_TASK, values);
      if (deleted) await restoreRecord(context, categoryHistory, deleted.id);
    }
    return kind.step(context, input, batch);
  };
  return { kind: { ...kind, kind: 'supplier.unmove', step }, ...acted };
}

const suppliersOf = (id: number): Sql => sql`FROM (${listedUnder(id)}) s`;

/**
 * Starts a task that moves all suppliers of a category to another one and then deletes it (A155). Sub
 * categories of a supplier are replaced by those of the same name, if the other category has them. The
 * audience of callers is Admin.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT
 */
export async function mergeCategory(context: RequestContext, id: number, toId: number): Promise<TaskView> {
  const [from, to] = [parseInput(recordId, id), parseInput(recordId, toId)];
  if (from === to) throw badField('toId', 'Please choose another category.');
  const known = await context.app.database.read<{ id: number; name: string }>(CATEGORIES, [[from, to]]);
  const nameOf = (one: number) => known.find((category) => category.id === one)?.name;
  const [fromName, toName] = [nameOf(from), nameOf(to)];
  if (fromName === undefined) throw notFound('This category');
  if (toName === undefined) throw badField('toId', 'There is no such category.');
  const taskId = await startTask(context, categoryMerge, {
    title: titled(`Move of “${fromName}” to “${toName}”`),
    input: { from, fromName, to },
    selection: { from: suppliersOf(from), id: sql`s.supplier_id`, order: sql`s.supplier_id` },
    nothing: 'No supplier is listed under this category any more. You can delete it.',
  });
  return requireTask(context, taskId);
}
