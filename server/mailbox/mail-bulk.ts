import sql from 'sql-template-tag';
import { selectFromList } from '../platform/lists/select-from-list.js';
import { bulkAct, type ManyRecords } from '../tasks/bulk-acts.js';
import { allMails } from './mailbox.read-model.js';
import { sendMailAgain } from './send-mail-again.js';

/** All that match may be millions, of which those that have not arrived are meant. */
const failed = { ...allMails, conditions: [sql`m.status IN ('failed', 'bounced')`] };

const many: ManyRecords = {
  noun: 'mail',
  called: ['mail that failed', 'mails'],
  names: {
    name: 'names-of-mails',
    text: 'SELECT id::integer, subject AS name FROM mail_delivery WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(selection.filter ? failed : allMails, selection, null),
};

/** Has many mails that failed, or came back, sent again; each that must not be is listed with the reason. */
export const mailsSentAgain = bulkAct(many, {
  act: 'send-again',
  title: 'Sending mails again',
  work: sendMailAgain,
});
