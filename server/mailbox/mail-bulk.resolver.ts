import { bulkActionResolver } from '../tasks/bulk-resolvers.js';
import { mailsSentAgain } from './mail-bulk.js';
import { mailInputs } from './mailbox.inputs.js';

export const SendMailsAgainResolver = bulkActionResolver(
  {
    typeName: 'Mail',
    name: 'sendMailsAgain',
    Filter: mailInputs.Filter,
    description:
      'Has those of the selected ones sent again that failed and cannot have arrived; the others are listed. Of a filter, those that failed alone are meant.',
  },
  mailsSentAgain,
);
