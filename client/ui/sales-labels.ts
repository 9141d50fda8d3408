import type {
  BuyerFeedback,
  EmailState,
  EnquiryProgress,
  EnquiryVia,
  MailStatus,
} from '../graphql/schema.generated';
import { clockOf } from '../lib/new-zealand-time';
import type { StatusTone } from './status-tag';

/** Labels of the progress of a sale, in the order of the choices (R163, R166); ENQUIRY reads New Enquiry. */
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

/** Labels of the sources of an enquiry (R172). */
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

/** Labels of the states of the mail to the supplier (R168). */
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

/** Returns true if the mail reached nobody: it was refused at once, or bounced later. */
export const isUndelivered = (status: MailStatus): boolean => status === 'FAILED' || status === 'BOUNCED';

/** Returns `{ENQUIRY: 'New Enquiry', …}` as the entries of a select. */
export function choicesOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const FIRST_YEAR = 2018;

/** Returns the years of a year filter, from the current one down to 2018 (R278). */
export function salesYears(now = new Date()): number[] {
  const { year } = clockOf(now);
  return Array.from({ length: year - FIRST_YEAR + 1 }, (_, index) => year - index);
}

/** Returns a sale's contribution to its cause: nothing for one that fell through, whatever was agreed (A51, A167). */
export const contributionOf = ({
  progress,
  contribution,
}: {
  progress: EnquiryProgress;
  contribution: number | null;
}) => (progress === 'FALLEN_THROUGH' ? null : contribution);

/** The text in lists for a sale without a good cause, which its customer has left to us to choose (A167). */
export const WAITS_FOR_CAUSE = 'No good cause chosen';
