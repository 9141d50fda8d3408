import { listExport } from '../../kits/tasks/list-export.js';
import { allMails } from './mailbox.read-model.js';

/**
 * The export of mails with their delivery status as a CSV file, for staff. The texts of the mails are not
 * part of it.
 */
export const mailExport = listExport({
  recordType: 'mail',
  called: 'mails',
  audience: ['Admin'],
  list: () => allMails,
});
