import { importTexts } from '../../../imports/import-texts';
import { ImportWizard } from '../../../imports/import-wizard';
import { buyerColumns } from './buyer-columns';
import { buyerFields, buyerSections } from './buyer-fields';

/** The import of impact buyers from a file. */
export function ImpactBuyerImport({ list }: { list: string }) {
  return <ImportWizard words={{ ...words, list }} />;
}

const words = importTexts({
  address: 'impactBuyers',
  one: 'impact buyer',
  many: 'impact buyers',
  fields: buyerFields,
  columns: buyerColumns,
  sections: buyerSections,
});
