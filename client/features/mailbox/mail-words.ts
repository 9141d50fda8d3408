import type { MailRowFragment, WholeMailFragment } from './mailbox.generated';

export type MailRow = Omit<MailRowFragment, ' $fragmentName'>;
export type Mail = Omit<WholeMailFragment, ' $fragmentName'>;

/** Labels of the kinds of mails, by their names in the ledger. */
export const mailKinds: Readonly<Record<string, string>> = {
  'sales-enquiry.to-supplier': 'Enquiry to the supplier',
  'sales-enquiry.confirmation': 'Enquiry confirmed',
  'sales-enquiry.reply': 'Reply to an enquiry',
  'sales-enquiry.reply-copy': 'Copy of a reply',
  'sales-enquiry.issue': 'Issue with an enquiry',
  'introduction.to-supplier': 'Introduction to the supplier',
  'lead.to-buyer': 'Lead to the impact buyer',
  'lead.to-supplier': 'Lead to the supplier',
  'contact-message.to-staff': 'Message to staff',
  'contact-message.confirmation': 'Message confirmed',
  'supplier-alert.confirmation': 'Supplier alert: confirm address',
  'supplier-alert.match': 'Supplier alert: supplier joined',
  'contact-message.affiliate-link': 'Affiliate link followed',
  'impact-box-order.to-staff': 'Order to staff',
  'impact-box-order.confirmation': 'Order confirmed',
  'good-cause.buyer-request': 'Impact buyer request',
  'account.confirm-email': 'Confirm address',
  'account.exists': 'Account exists',
  'account.invitation': 'Invitation',
  'account.reset-password': 'New password',
  'account.sign-in-link': 'Link to sign in',
  'account.google-linked': 'Google linked',
  'account.google-took-over': 'Google took over',
};

/** Returns the label of a kind, or its name in the ledger if this page does not know it. */
export const kindInWords = (kind: string): string => mailKinds[kind] ?? kind;
