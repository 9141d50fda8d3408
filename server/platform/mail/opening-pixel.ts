import type { App } from '../app.js';
import type { MailDelivery } from './mail-delivery.entity.js';

/** Where the picture is asked for. */
export const OPENED = '/api/mail-opened';

/** The kinds of mails that tell when they are opened (A45). */
export const tellsOpening = (kind: string): boolean => kind === 'sales-enquiry.to-supplier';

/**
 * The HTML of a mail as it leaves. The picture that tells of its opening is added only here: what the ledger keeps, and
 * staff look at, has none.
 */
export function htmlToSend(
  { config, mailTokens }: Pick<App, 'config' | 'mailTokens'>,
  { id, kind, bodyHtml }: Pick<MailDelivery, 'id' | 'kind' | 'bodyHtml'>,
): string {
  if (!tellsOpening(kind)) return bodyHtml;
  const address = `${config.publicUrl}${OPENED}/${mailTokens.opened.issue(String(id))}`;
  return bodyHtml.replace(/(<\/body>|$)/, `<img src="${address}" alt="" width="1" height="1">$1`);
}
