import { listExport } from '../../kits/tasks/list-export.js';
import { allCategories } from './category-record.read-model.js';

/** The CSV export of categories, for staff (R287). */
export const categoryExport = listExport({
  recordType: 'category',
  called: 'categories',
  audience: ['Admin'],
  list: () => allCategories,
});
