import type { Statement } from '../../platform/database/database.js';
import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { ImpactBuyerRequestEmail, type RequestForStaff } from './impact-buyer-request.email.js';
import { requestsPath } from './request-impact-buyer.js';

const NEWEST: Statement = {
  name: 'request-to-preview',
  text: `SELECT r.id, r.good_cause_id AS "goodCauseId", r.name, r.contact_name AS "contactName",
      r.contact_connection AS "contactConnection", r.contact_title AS "contactTitle", r.phone, r.email,
      g.name AS "causeName"
    FROM impact_buyer_request r JOIN good_cause g ON g.id = r.good_cause_id
    ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
};

type Newest = Omit<RequestForStaff, 'url' | 'requestedBy' | 'requesterEmail'>;

/**
 * The preview of the mail about a request, from the newest request of a good cause. The requesting user is
 * not stored, so the preview names the good cause instead.
 */
export const causeMailPreviews: MailPreviews = {
  'good-cause.buyer-request': previewsOf<Newest>(NEWEST)((newest, { app: { config } }) => {
    const url = `${config.publicUrl}${requestsPath(newest.goodCauseId)}`;
    const asker = { requestedBy: newest.causeName, requesterEmail: config.staffMail };
    return new ImpactBuyerRequestEmail({ ...newest, ...asker, url });
  }),
};
