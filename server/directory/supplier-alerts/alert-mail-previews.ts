import type { Statement } from '../../platform/database/database.js';
import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { SupplierAlertConfirmationEmail } from './supplier-alert-confirmation.email.js';
import { type MatchedAlert, SupplierAlertMatchEmail } from './supplier-alert-match.email.js';

/** An alert is gone once it is matched: the preview takes the newest listed supplier as its match. */
const NEWEST: Statement = {
  name: 'alert-to-preview',
  text: `SELECT 0 AS id, list_title AS trade, service_regions[1] AS place, id AS "supplierId", name AS "supplierName"
    FROM supplier WHERE listed ORDER BY id DESC LIMIT 1`,
};

const of = previewsOf<MatchedAlert>(NEWEST);
/** No token: the links of a preview do nothing. */
const TOKEN = 'preview';

/** The mails about supplier alerts. */
export const alertMailPreviews: MailPreviews = {
  'supplier-alert.confirmation': of(
    ({ id }, { app }, language) =>
      new SupplierAlertConfirmationEmail(id, app.config.publicUrl, TOKEN, language),
  ),
  'supplier-alert.match': of(
    (matched, { app }, language) => new SupplierAlertMatchEmail(matched, app.config.publicUrl, language),
  ),
};
