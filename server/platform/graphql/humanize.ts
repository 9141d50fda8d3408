/** Labels of types that are named by another word, or after a part or wrapper of a record. */
const TYPE_LABELS: Readonly<Record<string, string>> = {
  ApiToken: 'API token',
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

/** Returns the label of a type for descriptions: `GoodCause` is “good cause”, `MailDelivery` is “email”. */
export const humanize = (name: string) =>
  TYPE_LABELS[name] ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
