import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { forbidden } from '../../platform/errors.js';
import { deleteSupplier, updateSupplier } from './supplier.commands.js';
import { SERVICES_LIST_ID } from './supplier.fields.js';
import { supplierHistory } from './supplier.history.js';
import { supplierBulkFields } from './supplier-bulk.fields.js';
import { readSupplier } from './supplier-input.js';
import { supplierRecordList } from './supplier-record.read-model.js';

const many: BulkRecords = {
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
export const supplierExport = listExport({
  recordType: 'supplier',
  called: 'suppliers',
  audience: ['Admin', 'Business'],
  list: supplierRecordList,
});

/** Applies one change to many suppliers, including their categories. */
export const supplierChange = bulkChange(many, {
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
export const supplierDeletion = bulkDeletion(many, deleteSupplier);
