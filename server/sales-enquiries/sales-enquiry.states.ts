import { registerEnumType } from 'type-graphql';

/** How far a sale has come (R163). Any value may follow any other (A55). */
export const EnquiryProgressEnum = {
  ENQUIRY: 'Enquiry',
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
  INTRODUCTION: 'Introduction',
} as const;
export type EnquiryProgress = (typeof EnquiryProgressEnum)[keyof typeof EnquiryProgressEnum];
export const ENQUIRY_PROGRESS = Object.values(EnquiryProgressEnum);
registerEnumType(EnquiryProgressEnum, { name: 'EnquiryProgress', description: 'How far a sale has come.' });

/** What a supplier may set (R164): every progress but Introduction, which is for staff to make. */
export const SUPPLIER_PROGRESS: readonly EnquiryProgress[] = ENQUIRY_PROGRESS.filter(
  (progress) => progress !== 'Introduction',
);

/** How the buyer says it is going (R165). */
export const BuyerFeedbackEnum = {
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
} as const;
export type BuyerFeedback = (typeof BuyerFeedbackEnum)[keyof typeof BuyerFeedbackEnum];
export const BUYER_FEEDBACK = Object.values(BuyerFeedbackEnum);
registerEnumType(BuyerFeedbackEnum, { name: 'BuyerFeedback' });

/** What has become of the mail to the supplier, and of the answer (R168). Not the progress (A44). */
export const EmailStateEnum = {
  UNOPENED: 'Unopened',
  OPENED: 'Opened',
  VIEWED: 'Viewed',
  REPLY_SENT: 'Reply Sent',
} as const;
export type EmailState = (typeof EmailStateEnum)[keyof typeof EmailStateEnum];
export const EMAIL_STATES = Object.values(EmailStateEnum);
registerEnumType(EmailStateEnum, { name: 'EmailState' });

/** The states that become Viewed when the supplier looks at the enquiry (R169); Reply Sent stays. */
export const NOT_YET_VIEWED: readonly EmailState[] = ['Unopened', 'Opened'];

/** Where an enquiry came from (R172). */
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
registerEnumType(EnquiryViaEnum, { name: 'EnquiryVia' });

/** What a reported issue is about (R181). */
export const ReportIssueTypeEnum = {
  ISSUE_WITH_ENQUIRY: 'Issue with enquiry',
  ACCIDENTAL_ENQUIRY: 'Accidental enquiry',
  WRONG_CUSTOMER: 'Wrong customer',
  OTHER: 'Other',
} as const;
export type ReportIssueType = (typeof ReportIssueTypeEnum)[keyof typeof ReportIssueTypeEnum];
export const REPORT_ISSUE_TYPES = Object.values(ReportIssueTypeEnum);
registerEnumType(ReportIssueTypeEnum, { name: 'ReportIssueType' });
