import { useApolloClient } from '@apollo/client/react';
import { DeleteButton } from '../../../editing/delete-button';
import { evictOrders } from './order-store';
import { useDeleteOrderMutation } from './orders.generated';

/** The button that moves an order to the trash after confirmation. */
export function DeleteOrder({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteOrderMutation();
  return (
    <DeleteButton
      recordLabel="order"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        evictOrders(cache);
      }}
      trash={{ recordType: 'ORDER', id, evict: evictOrders }}
    />
  );
}
