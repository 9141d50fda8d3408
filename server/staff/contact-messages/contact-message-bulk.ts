import { selectFromList } from '../../kits/lists/select-from-list.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { deleteContactMessage, updateContactMessage } from './contact-message.commands.js';
import { contactMessageHistory } from './contact-message.history.js';
import { messageRecordFields } from './contact-message-record.fields.js';
import { allMessages } from './contact-message-record.read-model.js';

/** The fields that a bulk change of messages can set. */
export const messageBulkFields = fieldsNamed(messageRecordFields, ['state']);

const many: BulkRecords = {
  recordType: 'message',
  called: ['message', 'messages'],
  names: {
    name: 'names-of-messages',
    text: `SELECT id, coalesce(nullif(organisation, ''), full_name) AS name FROM contact_message
      WHERE id = ANY ($1::integer[])`,
  },
  history: contactMessageHistory,
  select: (_, selection) => selectFromList(allMessages, selection, null),
};

/** Changes the state of many messages (A162). */
export const messageChange = bulkChange(many, { fields: messageBulkFields, change: updateContactMessage });

/** Moves many messages to the trash (A155). */
export const messageDeletion = bulkDeletion(many, deleteContactMessage);
