import { useApolloClient } from '@apollo/client/react';
import { DeleteButton } from '../../editing/delete-button';
import { forgetMessages } from './message-store';
import { useDeleteMessageMutation } from './messages.generated';

/** Takes a message into the trash, once that has been confirmed. */
export function DeleteMessage({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteMessageMutation();
  return (
    <DeleteButton
      noun="message"
      remove={() => remove({ variables: { id } })}
      onDeleted={() => {
        onDeleted();
        forgetMessages(cache);
      }}
      trash={{ recordType: 'MESSAGE', id, forget: forgetMessages }}
    />
  );
}
