import { z } from 'zod';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import { notFound } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { categoryRecords } from './category.fields.js';
import { categoryOrder } from './category-order.sql.js';
import { moveBefore, type Positioned, positionedIds, sameOrder } from './positions.js';
import { SubCategory } from './sub-category.entity.js';

const moveSchema = z.object({ id: recordId, before: recordId.nullish() });

const IN_ORDER = `SELECT id, category_id AS "categoryId", name, position FROM sub_category k WHERE category_id = $1
  ORDER BY ${categoryOrder('k')}`;
const PLACE = `UPDATE sub_category k SET position = given.position, updated_at = now() FROM (
    SELECT id, array_position($1::integer[], id) - 1 AS position FROM sub_category WHERE category_id = $2) given
  WHERE given.id = k.id AND given.position IS DISTINCT FROM k.position`;

/**
 * Sets the positions of the sub categories of a category to the order that `arrange` returns. The version of
 * the category grows, by which undo identifies the change (A155).
 */
async function arrangeSubCategories(
  context: RequestContext,
  categoryId: number,
  arrange: (rows: readonly Positioned[]) => number[],
): Promise<void> {
  const category = await lockRecord(context, categoryRecords, categoryId);
  if (!category) throw notFound('This category');
  const { manager } = context.app.database;
  const inOrder = (): Promise<Positioned[]> => manager.query(IN_ORDER, [categoryId]);
  const before = await inOrder();
  const ordered = arrange(before);
  if (sameOrder(positionedIds(before), ordered)) return;
  await manager.query(PLACE, [ordered, categoryId]);
  await saveRecord(context, categoryRecords, category, {}, `${categoryRecords.subject}.changed`, {
    children: [before, await inOrder()],
  });
}

/**
 * Moves a sub category before another one of its category, or to the end (R287), and returns the id of the
 * category. Two concurrent moves both take effect. Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT if the other one does not exist any more
 */
export async function moveSubCategory(
  context: RequestContext,
  input: { id: number; before?: number | null },
): Promise<number> {
  requireStaffRole(context);
  const { id, before = null } = parseInput(moveSchema, input);
  return context.app.database.transaction(async (manager) => {
    const child = await manager.findOneBy(SubCategory, { id });
    if (!child) throw notFound('This sub category');
    await arrangeSubCategories(context, child.categoryId, (rows) =>
      moveBefore(rows, { id, before, called: 'sub category' }),
    );
    return child.categoryId;
  });
}

/**
 * Removes the positions of the sub categories of a category, which sorts them by name (R287). Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function sortSubCategories(context: RequestContext, categoryId: number): Promise<void> {
  requireStaffRole(context);
  const id = parseInput(recordId, categoryId);
  await context.app.database.transaction(() => arrangeSubCategories(context, id, () => []));
}
