import { useApolloClient } from '@apollo/client/react';
import { DeleteButton } from '../../editing/delete-button';
import { forgetOrders } from './order-store';
import { useDeleteOrderMutation } from './orders.generated';

/** Takes an order into the trash, once that has been confirmed. */
export function DeleteOrder({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteOrderMutation();
  return (
    <DeleteButton
      noun="order"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        forgetOrders(cache);
      }}
      trash={{ recordType: 'ORDER', id, forget: forgetOrders }}
    />
  );
}
