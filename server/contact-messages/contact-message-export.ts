import { listExport } from '../tasks/list-export.js';
import { allMessages } from './contact-message-record.read-model.js';

/** What visitors wrote as a CSV file, for staff (A162). */
export const messageExport = listExport({
  noun: 'message',
  called: 'messages',
  audience: ['Admin'],
  list: () => allMessages,
});
