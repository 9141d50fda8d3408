import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/** The path of the tracking picture. */
export const OPENED = '/api/mail-opened';

/** Returns true for kinds of mails that report when they are opened (A45). */
export const tracksOpening = (kind: string): boolean => kind === 'sales-enquiry.to-supplier';

/**
 * Returns the HTML of a mail to send. The tracking picture is added only here, so the mail in the ledger,
 * which staff view, has none.
 */
export function htmlToSend(
  { config, mailTokens }: Pick<App, 'config' | 'mailTokens'>,
  { id, kind, bodyHtml }: Pick<MailDelivery, 'id' | 'kind' | 'bodyHtml'>,
): string {
  if (!tracksOpening(kind)) return bodyHtml;
  const address = `${config.publicUrl}${OPENED}/${mailTokens.opened.issue(String(id))}`;
  return bodyHtml.replace(/(<\/body>|$)/, `<img src="${address}" alt="" width="1" height="1">$1`);
}
