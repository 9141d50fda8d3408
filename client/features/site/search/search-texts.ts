import { texts } from '../../../lib/language';

export const searchTexts = texts(
  {
    placeholder: 'Search products & services',
    findSupplier: 'Find a supplier',
    site: 'Site',
    search: 'Search',
  },
  {
    placeholder: 'Rapua ngā hua me ngā ratonga',
    findSupplier: 'Kimihia he kaiwhakarato',
    site: 'Pae tukutuku',
    search: 'Rapu',
  },
);
