import { selectFromList } from '../../kits/lists/select-from-list.js';
import { externalRefOperations } from '../../kits/nouns/external-ref-operations.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { forbidden } from '../../platform/errors.js';
import { LearnMoreFile } from './learn-more-file.entity.js';
import { categoryMerge } from './merge-category.js';
import { MergeCategoryResolver } from './merge-category.resolver.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { supplierRegrouping } from './regroup-suppliers.js';
import { RegroupSuppliersResolver } from './regroup-suppliers.resolver.js';
import { deleteSupplier, updateSupplier } from './supplier.commands.js';
import { Supplier } from './supplier.entity.js';
import { SERVICES_LIST_ID, supplierFields } from './supplier.fields.js';
import { supplierHistory } from './supplier.history.js';
import { SupplierResolver } from './supplier.resolver.js';
import { SupplierCardAccountResolver, SupplierProfileAccountResolver } from './supplier-account.resolver.js';
import { supplierBulkFields } from './supplier-bulk.fields.js';
import { learnMoreFields, workExampleFields } from './supplier-children.fields.js';
import { supplierImport } from './supplier-import.js';
import { readSupplier } from './supplier-input.js';
import { SupplierPlacesResolver } from './supplier-places.resolver.js';
import { SupplierColumn, SupplierListFilter, SupplierListSort } from './supplier-record.inputs.js';
import {
  answerSupplierRecord,
  requireSupplierRecord,
  supplierRecordList,
} from './supplier-record.read-model.js';
import { supplierRecordResolvers } from './supplier-record.resolver.js';
import { SupplierRecord } from './supplier-record.type.js';
import { SupplierBulkInput } from './supplier-tasks.inputs.js';
import { WorkExample } from './work-example.entity.js';

const bulkRecords: BulkRecords = {
  recordType: 'supplier',
  called: ['supplier', 'suppliers'],
  names: {
    name: 'names-of-suppliers',
    text: 'SELECT id, name FROM supplier WHERE id = ANY ($1::integer[])',
  },
  history: supplierHistory,
  select: (context, selection) =>
    selectFromList(supplierRecordList(context, selection.filter), selection, null),
};

/** The export of suppliers as a CSV file, with the fields that the caller may see. */
const supplierExport = listExport({
  recordType: 'supplier',
  called: 'suppliers',
  audience: ['Admin', 'Business'],
  list: supplierRecordList,
});

/** Applies one change to many suppliers, including their categories. */
const supplierChange = bulkChange(bulkRecords, {
  fields: supplierBulkFields,
  read: (_, sent) => {
    const { changes, related } = readSupplier(sent);
    return { ...changes, ...related };
  },
  change: (context, id, input) => {
    if (id === SERVICES_LIST_ID) throw forbidden('You can’t change the list of services here.');
    return updateSupplier(context, id, input);
  },
});

/** Deletes many suppliers, each in the same way as on its own (A155). */
const supplierDeletion = bulkDeletion(bulkRecords, deleteSupplier);

const names = { typeName: 'Supplier', Filter: SupplierListFilter };

/** The suppliers: pages, records, export, import, bulk actions, timeline, undo and trash. */
export const supplierNoun: Noun = {
  tokenResource: 'suppliers',
  resolvers: [
    SupplierResolver,
    SupplierCardAccountResolver,
    SupplierProfileAccountResolver,
    SupplierPlacesResolver,
    ...supplierRecordResolvers,
    NotificationsResolver,
    MergeCategoryResolver,
    RegroupSuppliersResolver,
    externalRefOperations({
      name: 'Supplier',
      called: 'a supplier',
      View: SupplierRecord,
      one: answerSupplierRecord,
      required: requireSupplierRecord,
      type: supplierHistory,
    }),
  ],
  listMutations: [
    exportMutation(
      'Supplier',
      'exportSuppliers',
      { Filter: SupplierListFilter, Sort: SupplierListSort, Column: SupplierColumn },
      supplierExport,
    ),
    bulkChangeMutation({ ...names, name: 'changeSuppliers', Input: SupplierBulkInput }, supplierChange),
    bulkDeletionMutation({ ...names, name: 'deleteSuppliers' }, supplierDeletion),
  ],
  tasks: [categoryMerge, supplierRegrouping],
  history: ['SUPPLIER', supplierHistory],
  fileImport: supplierImport,
  files: [
    { entity: Supplier, fields: supplierFields },
    { entity: WorkExample, fields: workExampleFields },
    { entity: LearnMoreFile, fields: learnMoreFields },
  ],
  quickFind: {
    kind: 'supplier',
    table: 'supplier',
    title: 'name',
    detail: 'list_title',
    foundBy: `found_by(name, list_title, physical_address,
      physical_suburb, physical_city, enquiry_email, phone_digits(call_rail_phone, owner_mobile))`,
    begins: 'searched_text',
  },
  publicPages: [
    'supplier',
    {
      records: ['Supplier', 'SupplierCard', 'SupplierRef'],
      lists: [
        'searchSuppliers',
        'searchSuggestions',
        'searchBoxSuggestions',
        'categoryCounts',
        'categories',
        'services',
        'featuredListings',
        'frontPage',
        'impactSummary',
        'goodCauseReport',
        'impactReport',
      ],
      single: ['supplier'],
    },
  ],
};
