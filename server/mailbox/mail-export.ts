import { listExport } from '../tasks/list-export.js';
import { allMails } from './mailbox.read-model.js';

/** The delivery ledger as a CSV file, for staff; what the mails say is no column of it. */
export const mailExport = listExport({
  noun: 'mail',
  called: 'mails',
  audience: ['Admin'],
  list: () => allMails,
});
