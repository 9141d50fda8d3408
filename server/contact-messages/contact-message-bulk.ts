import { selectFromList } from '../platform/lists/select-from-list.js';
import { fieldsNamed } from '../platform/records/field.js';
import { bulkChange, bulkDeletion, type ManyRecords } from '../tasks/bulk-acts.js';
import { contactMessageHistory } from './contact-message.history.js';
import { messageRecordFields } from './contact-message-record.fields.js';
import { allMessages } from './contact-message-record.read-model.js';
import { deleteContactMessage, updateContactMessage } from './keep-contact-message.js';

/** What many messages may be given at once. */
export const messageBulkFields = fieldsNamed(messageRecordFields, ['state']);

const many: ManyRecords = {
  noun: 'message',
  called: ['message', 'messages'],
  names: {
    name: 'names-of-messages',
    text: `SELECT id, coalesce(nullif(organisation, ''), full_name) AS name FROM contact_message
      WHERE id = ANY ($1::integer[])`,
  },
  history: contactMessageHistory,
  select: (_, selection) => selectFromList(allMessages, selection, null),
};

/** Says of many messages how far staff have come with them (A162). */
export const messageChange = bulkChange(many, { fields: messageBulkFields, change: updateContactMessage });

/** Takes many messages into the trash (A155). */
export const messageDeletion = bulkDeletion(many, deleteContactMessage);
