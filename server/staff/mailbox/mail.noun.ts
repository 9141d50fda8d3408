import sql from 'sql-template-tag';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type BulkRecords, bulkAction } from '../../kits/tasks/bulk-actions.js';
import { bulkActionMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { allMails } from './mailbox.read-model.js';
import { MailboxResolver, mailInputs } from './mailbox.resolver.js';
import { sendMailAgain } from './send-mail-again.js';

/** A filter may match millions of mails. Only those that failed or bounced are selected. */
const failed = { ...allMails, conditions: [sql`m.status IN ('failed', 'bounced')`] };

const bulkRecords: BulkRecords = {
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
const mailsSentAgain = bulkAction(bulkRecords, {
  act: 'send-again',
  title: 'Sending emails again',
  work: sendMailAgain,
});

/**
 * The export of mails with their delivery status as a CSV file, for staff. The texts of the mails are not
 * part of it.
 */
const mailExport = listExport({
  recordType: 'mail',
  called: 'mails',
  audience: ['Admin'],
  list: () => allMails,
});

/** The emails of the mailbox: their list, export and sending again. */
export const mailNoun: Noun = {
  tokenResource: 'mail',
  resolvers: [MailboxResolver],
  listMutations: [
    exportMutation('Mail', 'exportMails', mailInputs, mailExport),
    bulkActionMutation(
      {
        typeName: 'Mail',
        name: 'sendMailsAgain',
        Filter: mailInputs.Filter,
        description:
          'Resends the selected emails that failed or bounced and were not delivered. Lists the emails that were not sent, with the reason. With a filter, only failed emails are sent. Can be retried safely with an Idempotency-Key header.',
      },
      mailsSentAgain,
    ),
  ],
};
