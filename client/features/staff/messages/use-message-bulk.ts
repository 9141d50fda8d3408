import type { FieldTable } from '../../../editing/field-table';
import type { MessageBulkInput, MessageSelection } from '../../../graphql/schema.generated';
import { useBulkActions } from '../../../tasks/use-bulk-actions';
import { type Message, messageFields } from './message-fields';
import { useChangeMessagesMutation, useDeleteMessagesMutation } from './messages.generated';

const { state } = messageFields;
const fields = { state } satisfies FieldTable<Message, MessageBulkInput>;

/** Returns the bulk actions for messages: changing their state, and deleting them (A162, A155). */
export function useMessageBulk() {
  const [change] = useChangeMessagesMutation();
  const [remove] = useDeleteMessagesMutation();
  return useBulkActions({
    called: ['message', 'messages'],
    change: {
      fields,
      start: async (selection: MessageSelection, input: MessageBulkInput) =>
        (await change({ variables: { selection, input } })).data?.changeMessages,
    },
    remove: {
      start: async (selection) => (await remove({ variables: { selection } })).data?.deleteMessages,
      warning: 'You can restore deleted items from the trash for 30 days.',
    },
  });
}
