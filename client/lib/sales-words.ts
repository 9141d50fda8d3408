import type {
  BuyerFeedback,
  EmailState,
  EnquiryProgress,
  EnquiryVia,
  MailStatus,
} from '../graphql/schema.generated';
import type { StatusTone } from '../ui/status-tag';

/** How far a sale has come, in the order of the choices (R163, R166); ENQUIRY reads New Enquiry. */
export const progressLabels: Record<EnquiryProgress, string> = {
  ENQUIRY: 'New Enquiry',
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
  INTRODUCTION: 'Introduction',
};

export const progressTones: Record<EnquiryProgress, StatusTone> = {
  ENQUIRY: 'new',
  IN_PROGRESS: 'active',
  COMPLETED: 'good',
  FALLEN_THROUGH: 'bad',
  INTRODUCTION: 'intro',
};

export const feedbackLabels: Record<BuyerFeedback, string> = {
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
  FALLEN_THROUGH: 'Fallen Through',
};

/** Where an enquiry came from (R172). */
export const viaLabels: Record<EnquiryVia, string> = {
  EMAIL_OFF_WEBSITE: 'Email off Website',
  CALL_TRACKING: 'Call Tracking',
  REPEAT_SALE: 'Repeat Sale',
  AFFILIATE: 'Affiliate',
  BROKERED_LEAD: 'Brokered Lead',
  CONNECTION: 'Connection',
  BACKDOOR_SALE: 'Backdoor Sale',
  ALIAS_EMAIL: 'Alias Email',
  OTHER: 'Other',
};

/** What became of the mail to the supplier (R168). */
export const emailStateLabels: Record<EmailState, string> = {
  UNOPENED: 'Unopened',
  OPENED: 'Opened',
  VIEWED: 'Viewed',
  REPLY_SENT: 'Reply Sent',
};

export const mailStatusLabels: Record<MailStatus, string> = {
  QUEUED: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Failed',
};

export const mailStatusTones: Record<MailStatus, StatusTone> = {
  QUEUED: 'new',
  SENT: 'active',
  FAILED: 'bad',
};

/** `{ENQUIRY: 'New Enquiry', …}` as the entries of a select. */
export function choicesOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const FIRST_YEAR = 2018;

/** The years of a year filter: the current one down to 2018 (R278). */
export function salesYears(now = new Date()): number[] {
  return Array.from({ length: now.getFullYear() - FIRST_YEAR + 1 }, (_, index) => now.getFullYear() - index);
}
