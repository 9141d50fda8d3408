import sql from 'sql-template-tag';
import { defineImport } from '../../kits/imports/import-definition.js';
import { categories, createCategory, deleteCategory, updateCategory } from './category.commands.js';
import { categoryHistory } from './category.history.js';
import { readCategory } from './category-input.js';
import { categoryColumns, placedCategories } from './category-record.sql.js';
import { undoSubCategoryChanges } from './undo-sub-category-changes.js';

/** The import of categories from a file. A row with a parent is a sub category of it (R286). */
export const categoryImport = defineImport({
  recordType: 'category',
  tokenResource: 'categories',
  called: 'categories',
  definition: categories,
  create: createCategory,
  change: updateCategory,
  remove: deleteCategory,
  history: categoryHistory,
  names: {
    name: 'names-of-imported-categories',
    text: 'SELECT id, name FROM category WHERE id = ANY ($1::integer[])',
  },
  exported: () => ({
    columns: categoryColumns,
    from: sql`${placedCategories} c`,
    id: sql`c.id`,
    conditions: [],
  }),
  keyword: 'name',
  name: 'name',
  lookups: {},
  parts: {
    field: 'parent',
    called: 'sub category',
    find: {
      name: 'categories-with-sub-categories-by-name',
      text: `SELECT id, name, coalesce((SELECT json_agg(json_build_object('id', k.id, 'name', k.name))
          FROM sub_category k WHERE k.category_id = c.id), '[]') AS parts
        FROM category c WHERE fold(name) = ANY ($1::text[])`,
    },
    check: (name) => readCategory({ children: [{ name }] }, false),
    save: (context, id, child) => updateCategory(context, id, { children: [child] }),
    list: 'children',
    revertParts: undoSubCategoryChanges,
  },
});
