import type { FieldTable } from '../../../editing/field-table';
import type { OrderBulkInput, OrderSelection } from '../../../graphql/schema.generated';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { type Order, orderFields } from './order-fields';
import { useChangeOrdersMutation, useDeleteOrdersMutation } from './orders.generated';

const { status } = orderFields;
const fields = { status } satisfies FieldTable<Order, OrderBulkInput>;

/** Returns the bulk actions for orders: changing their state, and deleting them (R300, A155). */
export function useOrderBulk() {
  const [change] = useChangeOrdersMutation();
  const [remove] = useDeleteOrdersMutation();
  return useBulkActions({
    called: ['order', 'orders'],
    change: {
      fields,
      start: async (selection: OrderSelection, input: OrderBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeOrders,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteOrders,
      warning: 'You can restore deleted items from the trash for 30 days.',
    },
  });
}
