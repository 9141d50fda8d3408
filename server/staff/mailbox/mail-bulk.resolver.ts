import { bulkActionResolver } from '../../kits/tasks/bulk-resolvers.js';
import { mailsSentAgain } from './mail-bulk.js';
import { mailInputs } from './mailbox.inputs.js';

export const SendMailsAgainResolver = bulkActionResolver(
  {
    typeName: 'Mail',
    name: 'sendMailsAgain',
    Filter: mailInputs.Filter,
    description:
      'Resends the selected emails that failed or bounced and cannot have arrived. Lists the emails that were not sent, with the reason. With a filter, only failed emails are sent.',
  },
  mailsSentAgain,
);
