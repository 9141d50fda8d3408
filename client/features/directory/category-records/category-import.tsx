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
    'A row with a parent category updates the sub category with the same name in that category. Any other row updates the category with the same ID or name. If nothing matches, the row adds a new category.',
  fields: { ...categoryFields, parent: { label: 'Parent' } },
  columns: categoryColumns,
});
