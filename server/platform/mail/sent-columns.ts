import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';
import { carriesKey, NOT_KEPT } from './mail-secrets.js';

/** What the ledger says of a mail that is out, whatever becomes of it then: its keys are its reader's alone. */
export const asSent = ({ mail: { kind } }: Pick<App, 'mail'>, mail: Pick<MailDelivery, 'kind'>) => ({
  sentAt: new Date(),
  claimedUntil: null,
  transport: kind,
  ...(kind === 'smtp' && carriesKey(mail.kind) && { bodyText: NOT_KEPT, bodyHtml: NOT_KEPT }),
});
