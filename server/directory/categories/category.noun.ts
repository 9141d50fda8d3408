import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { Category } from './category.entity.js';
import { categoryFields } from './category.fields.js';
import { categoryHistory } from './category.history.js';
import { CategoryResolver } from './category.resolver.js';
import { categoryImport } from './category-import.js';
import { CategoryOrderResolver } from './category-order.resolver.js';
import { categoryInputs } from './category-record.inputs.js';
import { allCategories } from './category-record.read-model.js';
import { categoryRecordResolvers } from './category-record.resolver.js';

/** The CSV export of categories, for staff (R287). */
const categoryExport = listExport({
  recordType: 'category',
  called: 'categories',
  audience: ['Admin'],
  list: () => allCategories,
});

/** The categories and sub categories: records, order, export, import, timeline, undo and trash. */
export const categoryNoun: Noun = {
  tokenResource: 'categories',
  resolvers: [CategoryResolver, CategoryOrderResolver, ...categoryRecordResolvers],
  listMutations: [exportMutation('Category', 'exportCategories', categoryInputs, categoryExport)],
  history: ['CATEGORY', categoryHistory],
  fileImport: categoryImport,
  files: [{ entity: Category, fields: categoryFields }],
  // This table is small and needs no index.
  quickFind: {
    kind: 'category',
    table: 'category',
    title: 'name',
    detail: 'NULL',
    foundBy: 'found_by(name)',
  },
  publicPages: [
    'category',
    {
      records: ['Category', 'CategoryRef'],
      lists: ['categories', 'categoryCounts', 'searchBoxSuggestions', 'searchSuppliers', 'supplier'],
      single: ['category'],
    },
  ],
};
