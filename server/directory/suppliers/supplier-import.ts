import sql from 'sql-template-tag';
import { defineImport } from '../../kits/imports/import-definition.js';
import { createSupplier, deleteSupplier, suppliers, updateSupplier } from './supplier.commands.js';
import { SERVICES_LIST_ID } from './supplier.fields.js';
import { supplierHistory } from './supplier.history.js';
import { supplierRecordList } from './supplier-record.read-model.js';

/** The import of suppliers from a file, with the categories and the impact buyer that it names. */
export const supplierImport = defineImport({
  recordType: 'supplier',
  tokenResource: 'suppliers',
  called: 'suppliers',
  definition: suppliers,
  create: createSupplier,
  change: updateSupplier,
  remove: async (context, id) => {
    await updateSupplier(context, id, { impactBuyerId: null });
    await deleteSupplier(context, id);
  },
  history: supplierHistory,
  names: {
    name: 'names-of-imported-suppliers',
    text: 'SELECT id, name FROM supplier WHERE id = ANY ($1::integer[])',
  },
  exported: (context) => {
    const { listed, conditions } = supplierRecordList(context, null);
    return { columns: listed, from: sql`supplier s`, id: sql`s.id`, conditions };
  },
  keyword: 'urlKeyword',
  name: 'name',
  lookups: {
    categories: {
      becomes: 'categoryIds',
      many: true,
      called: 'category',
      find: {
        name: 'categories-by-name',
        text: 'SELECT id, name FROM category WHERE fold(name) = ANY ($1::text[])',
      },
    },
    subCategories: {
      becomes: 'subCategoryIds',
      many: true,
      called: 'sub category',
      find: {
        name: 'sub-categories-by-name',
        text: 'SELECT id, name FROM sub_category WHERE fold(name) = ANY ($1::text[])',
      },
    },
    impactBuyer: {
      becomes: 'impactBuyerId',
      many: false,
      called: 'impact buyer',
      find: {
        name: 'impact-buyers-by-name',
        text: 'SELECT id, name FROM impact_buyer WHERE fold(name) = ANY ($1::text[])',
      },
    },
  },
  whyUnchangeable: (id) => (id === SERVICES_LIST_ID ? 'You can’t change the list of services here.' : null),
});
