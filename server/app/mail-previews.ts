import { accountMailPreviews } from '../accounts/account-mail-previews.js';
import { messageMailPreviews } from '../contact-messages/message-mail-previews.js';
import { causeMailPreviews } from '../good-causes/cause-mail-previews.js';
import { introductionMailPreviews } from '../introductions/introduction-mail-previews.js';
import { leadMailPreviews } from '../lead-mails/lead-mail-previews.js';
import { orderMailPreviews } from '../orders/order-mail-previews.js';
import type { MailPreviews } from '../platform/mail/mail-previews.js';
import { enquiryMailPreviews } from '../sales-enquiries/enquiry-mail-previews.js';
import { alertMailPreviews } from '../supplier-alerts/alert-mail-previews.js';

/** The previews of all kinds of mails. */
export const MAIL_PREVIEWS: MailPreviews = {
  ...enquiryMailPreviews,
  ...introductionMailPreviews,
  ...leadMailPreviews,
  ...messageMailPreviews,
  ...orderMailPreviews,
  ...causeMailPreviews,
  ...accountMailPreviews,
  ...alertMailPreviews,
};
