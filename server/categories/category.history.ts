import { keptHistory } from '../platform/history/kept-history.js';
import { staffOnly } from '../platform/history/staff-only.js';
import { placedSubCategoryFields } from './category.fields.js';
import { categories } from './keep-category.js';
import { SubCategory } from './sub-category.entity.js';

/**
 * Categories in their timeline, with Undo and a trash (A155). What was added or deleted below one is not taken back:
 * suppliers may have been listed there since.
 */
export const categoryHistory = keptHistory(categories, {
  viewer: staffOnly.viewer,
  lists: [
    {
      list: 'children',
      owner: 'categoryId',
      entity: SubCategory,
      fields: placedSubCategoryFields,
      adds: [],
      deletes: [],
    },
  ],
});
