import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { categoryExport } from './category-export.js';
import { categoryInputs } from './category-record.inputs.js';

export const CategoryExportResolver = exportResolver(
  'Category',
  'exportCategories',
  categoryExport,
  categoryInputs,
);
