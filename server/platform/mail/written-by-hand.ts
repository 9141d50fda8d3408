/**
 * Kinds of mails that a person writes to this recipient: replies to customers, introductions and mails about
 * leads.
 */
const WRITTEN_BY_HAND = new Set([
  'sales-enquiry.reply',
  'introduction.to-supplier',
  'lead.to-buyer',
  'lead.to-supplier',
]);

/** Returns true if a person wrote the mail. All others are automatic (RFC 3834). */
export const isWrittenByHand = (kind: string): boolean => WRITTEN_BY_HAND.has(kind);
