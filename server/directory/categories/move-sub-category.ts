import { In } from 'typeorm';
import { fold } from '../../../shared/fold.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { saveRecord } from '../../kits/records/update-record.js';
import type { Statement } from '../../platform/database/database.js';
import { badField, conflict, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { Category } from './category.entity.js';
import { categoryRecords } from './category.fields.js';
import { loggedSubCategories } from './save-sub-categories.js';
import { SubCategory } from './sub-category.entity.js';

const MOVE_REQUEST: Statement = {
  name: 'sub-category-to-move',
  text: `SELECT k.name, k.category_id AS "from", mine.name AS "fromName", other.name AS "toName",
      EXISTS (SELECT FROM sub_category same WHERE same.category_id = $2 AND fold(same.name) = fold(k.name)) AS taken
    FROM sub_category k JOIN category mine ON mine.id = k.category_id LEFT JOIN category other ON other.id = $2
    WHERE k.id = $1`,
};

/** A sub category that is about to move to another category. */
export interface MoveRequest {
  name: string;
  from: number;
  fromName: string;
  toName: string;
  /** The reason why it cannot move there. Null if it can. */
  refusal: string | null;
}

const hasOne = (category: string, name: string) =>
  `“${category}” already has a sub category “${name}”. Rename one of the two first.`;

/**
 * Returns the facts about a move before it is made.
 * @throws AppError NOT_FOUND if there is no such sub category, BAD_USER_INPUT if there is no such other
 *   category
 */
export async function readMoveRequest(
  { app }: RequestContext,
  id: number,
  toId: number,
): Promise<MoveRequest> {
  const request = await app.database.readOne<Omit<MoveRequest, 'refusal'> & { taken: boolean }>(
    MOVE_REQUEST,
    [id, toId],
  );
  if (!request) throw notFound('This sub category');
  const { taken, ...move } = request;
  if (move.toName === null) throw badField('toId', 'There is no such category.');
  if (move.from === toId) throw badField('toId', 'Please choose another category.');
  return { ...move, refusal: taken ? hasOne(move.toName, move.name) : null };
}

/**
 * A move of a sub category from one category to another. Without a position it follows by name after those
 * with one (R287).
 */
export interface SubCategoryMove {
  id: number;
  from: number;
  to: number;
  position?: number | null;
}

/**
 * Moves a sub category to another category, with its suppliers. The timelines of both categories record it.
 * Concurrent listings of suppliers wait and then get the new category. Admin only.
 * @throws AppError FORBIDDEN, CONFLICT if one of them does not exist any more, or the other category has one
 *   of this name
 */
export async function moveToCategory(
  context: RequestContext,
  { id, from, to, position = null }: SubCategoryMove,
): Promise<void> {
  requireStaffRole(context);
  await context.app.database.transaction(async (manager) => {
    // Locks in the order of ids, so that two opposite moves cannot deadlock.
    const [held, next] = await bothHeld(context, from, to);
    const child = await manager.findOne(SubCategory, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!held || child?.categoryId !== from)
      throw conflict('This sub category has since been moved or deleted.');
    if (!next) throw conflict('The target category no longer exists.');
    const childrenOf = (categoryId: number) => loggedSubCategories(manager, categoryId);
    const [left, joined] = [await childrenOf(from), await childrenOf(to)];
    if (joined.some(({ name }) => fold(name) === fold(child.name)))
      throw conflict(hasOne(next.name, child.name));
    await manager.update(SubCategory, id, { categoryId: to, position, updatedAt: () => 'now()' });
    const changed = `${categoryRecords.subject}.changed`;
    for (const [category, before] of [[held, left] as const, [next, joined] as const])
      await saveRecord(context, categoryRecords, category, {}, changed, {
        children: [before, await childrenOf(category.id)],
      });
  });
}

/**
 * Locks both categories in the order of their ids. Suppliers can be listed under them meanwhile. Only changes
 * to the categories wait.
 */
async function bothHeld({ app }: RequestContext, ...ids: [number, number]) {
  const held = await app.database.manager.find(Category, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return ids.map((id) => held.find((category) => category.id === id));
}
