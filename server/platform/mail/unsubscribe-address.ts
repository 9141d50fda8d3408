import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/** Where mail programs send that no more are wanted (RFC 8058); people who open it are led to a page that asks them. */
export const UNSUBSCRIBE = '/api/unsubscribe';

/** By which address the supplier that a mail notifies has such mails stopped; absent for mails that notify nobody. */
export function unsubscribeAddress(
  { config, mailTokens }: Pick<App, 'config' | 'mailTokens'>,
  { id, notifiesSupplierId }: Pick<MailDelivery, 'id' | 'notifiesSupplierId'>,
): string | undefined {
  if (notifiesSupplierId === null) return undefined;
  return `${config.publicUrl}${UNSUBSCRIBE}/${mailTokens.unsubscribe.issue(String(id))}`;
}
