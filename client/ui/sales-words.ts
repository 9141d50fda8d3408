import type {
  BuyerFeedback,
  EmailState,
  EnquiryProgress,
  EnquiryVia,
  MailStatus,
} from '../graphql/schema.generated';
import { clockOf } from '../lib/new-zealand-time';
import type { StatusTone } from './status-tag';

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
  BOUNCED: 'Bounced',
};

export const mailStatusTones: Record<MailStatus, StatusTone> = {
  QUEUED: 'new',
  SENT: 'active',
  FAILED: 'bad',
  BOUNCED: 'bad',
};

/** Whether nobody has got it: it was refused at once, or came back later. */
export const isUndelivered = (status: MailStatus): boolean => status === 'FAILED' || status === 'BOUNCED';

/** `{ENQUIRY: 'New Enquiry', …}` as the entries of a select. */
export function choicesOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const FIRST_YEAR = 2018;

/** The years of a year filter: the current one down to 2018 (R278). */
export function salesYears(now = new Date()): number[] {
  const { year } = clockOf(now);
  return Array.from({ length: year - FIRST_YEAR + 1 }, (_, index) => year - index);
}

/** What a cause is given by a sale: nothing by one that fell through, whatever was agreed (A51, A167). */
export const givenBy = ({
  progress,
  contribution,
}: {
  progress: EnquiryProgress;
  contribution: number | null;
}) => (progress === 'FALLEN_THROUGH' ? null : contribution);

/** How the list says that a sale has no good cause yet; its customer left it to us (A167). */
export const WAITS_FOR_CAUSE = 'Waits for a cause';
