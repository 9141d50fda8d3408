import { importTexts } from '../../../imports/import-texts';
import { ImportWizard } from '../../../imports/import-wizard';
import { supplierListColumns } from './supplier-columns';
import { supplierSections } from './supplier-field-tabs';
import { supplierFields } from './supplier-fields';

/** The import of suppliers from a file. */
export function SupplierImport({ list }: { list: string }) {
  return <ImportWizard words={{ ...words, list }} />;
}

const words = importTexts({
  address: 'suppliers',
  one: 'supplier',
  many: 'suppliers',
  fields: supplierFields,
  columns: supplierListColumns,
  sections: supplierSections,
});
