import type { PartsChange } from '../../kits/imports/import-definition.js';
import { conflict } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { updateCategory } from './category.commands.js';
import { SubCategory } from './sub-category.entity.js';

/**
 * Deletes the sub categories that a change has added to a category, and restores the names of those that it
 * renamed.
 * @throws AppError CONFLICT if one has been renamed or deleted since, or an added one has suppliers
 */
export async function undoSubCategoryChanges(
  context: RequestContext,
  categoryId: number,
  [before, after]: PartsChange,
): Promise<void> {
  const rows = await context.app.database.manager.findBy(SubCategory, { categoryId });
  const now = new Map(rows.map(({ id, name }) => [id, name]));
  const named = new Map(before.map(({ id, name }) => [id, name]));
  const changed = after.filter(({ id, name }) => named.get(id) !== name);
  if (changed.some(({ id, name }) => now.get(id) !== name))
    throw conflict('A sub category has changed again since then, so the change was not undone.');
  await updateCategory(context, categoryId, {
    removedChildIds: changed.filter(({ id }) => !named.has(id)).map(({ id }) => id),
    children: changed.filter(({ id }) => named.has(id)).map(({ id }) => ({ id, name: named.get(id) })),
  });
}
