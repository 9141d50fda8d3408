import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';
import { carriesKey, NOT_KEPT } from './mail-secrets.js';

/**
 * Returns the ledger columns of a sent mail. The text of a mail with keys is removed, since the keys are for
 * its reader only.
 */
export const asSent = ({ mail: { kind } }: Pick<App, 'mail'>, mail: Pick<MailDelivery, 'kind'>) => ({
  sentAt: new Date(),
  claimedUntil: null,
  transport: kind,
  ...(kind === 'smtp' && carriesKey(mail.kind) && { bodyText: NOT_KEPT, bodyHtml: NOT_KEPT }),
});
