/** Kinds whose words a person has written to this addressee: answers to customers, introductions and mails about leads. */
const WRITTEN_BY_HAND = new Set([
  'sales-enquiry.reply',
  'introduction.to-supplier',
  'lead.to-buyer',
  'lead.to-supplier',
]);

/** Returns true if a person wrote the mail; all others are automatic (RFC 3834). */
export const isWrittenByHand = (kind: string): boolean => WRITTEN_BY_HAND.has(kind);
