import type { JobSubjectKind } from '../../../graphql/schema.generated';
import { adminPaths } from '../../../navigation/admin-paths';
import type {
  OutboxJob_RowFragment,
  QueuedJob_RowFragment,
  ScheduledJob_RowFragment,
} from './background-jobs.generated';

export type QueuedJob = Omit<QueuedJob_RowFragment, ' $fragmentName'>;
export type OutboxJob = Omit<OutboxJob_RowFragment, ' $fragmentName'>;
export type ScheduledJob = Omit<ScheduledJob_RowFragment, ' $fragmentName'>;

const JOBS: Readonly<Record<string, string>> = {
  'mail.deliver': 'Send an email',
  'account.mail-reset-link': 'Email a password reset link',
  'account.mail-sign-in-link': 'Email a sign-in link',
  'task.run': 'Run a task, such as an export or a bulk change',
  'supplier-alert.match': 'Tell people about suppliers they asked for',
  'certificate.build': 'Build an impact certificate',
};

/** Returns the purpose of a job, or its name if this page does not know it. */
export const formatJobName = (name: string): string => JOBS[name] ?? name;

const SCHEDULED: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'clear-expired': ['Remove old data', 'Deletes data whose retention period has ended.'],
  'remove-unused-files': ['Remove unused files', 'Deletes uploaded files that no record uses.'],
  'check-totals': ['Check totals', 'Compares the sales totals with a full recount.'],
  'renew-certificates': ['Renew certificates', 'Builds impact certificates that are missing or out of date.'],
  'forget-search-words': [
    'Remove unused search words',
    'Deletes search words that no supplier uses any more.',
  ],
  'match-supplier-alerts': [
    'Match supplier alerts',
    'Emails people when a supplier they asked for has joined.',
  ],
  'raise-follow-ups': ['Remind staff of follow-ups', 'Adds follow-ups that are due to the action centre.'],
};

/** Returns the title and the description of a scheduled job. */
export const describeScheduledJob = (name: string): readonly [title: string, text: string] =>
  SCHEDULED[name] ?? [name, ''];

const SUBJECTS: Record<JobSubjectKind, { label: string; href?: (id: number) => string }> = {
  MAIL: { label: 'Email', href: adminPaths.mail },
  TASK: { label: 'Task' },
  IMPACT_BUYER: { label: 'Impact buyer', href: adminPaths.impactBuyer },
};

/** Returns the label of the record that a job is about, and its address if it has a screen. */
export function describeSubject({ kind, id }: { kind: JobSubjectKind; id: number }) {
  const { label, href } = SUBJECTS[kind];
  return { label: `${label} ${id}`, href: href?.(id) };
}

/** Returns a count of jobs in words. */
export const countJobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

/** Returns the time that a run took, rounded to what matters. */
export function formatDuration(from: string, until: string): string {
  const seconds = Math.max(0, (Date.parse(until) - Date.parse(from)) / 1000);
  if (seconds < 1) return 'under a second';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
