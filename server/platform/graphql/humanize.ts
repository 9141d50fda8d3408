/** The nouns of types that are named by another word, or by a part or wrapper of a record. */
const NOUNS: Readonly<Record<string, string>> = {
  Found: 'record',
  LearnMore: 'file',
  LearnMoreFile: 'file',
  LinkedLead: 'lead',
  ListedTestimonial: 'testimonial',
  Mail: 'email',
  MailDelivery: 'email',
  MailNote: 'email',
  MailTemplate: 'email template',
  Partner: 'supplier',
  ProspectingBuyer: 'impact buyer',
  SalesEnquiry: 'enquiry',
  SalesEnquiryStaffFields: 'enquiry',
  Saved: 'saved view',
  SearchMiss: 'zero-result search',
  SearchSynonym: 'synonym',
  SendSalesEnquiryResult: 'enquiry',
};

/** Returns the noun of a type for descriptions: `GoodCause` is “good cause”, `MailDelivery` is “email”. */
export const humanize = (name: string) =>
  NOUNS[name] ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
