import { bulkChangeResolver, bulkDeletionResolver, bulkInput } from '../../kits/tasks/bulk-resolvers.js';
import { messageBulkFields, messageChange, messageDeletion } from './contact-message-bulk.js';
import { messageInputs } from './contact-message-record.resolver.js';

const many = { typeName: 'Message', Filter: messageInputs.Filter };
const Input = bulkInput('Message', 'messages', messageBulkFields);

export const ChangeMessagesResolver = bulkChangeResolver(
  { ...many, name: 'changeMessages', Input },
  messageChange,
);
export const DeleteMessagesResolver = bulkDeletionResolver(
  { ...many, name: 'deleteMessages' },
  messageDeletion,
);
