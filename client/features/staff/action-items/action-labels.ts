import type { ActionStatus } from '../../../graphql/schema.generated';
import type { StatusTone } from '../../../ui/status-tag';

/** Labels of the statuses of an action (A119). */
export const actionStatuses: Record<ActionStatus, string> = {
  NEW: 'New',
  DISMISSED: 'Dismissed',
  DONE: 'Done',
};

export const actionTones: Record<ActionStatus, StatusTone> = {
  NEW: 'new',
  DISMISSED: 'quiet',
  DONE: 'good',
};

/** Notices about new jobs and dismissed actions (R249, R250). */
export const actionNotices = {
  created: 'The job has been created',
  notCreated: 'There was an error creating this Job',
  dismissed: 'Those actions have been dismissed',
  notDismissed: 'There was an error dismissing some of those actions',
} as const;
