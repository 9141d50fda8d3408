import { importTexts } from '../../../imports/import-texts';
import { ImportWizard } from '../../../imports/import-wizard';
import { categoryColumns } from './category-columns';
import { categoryFields } from './category-fields';

/** The import of categories and sub categories from a file (R286). */
export function CategoryImport({ list }: { list: string }) {
  return <ImportWizard words={{ ...words, list }} />;
}

const words = importTexts({
  address: 'categories',
  one: 'category',
  many: 'categories',
  matched:
    'If a row has a parent category, it updates the sub category with the same name under that parent. If it has no parent, it updates the category with the same ID or name. If there is no match, the row is added as a new category.',
  fields: { ...categoryFields, parent: { label: 'Parent' } },
  columns: categoryColumns,
});
