import { markReplySent } from '../../sales-enquiries/mark-reply-sent.js';
import type { RequestContext } from '../request-context.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/**
 * What follows once a mail of a kind is out, in the transaction that notes it in the ledger. The mail
 * cannot be taken back by then, so nothing here may refuse.
 */
export const WHEN_SENT: Record<string, (context: RequestContext, mail: MailDelivery) => Promise<void>> = {
  'sales-enquiry.reply': markReplySent,
};
