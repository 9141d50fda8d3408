import type { Changes } from '../../platform/activity/changes.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

type Kind = 'category' | 'sub_category';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((one, other) => one - other);

async function stored({ app }: RequestContext, kind: Kind, supplierId: number): Promise<number[]> {
  return idsOf(
    await app.database.manager.query(`SELECT ${kind}_id AS id FROM supplier_${kind} WHERE supplier_id = $1`, [
      supplierId,
    ]),
  );
}

const THERE: Record<Kind, string> = {
  category: 'SELECT id FROM category WHERE id = ANY ($1::integer[])',
  // Waits for a sub category that is being moved, so that the supplier is listed in its new category.
  sub_category:
    'SELECT category_id AS id FROM sub_category WHERE id = ANY ($1::integer[]) ORDER BY id FOR KEY SHARE',
};

/**
 * Returns the existing ids with, for sub categories, those of their categories. Null if one id does not
 * exist.
 */
async function existing(
  { app }: RequestContext,
  kind: Kind,
  ids: readonly number[],
): Promise<number[] | null> {
  if (ids.length === 0) return [];
  const rows: { id: number }[] = await app.database.manager.query(THERE[kind], [ids]);
  return rows.length === new Set(ids).size ? idsOf(rows) : null;
}

async function replace(
  { app }: RequestContext,
  kind: Kind,
  supplierId: number,
  before: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const { manager } = app.database;
  if (before.length > 0)
    await manager.query(
      `DELETE FROM supplier_${kind} WHERE supplier_id = $1 AND ${kind}_id <> ALL ($2::integer[])`,
      [supplierId, ids],
    );
  await manager.query(
    `INSERT INTO supplier_${kind} (supplier_id, ${kind}_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING`,
    [supplierId, ids],
  );
}

const same = (one: readonly number[], other: readonly number[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const NEEDED =
  'The supplier has sub categories in these categories. Clear the sub categories first, or clear both together.';

/**
 * Lists a locked or new supplier under these categories, including those of its sub categories. Returns the
 * changes, for the activity log.
 * @throws AppError BAD_USER_INPUT if a category does not exist, or all categories are removed while sub
 * categories remain
 */
export async function saveCategories(
  context: RequestContext,
  { supplierId, isNew }: { supplierId: number; isNew: boolean },
  { categoryIds, subCategoryIds }: { categoryIds?: number[]; subCategoryIds?: number[] },
): Promise<Changes> {
  if (!categoryIds && !subCategoryIds) return {};
  const before = {
    categoryIds: isNew ? [] : await stored(context, 'category', supplierId),
    subCategoryIds: isNew ? [] : await stored(context, 'sub_category', supplierId),
  };
  const subIds = [...new Set(subCategoryIds ?? before.subCategoryIds)].sort((one, other) => one - other);
  const parents = await existing(context, 'sub_category', subIds);
  if (!parents) throw badField('subCategoryIds', 'There is no such sub category.');
  if (categoryIds?.length === 0 && !subCategoryIds && parents.length > 0)
    throw badField('categoryIds', NEEDED);
  const wanted = [...new Set([...(categoryIds ?? before.categoryIds), ...parents])].sort(
    (one, other) => one - other,
  );
  if (!(await existing(context, 'category', wanted)))
    throw badField('categoryIds', 'There is no such category.');
  const changes: Changes = {};
  if (!same(before.categoryIds, wanted)) {
    await replace(context, 'category', supplierId, before.categoryIds, wanted);
    changes.categoryIds = [before.categoryIds, wanted];
  }
  if (!same(before.subCategoryIds, subIds)) {
    await replace(context, 'sub_category', supplierId, before.subCategoryIds, subIds);
    changes.subCategoryIds = [before.subCategoryIds, subIds];
  }
  return changes;
}
