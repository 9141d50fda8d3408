import {
  createMutation,
  deleteMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { createCategory, deleteCategory, updateCategory } from './category.commands.js';
import { CategoryInput, CategoryListFilter, CategoryListSort } from './category-record.inputs.js';
import {
  answerCategoryRecord,
  listCategoryRecords,
  requireCategoryRecord,
} from './category-record.read-model.js';
import { CategoryRecord, CategoryRecordConnection } from './category-record.type.js';

/** The category operations for staff. */
export const categoryRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    { name: 'categoryRecords', description: 'Returns a page of categories with their numbers of suppliers.' },
    { Connection: CategoryRecordConnection, Filter: CategoryListFilter, Sort: CategoryListSort },
    listCategoryRecords,
  ),
  recordQuery(
    {
      name: 'categoryRecord',
      description: 'Returns a category by its id, or null if there is no such category.',
    },
    CategoryRecord,
    answerCategoryRecord,
  ),
  createMutation(
    {
      name: 'createCategory',
      description: 'Creates a category. Can be retried safely with an Idempotency-Key header.',
    },
    { View: CategoryRecord, Input: CategoryInput, required: requireCategoryRecord },
    createCategory,
  ),
  updateMutation(
    {
      name: 'updateCategory',
      description:
        'Changes the given fields of a category. Throws CONFLICT if the version is not the latest, or if a sub category to delete has suppliers.',
    },
    { View: CategoryRecord, Input: CategoryInput, required: requireCategoryRecord },
    updateCategory,
  ),
  deleteMutation(
    {
      name: 'deleteCategory',
      description:
        'Moves a category with its sub categories to the trash. Throws CONFLICT if it has suppliers.',
    },
    deleteCategory,
  ),
];
