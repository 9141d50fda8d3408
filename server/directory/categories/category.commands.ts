import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import { type DeleteOptions, deleteRecord } from '../../kits/records/delete-record.js';
import type { ForbiddenFields } from '../../kits/records/permitted-changes.js';
import type { RecordDefinition } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import { badField, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Category } from './category.entity.js';
import { type CategoryChanges, categoryFields, categoryRecords } from './category.fields.js';
import { type CategoryRelated, readCategory } from './category-input.js';
import { loadCategoryRecord } from './category-record.read-model.js';
import { categoryReferences } from './category-references.js';
import { saveSubCategories } from './save-sub-categories.js';

const TAKEN = {
  name: 'category-name-taken',
  text: 'SELECT 1 FROM category WHERE fold(name) = fold($1) AND id <> $2 LIMIT 1',
};
const PARENT = {
  name: 'category-of-sub-category',
  text: 'SELECT category_id AS id FROM sub_category WHERE id = $1',
};

async function checkCategory(
  { app: { database } }: RequestContext,
  { id }: { id: number },
  changes: CategoryChanges,
): Promise<CategoryChanges> {
  if (changes.name && (await database.readOne(TAKEN, [changes.name, id])))
    throw badField('name', 'Another category has this name.');
  return changes;
}

const NAME_TAKEN = 'Another category now has this name. Rename that category, then restore this one.';

/** The record definition of categories with their sub categories. */
export const categories: RecordDefinition<Category, typeof categoryFields, CategoryRelated> = {
  records: categoryRecords,
  fields: categoryFields,
  called: 'category',
  editorRole: requireStaffRole,
  newer: loadCategoryRecord,
  read: (sent, isNew) => readCategory({ ...sent }, isNew),
  check: checkCategory,
  follow: (context, { id }, _changes, related) => saveSubCategories(context, id, related),
  deletion: {
    references: categoryReferences,
    advice: 'Move the suppliers to another category first.',
    rememberedBy: ['name'],
    trash: {
      title: ['name'],
      children: [{ table: 'sub_category', column: 'category_id' }],
      clashes: {
        category_name_key: NAME_TAKEN,
        category_name_folded_key: NAME_TAKEN,
      },
    },
  },
};

/**
 * Creates a category with its sub categories (R286) and returns its id. The audience of the callers ensures
 * that they are staff.
 * @throws AppError BAD_USER_INPUT
 */
export const createCategory = (
  context: RequestContext,
  input: object,
  forbiddenFields?: ForbiddenFields,
): Promise<number> => createRecord(context, categories, 'createCategory', input, { forbiddenFields });

/**
 * Changes the given fields and sub categories of a category (R286). Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer category as `current`, or
 *   if a sub category to delete has suppliers
 */
export const updateCategory = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, categories, id, input, options);

/**
 * Moves a category without suppliers to the trash, with its sub categories (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it has suppliers or has changed
 */
export const deleteCategory = (context: RequestContext, id: number, options?: DeleteOptions): Promise<void> =>
  deleteRecord(context, categories, id, options);

/**
 * Deletes a sub category without suppliers (C059, A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it has suppliers
 */
export async function deleteSubCategory(context: RequestContext, id: number): Promise<void> {
  requireStaffRole(context);
  const parent = await context.app.database.readOne<{ id: number }>(PARENT, [id]);
  if (!parent) throw notFound('This sub category');
  await updateCategory(context, parent.id, { removedChildIds: [id] });
}
