import type { Statement } from '../../platform/database/database.js';
import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { enquirySignInUrl, enquiryUrl } from './enquiry-links.js';
import { SalesEnquiryConfirmationEmail } from './sales-enquiry-confirmation.email.js';
import { SalesEnquiryIssueEmail } from './sales-enquiry-issue.email.js';
import { SalesEnquiryReplyCopyEmail, SalesEnquiryReplyEmail } from './sales-enquiry-reply.email.js';
import { type EnquiryForSupplier, SalesEnquiryToSupplierEmail } from './sales-enquiry-to-supplier.email.js';

type Newest = Omit<EnquiryForSupplier, 'url'> & { supplierEmail: string };

const NEWEST: Statement = {
  name: 'enquiry-to-preview',
  text: `SELECT e.id AS "enquiryId", s.id AS "supplierId", s.name AS "supplierName",
      s.enquiry_email AS "supplierEmail", e.full_name AS "fullName", e.email, e.mobile, e.address,
      e.enquiry_about AS "enquiryAbout", coalesce(e.message, '') AS message, g.name AS "goodCauseName"
    FROM sales_enquiry e JOIN supplier s ON s.id = e.supplier_id LEFT JOIN good_cause g ON g.id = e.good_cause_id
    WHERE e.archived_at IS NULL AND e.full_name IS NOT NULL AND e.email IS NOT NULL
    ORDER BY e.enquired_at DESC, e.id DESC LIMIT 1`,
};
const REPLY = 'Kia ora, thank you for your enquiry. Your reply appears here.';

const of = previewsOf<Newest>(NEWEST);

const answerIn = ({ enquiryId, supplierName, supplierEmail }: Newest) => ({
  enquiryId,
  from: supplierName,
  reply: REPLY,
  replyTo: supplierEmail,
});

/** Mails about the newest enquiry that has a supplier. */
export const enquiryMailPreviews: MailPreviews = {
  'sales-enquiry.to-supplier': of(
    (newest, { app }) =>
      new SalesEnquiryToSupplierEmail({ ...newest, url: enquirySignInUrl(app.config, newest.enquiryId) }),
  ),
  'sales-enquiry.confirmation': of(
    (newest, _, language) => new SalesEnquiryConfirmationEmail(newest, language),
  ),
  'sales-enquiry.reply': of((newest) => new SalesEnquiryReplyEmail(answerIn(newest))),
  'sales-enquiry.reply-copy': of((newest) => new SalesEnquiryReplyCopyEmail(answerIn(newest))),
  'sales-enquiry.issue': of(
    ({ enquiryId, supplierId, supplierName, supplierEmail }, { app }) =>
      new SalesEnquiryIssueEmail({
        salesEnquiryId: enquiryId,
        supplierId,
        supplierName,
        fullName: supplierName,
        email: supplierEmail,
        issue: 'Wrong customer',
        message: 'The supplier’s description of the issue appears here.',
        messageId: 1,
        url: enquiryUrl(app.config, enquiryId),
      }),
  ),
};
