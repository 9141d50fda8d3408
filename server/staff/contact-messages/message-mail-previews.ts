import type { Statement } from '../../platform/database/database.js';
import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { AffiliateLinkNoticeEmail } from './affiliate-link-notice.email.js';
import { CONTACT_MESSAGE_KINDS } from './contact-message.kinds.js';
import { ContactMessageConfirmationEmail } from './contact-message-confirmation.email.js';
import { type ContactMessageForStaff, ContactMessageToStaffEmail } from './contact-message-to-staff.email.js';

type Followed = { id: number; supplierId: number; supplierName: string; link: string | null };

const NEWEST: Statement = {
  name: 'message-to-preview',
  text: `SELECT id, kind, full_name AS "fullName", organisation, email, mobile, website, message
    FROM contact_message WHERE kind = ANY ($1::text[]) AND full_name IS NOT NULL AND email IS NOT NULL
    ORDER BY created_at DESC, id DESC LIMIT 1`,
};
const FOLLOWED: Statement = {
  name: 'followed-link-to-preview',
  text: `SELECT m.id, s.id AS "supplierId", s.name AS "supplierName", m.url AS link
    FROM contact_message m JOIN supplier s ON s.id = m.supplier_id
    WHERE m.kind = 'Affiliate link' ORDER BY m.created_at DESC, m.id DESC LIMIT 1`,
};

const of = previewsOf<ContactMessageForStaff>(NEWEST, [CONTACT_MESSAGE_KINDS]);

/** The previews of mails about messages and followed links, from the newest of each. */
export const messageMailPreviews: MailPreviews = {
  'contact-message.to-staff': of((newest) => new ContactMessageToStaffEmail(newest)),
  'contact-message.confirmation': of(
    (newest, _, language) => new ContactMessageConfirmationEmail(newest, language),
  ),
  'contact-message.affiliate-link': previewsOf<Followed>(FOLLOWED)(
    (followed) => new AffiliateLinkNoticeEmail(followed),
  ),
};
