import type { SupplierBulkInput, SupplierSelection } from '../../../graphql/schema.generated';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { supplierBulkFields } from './supplier-bulk-fields';
import { useChangeSuppliersMutation, useDeleteSuppliersMutation } from './supplier-tasks.generated';

/** Returns the bulk actions of staff for suppliers: changing and deleting them. */
export function useSupplierBulk() {
  const [change] = useChangeSuppliersMutation();
  const [remove] = useDeleteSuppliersMutation();
  return useBulkActions({
    called: ['supplier', 'suppliers'],
    change: {
      fields: supplierBulkFields,
      start: async (selection: SupplierSelection, input: SupplierBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeSuppliers,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteSuppliers,
      warning:
        'Suppliers with enquiries or users can’t be deleted. When the task is done, we’ll show you which suppliers were kept.',
    },
  });
}
