import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/**
 * The path that mail programs unsubscribe at (RFC 8058). People who open it are redirected to a confirmation
 * page.
 */
export const UNSUBSCRIBE = '/api/unsubscribe';

/**
 * Returns the address that unsubscribes the notified supplier. Undefined for mails that are not
 * notifications.
 */
export function unsubscribeAddress(
  { config, mailTokens }: Pick<App, 'config' | 'mailTokens'>,
  { id, notifiesSupplierId }: Pick<MailDelivery, 'id' | 'notifiesSupplierId'>,
): string | undefined {
  if (notifiesSupplierId === null) return undefined;
  return `${config.publicUrl}${UNSUBSCRIBE}/${mailTokens.unsubscribe.issue(String(id))}`;
}
