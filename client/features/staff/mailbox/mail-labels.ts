import type { MailRowFragment, WholeMailFragment } from './mailbox.generated';

export type MailRow = Omit<MailRowFragment, ' $fragmentName'>;
export type Mail = Omit<WholeMailFragment, ' $fragmentName'>;

/** Labels of the kinds of mails, by their names in the ledger. */
export const mailKinds: Readonly<Record<string, string>> = {
  'sales-enquiry.to-supplier': 'Enquiry email to the supplier',
  'sales-enquiry.confirmation': 'Enquiry confirmation',
  'sales-enquiry.reply': 'Reply to an enquiry',
  'sales-enquiry.reply-copy': 'Copy of a reply',
  'sales-enquiry.issue': 'Issue with an enquiry',
  'introduction.to-supplier': 'Introduction email to the supplier',
  'lead.to-buyer': 'Email to the impact buyer about a lead',
  'lead.to-supplier': 'Email to the supplier about a lead',
  'contact-message.to-staff': 'Message to staff',
  'contact-message.confirmation': 'Message received (confirmation)',
  'supplier-alert.confirmation': 'Supplier alert: confirm your email address',
  'supplier-alert.match': 'Supplier alert: a supplier has joined',
  'contact-message.affiliate-link': 'Affiliate link clicked',
  'impact-box-order.to-staff': 'Email to staff about an order',
  'impact-box-order.confirmation': 'Order confirmation',
  'good-cause.buyer-request': 'Impact buyer request',
  'account.confirm-email': 'Confirm email address',
  'account.exists': 'Account already exists',
  'account.invitation': 'Invitation',
  'account.reset-password': 'New password',
  'account.sign-in-link': 'Sign-in link',
  'account.google-linked': 'Google account linked',
  'account.google-took-over': 'Account confirmed by signing in with Google',
};

/** Returns the label of a kind, or its name in the ledger if this page does not know it. */
export const formatKind = (kind: string): string => mailKinds[kind] ?? kind;
