import { type MailPreviews, previewsOf } from '../../platform/mail/mail-previews.js';
import { ENQUIRY_SUBJECT } from '../sales-enquiries/sales-enquiry.fields.js';
import { draftIntroduction } from './draft-introduction.js';
import { IntroductionEmail } from './introduction.email.js';
import { introductionFacts } from './introduction-facts.read-model.js';

const NEWEST = {
  name: 'introduction-to-preview',
  text: `SELECT id FROM sales_enquiry WHERE supplier_id IS NOT NULL AND full_name IS NOT NULL AND archived_at IS NULL
    ORDER BY enquired_at DESC, id DESC LIMIT 1`,
};

/** The preview of the introduction of the newest customer, with the text of the draft. */
export const introductionMailPreviews: MailPreviews = {
  'introduction.to-supplier': previewsOf<{ id: number }>(NEWEST)(async ({ id }, context) => {
    const introduced = await introductionFacts(context, { salesEnquiryId: id });
    const { subject, message } = await draftIntroduction(context, id);
    const replyTo = introduced.email ?? context.app.config.staffMail;
    return new IntroductionEmail({ subject, message, introduced, replyTo }, { type: ENQUIRY_SUBJECT, id });
  }),
};
