import { listExport } from '../../kits/tasks/list-export.js';
import { allMessages } from './contact-message-record.read-model.js';

/** The CSV export of messages, for staff (A162). */
export const messageExport = listExport({
  recordType: 'message',
  called: 'messages',
  audience: ['Admin'],
  list: () => allMessages,
});
