import { listInputs } from '../platform/lists/list-inputs.js';
import { mailColumns } from './mailbox.read-model.js';

/** What the list of mails is asked. */
export const mailInputs = listInputs('Mail', Object.keys(mailColumns));
