import { registerEnumType } from 'type-graphql';

/** The progress of a sale (R163). Any value may follow any other (A55). */
export const EnquiryProgressEnum = {
  ENQUIRY: 'Enquiry',
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
  INTRODUCTION: 'Introduction',
} as const;
export type EnquiryProgress = (typeof EnquiryProgressEnum)[keyof typeof EnquiryProgressEnum];
export const ENQUIRY_PROGRESS = Object.values(EnquiryProgressEnum);
registerEnumType(EnquiryProgressEnum, {
  name: 'EnquiryProgress',
  description: 'The progress of a sale.',
  valuesConfig: {
    ENQUIRY: { description: 'A new enquiry.' },
    IN_PROGRESS: { description: 'A sale in progress.' },
    COMPLETED: { description: 'A completed sale.' },
    FALLEN_THROUGH: { description: 'A sale that did not happen.' },
    INTRODUCTION: { description: 'An introduction that staff made between a customer and a supplier.' },
  },
});

/** The values that a supplier may set (R164): all except Introduction, which only staff set. */
export const SUPPLIER_PROGRESS: readonly EnquiryProgress[] = ENQUIRY_PROGRESS.filter(
  (progress) => progress !== 'Introduction',
);

/** The progress of a sale according to the buyer (R165). */
export const BuyerFeedbackEnum = {
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
} as const;
export type BuyerFeedback = (typeof BuyerFeedbackEnum)[keyof typeof BuyerFeedbackEnum];
export const BUYER_FEEDBACK = Object.values(BuyerFeedbackEnum);
registerEnumType(BuyerFeedbackEnum, {
  name: 'BuyerFeedback',
  valuesConfig: {
    IN_PROGRESS: { description: 'A sale in progress.' },
    COMPLETED: { description: 'A completed sale.' },
    FALLEN_THROUGH: { description: 'A sale that did not happen.' },
  },
  description: 'The progress of a sale according to the buyer.',
});

/** The state of the mail to the supplier and of the reply (R168). It differs from the progress (A44). */
export const EmailStateEnum = {
  UNOPENED: 'Unopened',
  OPENED: 'Opened',
  VIEWED: 'Viewed',
  REPLY_SENT: 'Reply Sent',
} as const;
export type EmailState = (typeof EmailStateEnum)[keyof typeof EmailStateEnum];
export const EMAIL_STATES = Object.values(EmailStateEnum);
registerEnumType(EmailStateEnum, {
  name: 'EmailState',
  valuesConfig: {
    UNOPENED: { description: 'The supplier has not opened the email.' },
    OPENED: { description: 'The supplier has opened the email.' },
    VIEWED: { description: 'The supplier has opened the enquiry on the site.' },
    REPLY_SENT: { description: 'A reply was sent to the customer.' },
  },
  description: 'The state of the email to the supplier and of the reply to the customer.',
});

/** The states that become Viewed when the supplier opens the enquiry (R169). Reply Sent stays. */
export const NOT_YET_VIEWED: readonly EmailState[] = ['Unopened', 'Opened'];

/** The source of an enquiry (R172). */
export const EnquiryViaEnum = {
  EMAIL_OFF_WEBSITE: 'Email off Website',
  CALL_TRACKING: 'Call Tracking',
  REPEAT_SALE: 'Repeat Sale',
  AFFILIATE: 'Affiliate',
  BROKERED_LEAD: 'Brokered Lead',
  CONNECTION: 'Connection',
  BACKDOOR_SALE: 'Backdoor Sale',
  ALIAS_EMAIL: 'Alias Email',
  OTHER: 'Other',
} as const;
export type EnquiryVia = (typeof EnquiryViaEnum)[keyof typeof EnquiryViaEnum];
export const ENQUIRY_VIA = Object.values(EnquiryViaEnum);
registerEnumType(EnquiryViaEnum, {
  name: 'EnquiryVia',
  valuesConfig: {
    EMAIL_OFF_WEBSITE: { description: 'The enquiry form on a supplier’s profile.' },
    CALL_TRACKING: { description: 'A call to a tracked phone number.' },
    REPEAT_SALE: { description: 'A repeat of an earlier sale.' },
    AFFILIATE: { description: 'A visit from the profile to the supplier’s own shop.' },
    BROKERED_LEAD: { description: 'A lead that staff brokered.' },
    CONNECTION: { description: 'A personal connection.' },
    BACKDOOR_SALE: { description: 'A sale that was made without the site.' },
    ALIAS_EMAIL: { description: 'An email to an alias address.' },
    OTHER: { description: 'Any other source of an enquiry.' },
  },
  description: 'The source of an enquiry.',
});

/** The type of a reported issue (R181). */
export const ReportIssueTypeEnum = {
  ISSUE_WITH_ENQUIRY: 'Issue with enquiry',
  ACCIDENTAL_ENQUIRY: 'Accidental enquiry',
  WRONG_CUSTOMER: 'Wrong customer',
  OTHER: 'Other',
} as const;
export type ReportIssueType = (typeof ReportIssueTypeEnum)[keyof typeof ReportIssueTypeEnum];
export const REPORT_ISSUE_TYPES = Object.values(ReportIssueTypeEnum);
registerEnumType(ReportIssueTypeEnum, {
  name: 'ReportIssueType',
  valuesConfig: {
    ISSUE_WITH_ENQUIRY: { description: 'An issue with the enquiry.' },
    ACCIDENTAL_ENQUIRY: { description: 'An enquiry that was sent by accident.' },
    WRONG_CUSTOMER: { description: 'An enquiry of the wrong customer.' },
    OTHER: { description: 'Another issue, which is given as text.' },
  },
  description: 'The type of a reported issue.',
});
