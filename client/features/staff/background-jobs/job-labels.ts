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
