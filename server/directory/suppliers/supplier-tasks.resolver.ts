import { bulkChangeResolver, bulkDeletionResolver } from '../../kits/tasks/bulk-resolvers.js';
import { exportResolver } from '../../kits/tasks/export-resolver.js';
import { SupplierColumn, SupplierListFilter, SupplierListSort } from './supplier-record.inputs.js';
import { SupplierBulkInput } from './supplier-tasks.inputs.js';
import { supplierChange, supplierDeletion, supplierExport } from './supplier-tasks.js';

export const SupplierExportResolver = exportResolver('Supplier', 'exportSuppliers', supplierExport, {
  Filter: SupplierListFilter,
  Sort: SupplierListSort,
  Column: SupplierColumn,
});

const many = { typeName: 'Supplier', Filter: SupplierListFilter };

export const ChangeSuppliersResolver = bulkChangeResolver(
  { ...many, name: 'changeSuppliers', Input: SupplierBulkInput },
  supplierChange,
);
export const DeleteSuppliersResolver = bulkDeletionResolver(
  { ...many, name: 'deleteSuppliers' },
  supplierDeletion,
);
