import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import type { Message, messageFields } from './message-fields';
import { DeleteMessageDocument, MessageDetailDocument, SaveMessageDocument } from './messages.generated';

/** The operations on messages. */
export const messageStore = recordOperations<Message, InputOf<typeof messageFields>>()({
  recordLabel: 'Message',
  recordType: 'MESSAGE',
  detail: [MessageDetailDocument, 'messageRecord'],
  save: [SaveMessageDocument, 'updateMessage'],
  remove: DeleteMessageDocument,
  shownBy: ['messageRecords'],
});
