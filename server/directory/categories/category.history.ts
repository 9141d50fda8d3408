import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/record-history.js';
import { categories } from './category.commands.js';
import { placedSubCategoryFields } from './category.fields.js';
import { SubCategory } from './sub-category.entity.js';

/**
 * The history of categories: timeline, undo and trash (A155). Additions and deletions of sub categories
 * cannot be undone, as suppliers may have been listed there since.
 */
export const categoryHistory = defineHistory(categories, {
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
