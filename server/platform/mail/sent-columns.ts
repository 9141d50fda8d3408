import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';
import { carriesKey, TEXT_NOT_STORED } from './mail-secrets.js';

/**
 * Returns the ledger columns of a sent mail. The text of a mail with keys is removed, since the keys are for
 * its reader only.
 */
export const sentColumns = ({ mail: { kind } }: Pick<App, 'mail'>, mail: Pick<MailDelivery, 'kind'>) => ({
  sentAt: new Date(),
  claimedUntil: null,
  transport: kind,
  ...(kind === 'smtp' && carriesKey(mail.kind) && { bodyText: TEXT_NOT_STORED, bodyHtml: TEXT_NOT_STORED }),
});
