import type { MailPreviews } from '../platform/mail/mail-previews.js';
import { draftIntroduction } from './draft-introduction.js';
import { IntroductionEmail } from './introduction.email.js';
import { introductionFacts } from './introduction-facts.read-model.js';

const NEWEST = {
  name: 'introduction-to-preview',
  text: `SELECT id FROM sales_enquiry WHERE supplier_id IS NOT NULL AND full_name IS NOT NULL AND archived_at IS NULL
    ORDER BY enquired_at DESC, id DESC LIMIT 1`,
};

/** The introduction of the newest customer, in the words that staff find filled in. */
export const introductionMailPreviews: MailPreviews = {
  'introduction.to-supplier': async (context) => {
    const newest = await context.app.database.readOne<{ id: number }>(NEWEST);
    if (!newest) return null;
    const introduced = await introductionFacts(context, { salesEnquiryId: newest.id });
    const { subject, message } = await draftIntroduction(context, newest.id);
    const replyTo = introduced.email ?? context.app.config.staffMail;
    return new IntroductionEmail(
      { subject, message, introduced, replyTo },
      { type: 'sales-enquiry', id: newest.id },
    );
  },
};
