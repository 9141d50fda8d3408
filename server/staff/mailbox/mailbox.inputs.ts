import { listInputs } from '../../kits/lists/list-inputs.js';
import { mailColumns } from './mailbox.read-model.js';

/** The inputs of the list of mails. */
export const mailInputs = listInputs('Mail', Object.keys(mailColumns));
