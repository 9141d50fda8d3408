import { useApolloClient } from '@apollo/client/react';
import { DeleteButton } from '../../../editing/delete-button';
import { evictMessages } from './message-store';
import { useDeleteMessageMutation } from './messages.generated';

/** The button that moves a message to the trash after confirmation. */
export function DeleteMessage({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteMessageMutation();
  return (
    <DeleteButton
      recordLabel="message"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        evictMessages(cache);
      }}
      trash={{ recordType: 'MESSAGE', id, evict: evictMessages }}
    />
  );
}
