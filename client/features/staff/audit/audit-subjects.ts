import type { RecordType } from '../../../graphql/schema.generated';
import type { HistoryLabels } from '../../../history/history-labels';
import { adminPaths } from '../../../navigation/admin-paths';
import { describeScheduledJob, formatJobName } from '../../../ui/job-labels';

/** Labels of a type of records that has no timeline. */
type FurtherSubject = HistoryLabels & {
  href?: (id: number) => string;
  /** Returns the name of a record for people. */
  named?: (name: string) => string;
};

/** The types of records with a timeline, by their names in the log. */
export const timelineSubjects: Readonly<Record<string, RecordType>> = {
  supplier: 'SUPPLIER',
  'impact-buyer': 'IMPACT_BUYER',
  'good-cause': 'GOOD_CAUSE',
  'sales-enquiry': 'SALES_ENQUIRY',
  lead: 'LEAD',
  user: 'USER',
  'impact-box-order': 'ORDER',
  'contact-message': 'MESSAGE',
  category: 'CATEGORY',
  'featured-listing': 'FEATURED_LISTING',
  'action-item': 'ACTION_ITEM',
  'search-synonym': 'SEARCH_SYNONYM',
  settings: 'SITE_SETTINGS',
};

const further = (
  recordLabel: string,
  actions: Readonly<Record<string, string>>,
  more = {},
): FurtherSubject => ({
  recordLabel,
  labels: {},
  actions,
  ...more,
});

/** The other types of records, by their names in the log. */
export const furtherSubjects: Readonly<Record<string, FurtherSubject>> = {
  mail: further(
    'email',
    {
      bounced: 'could not deliver this email',
      retried: 'tried this email again',
      'sent-again': 'sent this email again',
    },
    { href: adminPaths.mail },
  ),
  task: further('task', { asked: 'started this task', retried: 'started this task again' }),
  import: further('import', { sent: 'uploaded a file to import' }),
  service: further('service', { offered: 'added this service', stopped: 'removed this service' }),
  'search-miss': further('search without results', {
    dismissed: 'dismissed this search',
    'taken-back': 'restored this search',
  }),
  'held-submission': further('held submission', {
    held: 'held this submission for review',
    released: 'released this submission',
    discarded: 'discarded this submission',
  }),
  'impact-certificate': further(
    'impact certificate',
    { issued: 'issued this certificate' },
    { href: adminPaths.impactBuyer },
  ),
  'mail-template': further('email template', {}),
  'saved-view': further('saved view', {}),
  'supplier-alert': further('supplier alert', {
    requested: 'requested this alert',
    matched: 'told the person about a supplier',
  }),
  testimonial: further('testimonial', { left: 'left a testimonial' }),
  webhook: further('webhook', {
    paused: 'paused this webhook',
    resumed: 'resumed this webhook',
    'secret-replaced': 'replaced the secret of this webhook',
  }),
  'background-job': further(
    'background job',
    { retried: 'retried this job', dropped: 'dropped this job' },
    { href: () => adminPaths.jobs(), named: formatJobName },
  ),
  'scheduled-job': further(
    'scheduled job',
    { requested: 'started this job' },
    {
      href: () => adminPaths.jobs('schedule'),
      named: (name: string) => describeScheduledJob(name)[0],
    },
  ),
};

/** Actions that staff look for, by their names in the log. */
export const actionFilters: Readonly<Record<string, string>> = {
  created: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored from the trash',
  undone: 'Undid a change',
  'user.invited': 'Invited a user',
  'user.deactivated': 'Deactivated a user',
  'user.reactivated': 'Activated a user again',
  'account.registered': 'Registered an account',
  'account.password-changed': 'Changed a password',
  'account.password-reset': 'Reset a password',
  'account.refresh-token-reused': 'Reused a sign-in token',
  'account.token-created': 'Created an API token',
  'account.token-revoked': 'Revoked an API token',
  'mail.sent-again': 'Sent an email again',
  'task.asked': 'Started a task',
  'sales-enquiry.sent': 'Sent an enquiry',
  'sales-enquiry.reply-queued': 'Replied to an enquiry',
  'background-job.retried': 'Retried a background job',
  'background-job.dropped': 'Dropped a background job',
  'scheduled-job.requested': 'Started a scheduled job',
};

/** Returns the names in the log of the chosen actions, on all types of records. */
export const loggedActions = (chosen: readonly string[]): string[] =>
  chosen.flatMap((action) =>
    action.includes('.')
      ? action
      : [...Object.keys(timelineSubjects), ...Object.keys(furtherSubjects)].map(
          (type) => `${type}.${action}`,
        ),
  );
