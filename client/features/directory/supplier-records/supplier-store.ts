import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import {
  DeleteSupplierDocument,
  SaveSupplierDocument,
  SupplierDetailDocument,
} from './supplier-detail.generated';
import type { Supplier, supplierFields } from './supplier-fields';
import { SupplierList_RowFragmentDoc } from './supplier-list.generated';

/** The operations on suppliers. */
export const supplierStore = recordOperations<Supplier, InputOf<typeof supplierFields>>()({
  recordLabel: 'Business',
  recordType: 'SUPPLIER',
  detail: [SupplierDetailDocument, 'supplierRecord'],
  save: [SaveSupplierDocument, 'updateSupplier'],
  remove: DeleteSupplierDocument,
  shownBy: ['supplierRecords'],
  row: SupplierList_RowFragmentDoc,
});
