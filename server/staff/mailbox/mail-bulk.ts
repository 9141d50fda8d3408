import sql from 'sql-template-tag';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type BulkRecords, bulkAction } from '../../kits/tasks/bulk-actions.js';
import { allMails } from './mailbox.read-model.js';
import { sendMailAgain } from './send-mail-again.js';

/** A filter may match millions of mails. Only those that failed or bounced are selected. */
const failed = { ...allMails, conditions: [sql`m.status IN ('failed', 'bounced')`] };

const many: BulkRecords = {
  recordType: 'mail',
  called: ['email that failed', 'emails'],
  names: {
    name: 'names-of-mails',
    text: 'SELECT id::integer, subject AS name FROM mail_delivery WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(selection.filter ? failed : allMails, selection, null),
};

/**
 * Sends many mails again that failed or bounced. Mails that must not be sent again are listed with the
 * reason.
 */
export const mailsSentAgain = bulkAction(many, {
  act: 'send-again',
  title: 'Sending emails again',
  work: sendMailAgain,
});
