import { accountMailPreviews } from '../accounts/account-mail-previews.js';
import { causeMailPreviews } from '../directory/good-causes/cause-mail-previews.js';
import { alertMailPreviews } from '../directory/supplier-alerts/alert-mail-previews.js';
import type { MailPreviews } from '../platform/mail/mail-previews.js';
import { introductionMailPreviews } from '../sales/introductions/introduction-mail-previews.js';
import { leadMailPreviews } from '../sales/lead-mails/lead-mail-previews.js';
import { orderMailPreviews } from '../sales/orders/order-mail-previews.js';
import { enquiryMailPreviews } from '../sales/sales-enquiries/enquiry-mail-previews.js';
import { messageMailPreviews } from '../staff/contact-messages/message-mail-previews.js';

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
