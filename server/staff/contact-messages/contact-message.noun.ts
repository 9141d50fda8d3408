import { defineHistory } from '../../kits/history/define-history.js';
import { staffOnly } from '../../kits/history/staff-only.js';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { fieldsNamed } from '../../kits/records/field.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { contactMessages, deleteContactMessage, updateContactMessage } from './contact-message.commands.js';
import { ContactMessageResolver } from './contact-message.resolver.js';
import { messageRecordFields } from './contact-message-record.fields.js';
import { allMessages } from './contact-message-record.read-model.js';
import { ContactMessageRecordResolver, messageInputs } from './contact-message-record.resolver.js';

/** The history of messages: timeline with the mails about each, undo and trash (A155, A162). */
const contactMessageHistory = defineHistory(contactMessages, { viewer: staffOnly.viewer });

/** The fields that a bulk change of messages can set. */
const messageBulkFields = fieldsNamed(messageRecordFields, ['state']);

const bulkRecords: BulkRecords = {
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
const messageChange = bulkChange(bulkRecords, { fields: messageBulkFields, change: updateContactMessage });

/** Moves many messages to the trash (A155). */
const messageDeletion = bulkDeletion(bulkRecords, deleteContactMessage);

/** The CSV export of messages, for staff (A162). */
const messageExport = listExport({
  recordType: 'message',
  called: 'messages',
  audience: ['Admin'],
  list: () => allMessages,
});

const names = { typeName: 'Message', Filter: messageInputs.Filter };
const Input = bulkInput('Message', 'messages', messageBulkFields);

/** The messages to staff: forms, records, export, bulk actions, timeline, undo and trash. */
export const contactMessageNoun: Noun = {
  resolvers: [ContactMessageResolver, ContactMessageRecordResolver],
  listMutations: [
    exportMutation('Message', 'exportMessages', messageInputs, messageExport),
    bulkChangeMutation({ ...names, name: 'changeMessages', Input }, messageChange),
    bulkDeletionMutation({ ...names, name: 'deleteMessages' }, messageDeletion),
  ],
  history: ['MESSAGE', contactMessageHistory],
  quickFind: {
    kind: 'message',
    table: 'contact_message',
    title: `coalesce(full_name, organisation, email, 'Message ' || id)`,
    detail: 'kind',
    foundBy: 'found_by(full_name, organisation, email, phone_digits(mobile))',
    // A followed link is not a message of a person.
    where: `kind <> 'Affiliate link'`,
  },
};
