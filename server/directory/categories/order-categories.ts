import { z } from 'zod';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { conflict } from '../../platform/errors.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { categoryRecords } from './category.fields.js';
import { categoryOrder } from './category-order.sql.js';
import { moveBefore, type Positioned, positionedIds, sameOrder } from './positions.js';

/** The result of reordering categories. */
export interface CategoryOrderChange {
  /** The ids of the categories with a position before the change, in order. */
  was: number[];
  /** The ids of the categories with a position after the change, in order. */
  ordered: number[];
}

const { subject } = categoryRecords;
const moveSchema = z.object({ id: recordId, before: recordId.nullish() });
const MAX = 10_000;
const orderSchema = z.object({
  order: z.array(recordId).max(MAX),
  expectedOrder: z.array(recordId).max(MAX),
});

const LOCK = 'SELECT FROM category ORDER BY id FOR NO KEY UPDATE';
const IN_ORDER = `SELECT id, position FROM category c ORDER BY ${categoryOrder('c')}`;
const PLACE = `UPDATE category c SET position = given.position FROM (
    SELECT id, array_position($1::integer[], id) - 1 AS position FROM category) given
  WHERE given.id = c.id AND given.position IS DISTINCT FROM c.position`;

/**
 * Sets the positions of categories to the order that `arrange` returns, as one change. Concurrent calls run
 * one after the other. The order is not part of a category, so no version changes.
 */
function arrangeCategories(
  context: RequestContext,
  { action, subjectId }: { action: string; subjectId: number | null },
  arrange: (rows: readonly Positioned[]) => number[],
): Promise<CategoryOrderChange> {
  requireStaffRole(context);
  return context.app.database.transaction(async (manager) => {
    await manager.query(LOCK);
    const rows: Positioned[] = await manager.query(IN_ORDER);
    const [was, ordered] = [positionedIds(rows), arrange(rows)];
    if (sameOrder(was, ordered)) return { was, ordered };
    await manager.query(PLACE, [ordered]);
    await recordActivity(context, {
      action: `${subject}.${action}`,
      subjectType: subject,
      subjectId,
      changes: { order: [was, ordered] },
      // Pages show all categories in order.
      shownOn: { type: subject, id: null },
    });
    return { was, ordered };
  });
}

/**
 * Moves a category before another one, or to the end (R287). Two concurrent moves both take effect. Admin
 * only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT if the other one does not exist any more
 */
export async function moveCategory(
  context: RequestContext,
  input: { id: number; before?: number | null },
): Promise<CategoryOrderChange> {
  const { id, before = null } = parseInput(moveSchema, input);
  return arrangeCategories(context, { action: 'moved', subjectId: id }, (rows) =>
    moveBefore(rows, { id, before, called: 'category' }),
  );
}

/**
 * Removes the positions of all categories, which sorts them by name (R287). Admin only.
 * @throws AppError FORBIDDEN
 */
export const sortCategories = (context: RequestContext): Promise<CategoryOrderChange> =>
  arrangeCategories(context, { action: 'sorted', subjectId: null }, () => []);

/**
 * Undoes a change to the order, unless it has changed again since (R287, A155). Admin only.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN, CONFLICT if the order has changed again since
 */
export async function undoCategoryOrder(
  context: RequestContext,
  input: { order: number[]; expectedOrder: number[] },
): Promise<CategoryOrderChange> {
  const { order, expectedOrder } = parseInput(orderSchema, input);
  return arrangeCategories(context, { action: 'order-returned', subjectId: null }, (rows) => {
    const there = new Set(rows.map(({ id }) => id));
    if (!sameOrder(positionedIds(rows), expectedOrder) || !order.every((id) => there.has(id)))
      throw conflict('The order has changed again since then, so the change was not undone.');
    return order;
  });
}
