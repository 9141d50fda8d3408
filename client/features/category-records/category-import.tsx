import { ImportWizard } from '../../imports/import-wizard';
import { importWords } from '../../imports/import-words';
import { categoryColumns } from './category-columns';
import { categoryFields } from './category-fields';

/** Brings a file of categories and sub categories in (R286). */
export function CategoryImport({ list }: { list: string }) {
  return <ImportWizard words={{ ...words, list }} />;
}

const words = importWords({
  address: 'categories',
  one: 'category',
  many: 'categories',
  matched:
    'A row with a parent is the sub category of that name in it. Any other row is the category with its ID, else with its name. Where there is none, it is a new one.',
  fields: { ...categoryFields, parent: { label: 'Parent' } },
  columns: categoryColumns,
});
