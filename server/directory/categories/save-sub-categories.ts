import type { EntityManager } from 'typeorm';
import { fold } from '../../../shared/fold.js';
import { refuseReferenced } from '../../kits/records/references.js';
import type { Changes } from '../../platform/activity/changes.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { CategoryRelated, SentSubCategory } from './category-input.js';
import { subCategoryReferences } from './category-references.js';
import { SubCategory } from './sub-category.entity.js';

type Row = Pick<SubCategory, 'id' | 'categoryId' | 'name' | 'position'>;

/**
 * Returns the sub categories of a category as the activity log records them: without the times of their
 * changes, which Undo does not restore.
 */
export const loggedSubCategories = (manager: EntityManager, categoryId: number): Promise<Row[]> =>
  manager.find(SubCategory, {
    select: { id: true, categoryId: true, name: true, position: true },
    where: { categoryId },
    order: { id: 'ASC' },
  });

const GONE = 'This sub category no longer exists.';

/**
 * Adds, renames and deletes sub categories of a category, which is locked or new. Others stay as they are.
 * Returns the changes for the activity log.
 * @throws AppError BAD_USER_INPUT, or CONFLICT if a sub category to delete has suppliers (A155)
 */
export async function saveSubCategories(
  context: RequestContext,
  categoryId: number,
  { children = [], removedChildIds = [] }: CategoryRelated,
): Promise<Changes> {
  if (children.length + removedChildIds.length === 0) return {};
  const { manager } = context.app.database;
  const stored = await loggedSubCategories(manager, categoryId);
  const remaining = await withoutRemoved(context, stored, removedChildIds);
  const rows = named(remaining, children, categoryId);
  const renamed = rows.filter(({ id, name }) => remaining.some((row) => row.id === id && row.name !== name));
  // Names are unique at every step, so two sub categories that swap names get temporary ones first.
  if (renamed.length > 1)
    for (const { id } of renamed) await manager.update(SubCategory, id, { name: `~${id}` });
  for (const { id, name } of renamed)
    await manager.update(SubCategory, id, { name, updatedAt: () => 'now()' });
  const added = rows.filter(({ id }) => id === 0);
  for (const row of added)
    row.id = (await manager.insert(SubCategory, { categoryId, name: row.name })).identifiers[0]?.id;
  const changed = removedChildIds.length + renamed.length + added.length > 0;
  return changed ? { children: [stored, rows] } : {};
}

async function withoutRemoved(
  context: RequestContext,
  stored: readonly Row[],
  removedIds: readonly number[],
): Promise<Row[]> {
  for (const [index, id] of removedIds.entries()) {
    const row = stored.find((one) => one.id === id);
    if (!row) throw badField(`removedChildIds.${index}`, GONE);
    const what = `The sub category “${row.name}”`;
    await refuseReferenced(
      context,
      what,
      id,
      subCategoryReferences,
      'Move the suppliers to another sub category first.',
    );
    await context.app.database.manager.delete(SubCategory, id);
  }
  return stored.filter(({ id }) => !removedIds.includes(id));
}

/** Returns the rows with their new names, new ones with the id 0 at the end. */
function named(remaining: readonly Row[], children: readonly SentSubCategory[], categoryId: number): Row[] {
  const rows = remaining.map(({ id, name, position }) => ({ id, categoryId, name, position }));
  const places = children.map(({ id, name }, index) => {
    const row = id ? rows.find((one) => one.id === id) : { id: 0, categoryId, name, position: null };
    if (!row) throw badField(`children.${index}`, GONE);
    row.name = name;
    if (!id) rows.push(row);
    return row;
  });
  for (const [index, row] of places.entries())
    if (rows.some((other) => other !== row && fold(other.name) === fold(row.name)))
      throw badField(`children.${index}.name`, 'Another sub category of this category has this name.');
  return rows;
}
